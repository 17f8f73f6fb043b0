import type { Fault } from '../fault.ts';
import { menu } from './menu.ts';

const FAR = '<div style="height: 3000px"></div>';

/** Faults in what a page looks like, and in what it tells screen readers. */
export const look: Fault[] = [
  {
    check: 'axe',
    fault: 'a picture without words',
    parts: { main: '<img src="/a.png" width="9" height="9">' },
    says: /390 px, as it comes; 1440 px, as it comes: image-alt/,
  },
  {
    check: 'axe',
    fault: 'a button without a name in a closed menu',
    parts: { header: menu('<button type="button"></button>') },
    says: /390 px, menu open: button-name/,
  },
  {
    check: 'axe',
    fault: 'a heading level left out',
    parts: { main: '<h3>Third</h3>' },
    says: /heading-order/,
  },
  {
    check: 'contrast',
    fault: 'pale text',
    parts: { main: '<p style="color: #aaa">Pale</p>' },
    says: /color-contrast/,
  },
  {
    check: 'contrast',
    fault: 'pale text in a section that is not drawn yet',
    parts: {
      main: `${FAR}<div style="content-visibility: auto; contain-intrinsic-size: auto 500px"><p style="color: #aaa">Pale</p></div>`,
    },
    says: /color-contrast/,
  },
  {
    check: 'contrast',
    fault: 'pale text on a picture, of which the styles tell nothing',
    parts: {
      css: 'main p { color: #fff; background: linear-gradient(90deg, #ddd, #eee) }',
    },
    says: /390 px, as it comes: "A line of text." has a contrast of 1\.\d\d:1/,
  },
  {
    check: 'targets',
    fault: 'small buttons side by side',
    parts: {
      css: 'main button { min-width: 0; min-height: 0; padding: 0; width: 14px; height: 14px; border: 0 }',
      main: '<div><button type="button" aria-label="One"></button><button type="button" aria-label="Two"></button></div>',
    },
    says: /target-size/,
  },
  {
    check: 'forced-colors',
    fault: 'text that keeps its color',
    parts: { css: 'main p { forced-color-adjust: none; color: #fff }' },
    says: /"A line of text." cannot be seen/,
  },
  {
    check: 'forced-colors',
    fault: 'a button that is only a ground',
    parts: {
      css: 'main button { border: 0; background: #ddd }',
      main: '<button type="button">Send</button>',
    },
    says: /<button> "Send" loses its frame/,
  },
  {
    check: 'forced-colors',
    fault: 'a sign that is drawn in the color of the ground',
    parts: {
      css: 'main svg { forced-color-adjust: none; fill: #fff } main button { border: 2px solid; background: #111 }',
      main: '<button type="button" aria-label="Play"><svg viewBox="0 0 9 9" width="40" height="40"><circle cx="4" cy="4" r="4"/></svg></button>',
    },
    says: /"Play" shows neither words nor a sign/,
  },
];
