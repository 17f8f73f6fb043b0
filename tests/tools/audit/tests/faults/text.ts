import type { Fault } from '../fault.ts';
import { menu } from './menu.ts';

/** Faults that appear when a visitor changes the text size or spacing. */
export const text: Fault[] = [
  {
    check: 'text-spacing',
    fault: 'a box of fixed height',
    parts: {
      css: 'main p { height: 1.3em; width: 9em; line-height: 1.2; overflow: hidden }',
      main: '<p>Eighteen letters or</p>',
    },
    says: /390 px, as it comes(; 1440 px, as it comes)?: "Eighteen letters or" is cut off by <p>/,
  },
  {
    check: 'text-spacing',
    fault: 'text that overlaps other text',
    parts: {
      css: 'main div { height: 1.4em; line-height: 1.2; white-space: nowrap; display: flex } main b { width: 9.5em } ',
      main: '<div><b>Nine words here</b><span>and beside</span></div>',
    },
    says: /overlaps/,
  },
  {
    check: 'text-size',
    fault: 'a row that does not break',
    parts: {
      css: 'main p { white-space: nowrap; overflow-wrap: normal }',
      main: '<p>Twenty-nine letters of one row</p>',
    },
    says: /390 px, as it comes: scrolls sideways by \d+ px, because of "Twenty-nine/,
  },
  {
    check: 'text-size',
    fault: 'a label that outgrows its button',
    parts: {
      css: 'main a { height: 32px; width: 90px; padding: 0; background: #eee; white-space: nowrap }',
      main: '<p><a href="/b">Get started</a></p>',
    },
    says: /"Get started" is cut off by the edge of <a>/,
  },
  {
    check: 'text-size',
    fault: 'a row that does not break in a closed menu',
    parts: {
      css: 'header p { white-space: nowrap; overflow-wrap: normal; min-height: 100vh }',
      header: menu('Twenty-nine letters of one row'),
    },
    says: /390 px, menu open: scrolls sideways by \d+ px, because of .*Twenty-nine/,
  },
  {
    check: 'zoom',
    fault: 'a width in px',
    parts: { css: 'main p { width: 500px }' },
    says: /1440 px, as it comes: scrolls sideways/,
  },
  {
    check: 'zoom',
    fault: 'sideways scrolling that is only hidden',
    parts: {
      css: 'html { overflow-x: hidden } main p { width: 500px }',
      main: `<p>${'A long line of text. '.repeat(5)}</p>`,
    },
    says: /is cut off by the edge of the screen/,
  },
];
