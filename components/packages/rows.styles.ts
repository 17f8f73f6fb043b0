import { sheet, unseen } from '../sheet.ts';
import { MAX_ROWS } from './comparison.ts';

/**
 * The width from which a section is a table, about 900 px; below it shows cards side by side. In em, so that five tiers
 * fit, and so that text of twice the size gets cards. Print is so small that paper is wide enough.
 */
export const inTable = '@container (min-width: 52em)';
export const inPrint = '@media print';

/** In the table the rows of the first card begin at the section's left edge, and their labels serve all cards. */
export const inFirstCard = 'li:first-of-type > &';
export const allRows = `1 / span ${MAX_ROWS + 2}`;

const printedRow = {
  minHeight: 0,
  paddingBlock: 'var(--print-row) calc(var(--print-row) * .55)',
  borderTopWidth: '.5pt',
  fontSize: '8.75pt',
  lineHeight: 1.12,
};

/** Rows of all cards, of one height: classes of the lists that they are in. */
export const rows = sheet(
  'packages/rows',
  {
    list: {
      '& > *': {
        paddingInline: 'var(--pad)',
        display: 'flex',
        justifyContent: 'space-between',
        alignItems: 'center',
        gap: 12,
      },
      '& dd': { textAlign: 'right', fontWeight: 800 },
      '& svg': { width: '1.25rem', height: '1.25rem' },
      // Better than the next smaller tier.
      'li + li > & > :has([href$=disc])': { background: 'var(--success-bg)' },
      // Visually, the labels of the first card appear once on the left; the others remain for screen readers.
      [inTable]: {
        '& > *': { justifyContent: 'flex-start' },
        '& dd': { textAlign: 'left' },
        'li + li > & dt': unseen,
        'li:first-of-type > & > *': {
          marginLeft: 'calc(-1 * var(--labels))',
          paddingLeft: 12,
          gap: 'var(--pad)',
          '& dt': {
            flex: 'none',
            paddingRight: 8,
            width: 'calc(var(--labels) - 12px)',
            fontWeight: 'var(--label, 600)',
            color: 'inherit',
          },
        },
      },
      [inPrint]: { '&& > *': printedRow, '& svg': { width: '9.5pt', height: '9.5pt' } },
    },
    highlights: {
      '& > *': {
        minHeight: 46,
        paddingBlock: '.55rem .4rem',
        borderTop: '1.5px solid var(--ink)',
        fontWeight: 600,
        lineHeight: 1.25,
      },
      '& dd': { fontSize: 'min(1.5rem, 8vw)', letterSpacing: '-.03em', lineHeight: 1.1 },
      [inTable]: { display: 'contents', '& dd': { fontSize: 'min(.55rem + 1.15cqi, 1.5rem)' } },
      [inPrint]: { '& dd': { fontSize: '10.5pt' } },
    },
    features: {
      // Both override the browser's rule for [hidden], which the script sets to "until-found".
      display: 'block',
      contentVisibility: 'visible',
      '& > *': {
        minHeight: 40,
        paddingBlock: '.5rem .35rem',
        borderTop: '1px solid var(--line)',
        fontSize: 'var(--fs-small)',
        lineHeight: 1.3,
      },
      '& > :first-of-type': { borderTop: 0 },
      '&:last-of-type > :last-of-type': { borderRadius: '0 0 4px 4px' },
      [inTable]: { display: 'contents' },
    },
    /**
     * Features that all tiers have: the first card lists them once, in a line across the columns of all. The others keep
     * the row free, and their list for screen readers.
     */
    every: {
      [inTable]: {
        '&&': { height: 0, display: 'block', overflow: 'hidden' },
        'li:first-of-type > &&': {
          display: 'flex',
          gap: '0 1rem',
          width: '100cqi',
          height: 'auto',
          marginLeft: 'calc(-1 * var(--labels))',
          paddingInline: 12,
          flexWrap: 'wrap',
          background: 'var(--block)',
          zIndex: 1,
        },
        // Ends the table, over the lower edges of the cards.
        'li:first-of-type > &&:last-of-type': { boxShadow: 'inset 0 -1.5px var(--ink), 0 6px var(--paper)' },
        'li:first-of-type > && > *': {
          padding: 0,
          flexDirection: 'row-reverse',
          gap: 8,
          margin: 0,
          border: 0,
          '& dt': { width: 'auto', padding: 0 },
        },
      },
    },
    /** A row or a category: less prominent, and hidden while only differences are shown. */
    same: {
      '--label': 400,
      'dl > &': { color: 'var(--ink-2)' },
      'dl > & > dd': { fontWeight: 500 },
      'section:has(:checked) &': { display: 'none !important' },
    },
  },
  'shared',
);
