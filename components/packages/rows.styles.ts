import { sheet } from '../sheet.ts';
import { MAX_ROWS } from './comparison.ts';

/**
 * Where a section is wide enough for a table; below that it shows one card at a time. Measured by the section in
 * rem, so that five tiers fit, and so that letters of twice the size get cards. Paper is wide enough.
 */
export const inTable = '@container (min-width: 42rem)';
/** Where price and period stand on one line. */
export const inWideTable = '@container (min-width: 72rem)';
export const inPrint = '@media print';

/** In the table the rows of the first card begin at the section's left edge, and their labels serve all cards. */
export const inFirstCard = 'li:first-of-type > &, li:first-of-type > dl > &';
export const allRows = `1 / span ${MAX_ROWS + 2}`;

const row = {
  paddingInline: 'var(--pad)',
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 12,
};

const printedRow = {
  minHeight: 0,
  paddingBlock: 'var(--print-row) calc(var(--print-row) * .55)',
  borderTopWidth: '.5pt',
  fontSize: '8.75pt',
  lineHeight: 1.12,
};

/** Rows of all cards, of one height. */
export const rows = sheet('packages/rows', {
  highlight: {
    ...row,
    minHeight: 46,
    paddingBlock: '.55rem .4rem',
    borderTop: '1.5px solid var(--ink)',
    fontWeight: 600,
    lineHeight: 1.25,
    '& dd': { fontWeight: 800, fontSize: '1.5rem', letterSpacing: '-.03em', lineHeight: 1.1 },
    [inTable]: { '& dd': { fontSize: 'clamp(1.0625rem, .55rem + 1.15cqi, 1.5rem)' } },
    [inPrint]: { ...printedRow, '& dd': { fontSize: '10.5pt' } },
  },
  feature: {
    ...row,
    minHeight: 42,
    paddingBlock: '.5rem .4rem',
    borderTop: '1px solid var(--line)',
    fontSize: 'var(--fs-small)',
    lineHeight: 1.3,
    '& dd': { fontWeight: 800 },
    [inPrint]: printedRow,
  },
  /** Quieter, and gone while only what differs is shown. */
  same: {
    '&:is(dl > *)': { color: 'var(--ink-2)' },
    '--label': 400,
    '& dd': { fontWeight: 500 },
    'section:has(:checked) &': { display: 'none' },
  },
});
