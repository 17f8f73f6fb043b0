import { from, sheet } from '../sheet.ts';

/** Padding at the inner sides of a card, px. */
export const padding = 28;

/** The possible looks of a sheet of cards, so that no two services look alike (Sheet.tsx). */
export const looks = sheet(
  'service/looks',
  {
    /** As many windows in a row as have room; those of the last one share it. */
    desk: {
      [from.lg]: {
        display: 'flex',
        flexWrap: 'wrap',
        marginInline: 'var(--edge)',
        border: '1.5px solid var(--ink)',
        borderRadius: 6,
        overflow: 'clip',
        '& > :nth-child(n)': { flex: '1 1 17rem', paddingInline: padding },
        '& > :first-child:has(img)': { flexBasis: '100%', paddingInline: 0 },
        '& > * > :first-child:has(img)': { flexBasis: '60%' },
        '&&::after': { display: 'none' },
      },
    },
    /** Browser windows: each card has its title on a tab, beside its icon. */
    windows: {
      '& > svg': { margin: '11px 0 0' },
      [from.sm]: {
        position: 'relative',
        '&&': { paddingBlock: '11px 1.6rem' },
        '& > svg': { position: 'absolute', marginLeft: 14 },
        '& > svg + div > h3': { paddingLeft: 48 },
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
            inset: '-12.5px -100vw 0',
            borderBottom: '1.5px solid var(--ink)',
            background:
              'linear-gradient(var(--surface), var(--surface)) 100vw 12px / calc(100% - 200vw) 100% no-repeat var(--block)',
          },
        },
        isolation: 'isolate',
        overflow: 'clip',
      },
    },
    /** Rows as high as their text. */
    index: { [from.lg]: { gridAutoRows: 'auto' } },
    /** An index: the main card takes a row, with its text at the side; the others have their icon beside the text. */
    entry: {
      [from.sm]: { flexDirection: 'row' },
      [from.lg]: {
        '&&:nth-child(n)': { paddingInline: padding },
        '&&:nth-child(3n + 2)': { paddingLeft: 'var(--edge)' },
        '&&:nth-child(3n + 1)': { paddingRight: 'var(--edge)' },
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
          alignSelf: 'center',
          paddingInline: `${padding}px var(--edge) !important`,
          '& p': { fontSize: 'var(--fs-lead)' },
        },
      },
    },
  },
  'variation',
);
