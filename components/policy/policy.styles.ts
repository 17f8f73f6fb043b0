import { sheet } from '../sheet.ts';

/** Styles that the parts of a policy share. */
export const policy = sheet(
  'policy/policy',
  {
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
  },
  'shared',
);
