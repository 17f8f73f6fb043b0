import { laptopScreen, sheet } from '../sheet.ts';

/** Gap between the two columns of a policy. */
export const GAP = 64;

/** Styles that the parts of a policy share. */
export const policy = sheet('policy/policy', {
  /** Contents on the left, text on the right. */
  columns: {
    [laptopScreen]: {
      display: 'grid',
      gridTemplateColumns: '4.4fr 7.6fr',
      columnGap: GAP,
    },
  },
  text: { gridColumn: 2, minWidth: 0 },
  /** A printed plate: yellow with an edge line inside. */
  plate: {
    position: 'relative',
    background: 'var(--yellow)',
    '&::after': { content: '""', position: 'absolute', pointerEvents: 'none', borderStyle: 'solid' },
    '@media print': { border: '1pt solid', '&::after': { display: 'none' } },
  },
  note: {
    marginTop: 16,
    fontSize: 'var(--fs-small)',
    lineHeight: 1.4,
    '@media print': { marginTop: '6pt', fontSize: '9pt' },
  },
});
