import { sheet } from '../sheet.ts';

/** Styles that the parts of a policy share. */
export const policy = sheet(
  'policy/policy',
  {
    note: {
      marginTop: 16,
      fontSize: 'var(--fs-small)',
      lineHeight: 1.4,
      '@media print': { marginTop: '6pt', fontSize: '9pt' },
    },
  },
  'shared',
);
