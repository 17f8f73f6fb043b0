import { below, from, sheet, tablet } from '../sheet.ts';

/** Padding at the inner sides of a card, px. */
export const padding = 28;

/** The place of a column; its outer side keeps the margin of the page. */
export const column = sheet(
  'service/looks columns',
  {
    0: { [from.lg]: { gridColumn: 1, '&&&': { paddingLeft: 'var(--edge)' } } },
    1: { [from.lg]: { gridColumn: 2 } },
    2: { [from.lg]: { gridColumn: 3, '&&&': { paddingRight: 'var(--edge)' } } },
  },
  'variation',
);

/** The possible looks of a sheet of cards, so that no two services look alike (Sheet.tsx). */
export const looks = sheet(
  'service/looks',
  {
    /** As many windows in a row as have room; those of the last one share it. */
    desk: {
      [from.lg]: {
        flexWrap: 'wrap',
        marginInline: 'var(--edge)',
        border: '1.5px solid var(--ink)',
        borderRadius: 6,
        overflow: 'clip',
        display: 'flex',
        '& > :nth-child(n)': { flex: '1 1 17rem', paddingInline: padding },
        '& > :first-child:has(img)': { flexBasis: '100%', paddingInline: 0 },
        '& > * > :first-child:has(img)': { flexBasis: '60%' },
        '&&::after': { display: 'none' },
      },
    },
    /** Browser windows: each card has its title on a tab, and its picture or icon below. */
    windows: {
      [below.sm]: { '& > svg': { marginTop: 11 } },
      [from.sm]: {
        '&&': { gap: 0, paddingBlock: '11px 1.6rem' },
        '& > :last-child': { display: 'contents' },
        '& > :first-child': { order: 1, marginBottom: 12 },
        '& :is(p, a)': { order: 2 },
        '& a': { alignSelf: 'start' },
        '& h3': {
          position: 'relative',
          width: 'fit-content',
          marginBottom: '1.1rem',
          padding: '.65rem 1.2rem .5rem',
          border: '1.5px solid var(--ink)',
          borderBottom: 0,
          borderRadius: '8px 8px 0 0',
          fontSize: '1.25rem',
          // The bar that the tab stands on.
          '&::before': {
            content: '""',
            position: 'absolute',
            zIndex: -1,
            background:
              'linear-gradient(var(--surface), var(--surface)) 100vw 12px / calc(100% - 200vw) 100% no-repeat var(--block)',
            inset: '-12.5px -100vw 0',
            borderBottom: '1.5px solid var(--ink)',
          },
        },
        isolation: 'isolate',
        overflow: 'clip',
      },
    },
    /** Rows as high as their text. */
    index: { [from.lg]: { gridAutoRows: 'auto', gridAutoFlow: 'dense' } },
    /** An index: the main card takes a row, with its text at the side; the others have their icon beside the text, or their group's heading above. */
    entry: {
      overflow: 'clip',
      [from.sm]: { flexDirection: 'row' },
      '& > :last-child': { flex: 1 },
      '& p': { fontSize: '1.125rem' },
      [from.lg]: { '&&': { paddingInline: padding } },
    },
    /** The heading of a column, above its first card; with two columns there is none. */
    group: {
      display: 'none',
      margin: `-${padding}px -50vw 1.4rem`,
      padding: '1rem 50vw .8rem',
      borderBottom: '1.5px solid var(--ink)',
      background: 'var(--tint)',
      fontSize: 'clamp(1.25rem, 1.1rem + 1vw, 2rem)',
      fontWeight: 800,
      lineHeight: 1.1,
      letterSpacing: '-.02em',
      [from.lg]: { display: 'block', '& + img': { width: '100%', marginBottom: '1rem' } },
      [below.lg]: { '& + :not(h3, img)': { display: 'none' } },
      [tablet]: { '& + img': { display: 'none' } },
      [below.sm]: {
        display: 'block',
        marginBlock: '-9px 9px',
        '& ~ details > summary': { top: 55 },
        '& + img': {
          width: '100%',
          height: 144,
          marginBottom: 6,
          objectFit: 'cover',
          objectPosition: 'top',
          '& ~ details > summary': { top: 205 },
        },
      },
    },
    main: {
      [from.lg]: {
        '&&': { gridColumn: 'span 3', gridRow: 'auto', flexDirection: 'row', alignItems: 'stretch' },
        '& > :first-child': {
          // As wide as two cells, so that the lines between cells go on.
          flex: `0 0 calc(2 * var(--cell) + var(--edge) - ${padding}px + 4px)`,
          borderBottom: 0,
          borderRight: '2px solid var(--ink)',
          minHeight: 0,
        },
        '& > :first-child img': { position: 'static', height: 'auto', paddingInline: 0 },
        '& > :last-child': {
          flex: 1,
          paddingInline: `${padding}px var(--edge) !important`,
          alignSelf: 'center',
          '& p': { fontSize: 'var(--fs-lead)' },
        },
      },
    },
  },
  'variation',
);
