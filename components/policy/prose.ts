import type { CSSObject } from '@emotion/react';
import { below, desktopScreen, laptopScreen, sheet } from '../sheet.ts';

/** In a grid of two columns: headings, each with a line above, to the left of what they head. */
const beside: CSSObject = {
  '& > *': { gridColumn: 2 },
  // In two rows: a heading of two lines does not push the list away from the line before it.
  '& > h3': { gridArea: 'auto / 1 / span 2', marginTop: 24, paddingTop: 21 },
  '& > h3 + *': { marginTop: 24, paddingTop: 20 },
  // Across both columns: it is placed in the grid's box, at the height of its heading.
  '& > h3::before': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    marginTop: -21,
    borderTop: '1px solid var(--line)',
  },
};

/** Styles for the HTML that the build makes from Markdown. */
export const prose = sheet(
  'policy/prose',
  {
    body: {
      '& > *': { maxWidth: '36em' },
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
      '& blockquote': { paddingLeft: '1.35em', borderLeft: '3.5px solid var(--ink)' },
      '& table': { borderCollapse: 'collapse', overflowWrap: 'break-word' },
      // Broken words are better than a page that scrolls sideways.
      '& table:has(th:nth-child(4))': { overflowWrap: 'anywhere' },
      '& :is(th, td)': {
        padding: '.4em 1.2em .4em 0',
        borderBottom: '1px solid var(--line)',
        verticalAlign: 'top',
        '&:not([align])': { textAlign: 'start' },
      },
      '& > h3': { marginTop: 24, fontSize: '1.25rem', lineHeight: 1.3 },
      '& > h3 + *': { marginTop: 6 },
      '& > h3:target': { background: 'var(--signal-3)' },
      // A part with its number.
      '& > h3:has(> b)': { paddingLeft: '2.2em', textIndent: '-2.2em' },
      '& > h3 > b': {
        display: 'inline-block',
        minWidth: '2.2em',
        marginRight: '-.25em',
        color: 'var(--muted)',
        textIndent: 0,
      },
      [below.lg]: {
        '& > h3': { fontSize: '1.25rem' },
        '& > * + h3': { paddingTop: 20, borderTop: '1px solid var(--line)' },
      },
      '@media print': {
        '& > h3': { marginTop: '7pt', fontSize: '11pt', breakAfter: 'avoid' },
        '& > h3 + *': { marginTop: 0 },
        '& > *': { maxWidth: 'none', orphans: 3, widows: 3 },
        '& > * + *': { marginTop: '5pt' },
        '& li + li': { marginTop: '2pt' },
        '& ul > li::before': { top: '.45em' },
        '& [data-address]::after': { content: '" (" attr(data-address) ")"' },
      },
    },
    /** For a text that has the page to itself: it begins large. */
    wide: {
      '& > p:first-child': {
        // Across both columns.
        gridColumn: '1 / -1',
        maxWidth: '30em',
        marginBottom: 32,
        fontSize: 'clamp(1.375rem, 1.1rem + 1.2vw, 2rem)',
        fontWeight: 700,
        lineHeight: 1.3,
        letterSpacing: '-.015em',
        '@media print': { maxWidth: 'none', margin: 0, fontSize: '12pt' },
      },
    },
    beside: { [laptopScreen]: beside },
    besideOnDesktop: { [desktopScreen]: { display: 'contents', ...beside } },
  },
  'variation',
);

/**
 * Prepares the HTML of a section for paper: each link gets the address that is printed after it.
 * @param html made from Markdown, so a link has no attribute but its address
 * @param siteUrl printed before addresses on this site
 */
export const withPrintedAddresses = (html: string, siteUrl: string) =>
  html.replace(/<a href="(\/[^"]*|https?:[^"]*)"/g, (link, address: string) => {
    return `${link} data-address="${address.startsWith('/') ? siteUrl : ''}${address}"`;
  });
