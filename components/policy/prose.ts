import { laptopScreen, sheet } from '../sheet.ts';
import { GAP } from './policy.styles.ts';

/** Width of the left column, relative to the right one: 4.4 parts beside 7.6. */
const LEFT = `${((4.4 / 7.6) * 100).toFixed(3)}%`;

/** Styles for the HTML that the build makes from Markdown. */
export const prose = sheet('policy/prose', {
  body: {
    '& > *': { maxWidth: '33em' },
    '& > * + *': { marginTop: 16 },
    '& > p + ul, & > p + ol': { marginTop: 8 },
    '& li': { position: 'relative', paddingLeft: '1.35em' },
    '& li + li': { marginTop: 6 },
    '& ul > li::before': {
      content: '""',
      position: 'absolute',
      left: 2,
      top: '.58em',
      // A border is always printed, a background may not be.
      border: '3.5px solid var(--ink)',
    },
    '& ol': { paddingLeft: '1.35em', listStyle: 'decimal' },
    '& ol > li': { paddingLeft: '.25em' },
    '& a': { overflowWrap: 'anywhere' },
    '& img': { border: '1.5px solid var(--ink)', borderRadius: 6 },
    '@media print': {
      '& > *': { maxWidth: 'none', orphans: 3, widows: 3 },
      '& > * + *': { marginTop: '5pt' },
      '& li + li': { marginTop: '2pt' },
      '& ul > li::before': { top: '.45em' },
      '& [data-address]::after': { content: '" (" attr(data-address) ")"' },
    },
  },
  /**
   * For a text that has the whole page: it begins large, and bold words at the start of a paragraph are its heading.
   */
  wide: {
    '& > p:first-child': {
      // In its own, larger letters about as wide as the text below.
      maxWidth: '30em',
      marginBottom: 24,
      fontSize: 'var(--fs-lead)',
      lineHeight: 1.45,
      '@media print': { maxWidth: 'none', margin: 0, fontSize: '12pt' },
    },
  },
  point: {
    '@media screen': {
      position: 'relative',
      paddingTop: 16,
      '& > strong:first-child': { display: 'block', fontSize: '1.1875rem', fontWeight: 800, lineHeight: 1.4 },
    },
    [laptopScreen]: {
      marginTop: 24,
      paddingTop: 24,
      // The measure without a narrower box, from whose width the left column is reckoned.
      maxWidth: 'none',
      paddingRight: 'max(0px, 100% - 33em)',
      '&::before': {
        content: '""',
        position: 'absolute',
        inset: `0 0 auto calc(-1 * ${LEFT} - ${GAP}px)`,
        borderTop: '1px solid var(--line)',
      },
      '& > strong:first-child': { position: 'absolute', right: `calc(100% + ${GAP}px)`, width: LEFT },
    },
  },
});

/**
 * Prepares the HTML of a section for paper: each link gets the address that is printed after it.
 * @param html made from Markdown, so a link has no attribute but its address
 * @param siteUrl printed before addresses on this site
 */
export const withPrintedAddresses = (html: string, siteUrl: string) =>
  html.replace(/<a href="(\/[^"]*|https?:[^"]*)"/g, (link, address: string) => {
    return `${link} data-address="${address.startsWith('/') ? siteUrl : ''}${address}"`;
  });

/** Marks the paragraphs that begin with bold text, for a wide layout. */
export const withPoints = (html: string) =>
  html.replaceAll('<p><strong>', `<p class="${prose.point}"><strong>`);
