import { from, sheet } from '../sheet.ts';

/** Padding at the inner sides of a card, px. */
export const padding = 28;

/** The possible looks of a sheet of cards, so that no two services look alike (Sheet.tsx). */
export const looks = sheet(
  'service/looks',
  {
    /** Browser windows: a bar with three buttons above each card. */
    windows: {
      [from.sm]: {
        paddingTop: 16,
        boxShadow: 'inset 0 36px var(--block), inset 0 37.5px var(--ink)',
        '&::before': {
          content: '""',
          width: 10,
          height: 10,
          marginBottom: '1.4rem',
          borderRadius: '50%',
          background: 'var(--signal)',
          boxShadow:
            '0 0 0 1.5px var(--ink), 19px 0 var(--yellow), 19px 0 0 1.5px var(--ink), 38px 0 var(--wood), 38px 0 0 1.5px var(--ink)',
        },
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
        },
      },
    },
  },
  'variation',
);
