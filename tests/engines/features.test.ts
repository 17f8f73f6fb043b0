import { expect, it } from 'vitest';
import { ENGINES } from '../setup/installed-engines.ts';
import { readmeCells, withEveryEngine } from './engines.ts';

/**
 * Features that the site uses but not every browser has: their names in the README -> how a page detects them. These
 * functions run in a page.
 */
const FEATURES: Record<string, () => boolean> = {
  'Rules for pages prepared ahead': () => HTMLScriptElement.supports('speculationrules'),
  'Pages that fade into each other': () => 'CSSViewTransitionRule' in window,
  'Lines that climb with scrolling': () => CSS.supports('animation-timeline: view()'),
  'Idle time reported to scripts': () => 'requestIdleCallback' in window,
  'Text without lonely last words': () => CSS.supports('text-wrap: pretty'),
  'Fallback font of the same height': () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('@font-face { font-family: x; src: local(x); ascent-override: 90% }');
    return sheet.cssRules[0]?.cssText.includes('ascent-override') === true;
  },
};

withEveryEngine('the features of the browser', ({ engine, visit }) => {
  it('are those that the README lists', async () => {
    const screen = await visit('/');
    const says: Record<string, string | undefined> = {};
    const finds: Record<string, string> = {};
    for (const [name, probe] of Object.entries(FEATURES)) {
      says[name] = readmeCells(name)[ENGINES.indexOf(engine)];
      finds[name] = (await screen.evaluate(probe)) ? 'yes' : 'no';
    }
    expect(finds).toEqual(says);
  });
});
