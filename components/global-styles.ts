import type { CSSObject } from '@emotion/react';
import { elementStyles, forced, from } from './sheet.ts';
import { tokens } from './tokens.ts';

/** Design tokens and what every page needs of the bare elements. */
const rules: CSSObject = {
  ':root': {
    // "only": Chrome's automatic dark theme would make some colors unreadable.
    colorScheme: 'only light',
    ...tokens,
    // The second bounds keep long words whole on a phone with larger text.
    '--fs-h1': 'min(clamp(2.625rem, 1.75rem + 3.6vw, 5rem), 15.5vw)',
    '--fs-h2': 'min(clamp(2.125rem, 1.55rem + 2.4vw, 3.75rem), 14vw)',
    '--fs-h3': 'min(clamp(1.375rem, 1.28rem + .4vw, 1.625rem), 11vw)',
    '--fs-lead': 'clamp(1.1875rem, 1.1rem + .4vw, 1.4375rem)',
    '--fs-small': '.9375rem',
    '--section': 'clamp(2.5rem, 1.4rem + 4.9vw, 5.75rem)',
    // The second bound leaves room for the words when they are enlarged, not for the margins.
    '--gutter': 'min(clamp(1.25rem, .6rem + 2.6vw, 3rem), 6.25vw)',
    '--max': '1344px',
    /** Distance from the screen's edge to the content of full-bleed parts. */
    '--edge': 'max(var(--gutter), calc((100vw - var(--max)) / 2))',
    '--header': '72px',
    '--ease': 'cubic-bezier(.2, .7, .2, 1)',
    [from.lg]: { '--header': '80px' },
  },
  '*, *::before, *::after': { boxSizing: 'border-box' },
  html: {
    WebkitTextSizeAdjust: '100%',
    textSizeAdjust: '100%',
    scrollPaddingTop: 'calc(var(--header) + 16px)',
  },
  body: {
    margin: 0,
    background: 'var(--paper)',
    color: 'var(--ink)',
    font: '400 1.0625rem/1.6 Overpass,Fallback,Arial,sans-serif',
    overflowWrap: 'break-word',
  },
  'h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote': { margin: 0, padding: 0 },
  'ul, ol': { listStyle: 'none' },
  'h1, h2, h3': { fontWeight: 800, lineHeight: 1.02, letterSpacing: '-.03em', textWrap: 'balance' },
  h1: { fontSize: 'var(--fs-h1)', lineHeight: 0.98 },
  h2: { fontSize: 'var(--fs-h2)' },
  h3: { fontSize: 'var(--fs-h3)', lineHeight: 1.15, letterSpacing: '-.015em' },
  'p, li, dd': { textWrap: 'pretty' },
  a: { color: 'inherit', textUnderlineOffset: '.2em', textDecorationThickness: '1.5px' },
  'svg, img': { display: 'block' },
  img: { maxWidth: '100%', height: 'auto' },
  // One square of a sheet, which has another shape.
  '[src*="#"]': { aspectRatio: '1' },
  summary: { cursor: 'pointer', listStyle: 'none', '&::-webkit-details-marker': { display: 'none' } },
  ':focus-visible': { outline: '3px solid var(--focus, var(--ink))', outlineOffset: 3, borderRadius: 4 },
  '.lucide': {
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 2,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  // Icons go with the words beside them.
  [forced]: { '.lucide': { color: 'inherit !important' } },
  '@media (prefers-reduced-motion: no-preference)': {
    html: { scrollBehavior: 'smooth' },
    '@view-transition': { navigation: 'auto' },
  },
  // A tap during the transition is the visitor's, not the transition's.
  '::view-transition': { pointerEvents: 'none' },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': { animation: 'none !important', transition: 'none !important' },
  },
};

elementStyles(rules);
