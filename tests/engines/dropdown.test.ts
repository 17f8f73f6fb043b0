import { expect } from 'vitest';
import { CONTENT } from '../content.ts';
import { type EngineContext, inEveryEngine } from './engines.ts';
import type { Screen } from './screen.ts';

const LIST = 'nav[aria-label=Main] details';
const ENTRY = `${LIST} summary`;
const LINK = `${LIST} a`;
const SERVICES = CONTENT.services.map(({ title }) => title);
const [FIRST = '', SECOND = ''] = SERVICES;
const [BEFORE_LAST = '', LAST = ''] = SERVICES.slice(-2);

/** Opens a page with React running, the mouse elsewhere and the list closed. */
async function started({ visit }: EngineContext): Promise<Screen> {
  const screen = await visit('/about-us/');
  await screen.hover('header a', 'Packages');
  await screen.hydrated('menu');
  await leave(screen);
  return screen;
}

const leave = (screen: Screen) => screen.moveMouse(20, 850);
const focusEntry = (screen: Screen) => screen.focus(ENTRY);
const isOpen = (screen: Screen) => screen.isVisible(LINK, 'Local SEO');
const opens = (screen: Screen) => screen.sees(LINK, 'Local SEO');
const closes = (screen: Screen) => screen.losesSightOf(LINK);

inEveryEngine('Dropdown', (test) => {
  test('opens on hover or the first click before any script, and stays open afterwards', async ({
    site,
    cold,
  }) => {
    const screen = await cold('/');
    await screen.hover(ENTRY);
    await opens(screen);
    await leave(screen);
    await closes(screen);
    await screen.click(ENTRY);
    await opens(screen);
    site.release();
    await screen.hydrated('menu');
    expect(await isOpen(screen)).toBe(true);
  });

  test('opens when the mouse has rested on it for 100 ms, not before, and closes when it leaves', async (context) => {
    const screen = await started(context);
    await screen.hover(ENTRY);
    // Read from the rule: measured time would include that of a busy machine.
    const delays = await screen.evaluate(() =>
      [...document.styleSheets]
        .flatMap(({ cssRules }) => [...cssRules] as (CSSRule & Partial<CSSStyleRule>)[])
        .flatMap((rule) => [rule, ...((rule.cssRules ?? []) as Iterable<CSSRule & Partial<CSSStyleRule>>)])
        .filter(({ selectorText }) => selectorText?.includes('::details-content'))
        .map(({ style }) => style?.transitionDelay),
    );
    expect(delays).toContain('0.1s');
    await opens(screen);
    await leave(screen);
    await closes(screen);
  });

  test('stays open on the click that follows a hover, and closes on the next', async (context) => {
    const screen = await started(context);
    await screen.hover(ENTRY);
    await opens(screen);
    await screen.click(ENTRY);
    expect(await isOpen(screen)).toBe(true);
    await screen.click(ENTRY);
    await closes(screen);
  });

  test('opens with the space bar, is navigated with the arrow keys, Home and End, and wraps around', async (context) => {
    const screen = await started(context);
    await focusEntry(screen);
    await screen.press(' ');
    await opens(screen);
    const steps = {
      ArrowDown: [FIRST, SECOND],
      End: [LAST],
      ArrowUp: [BEFORE_LAST],
      Home: [FIRST],
    };
    for (const [key, entries] of Object.entries(steps)) {
      for (const entry of entries) {
        await screen.press(key);
        expect(await screen.focused()).toContain(entry);
      }
    }
    await screen.press('ArrowUp');
    expect(await screen.focused()).toContain(LAST);
    await screen.press('ArrowDown');
    expect(await screen.focused()).toContain(FIRST);
  });

  test('closes when the focus leaves, at a click elsewhere, and with Escape, which returns the focus', async ({
    site,
    cold,
  }) => {
    const screen = await cold('/about-us/');
    await focusEntry(screen);
    await screen.press('ArrowDown', 'Tab');
    await opens(screen);
    await screen.focus('header a');
    await closes(screen);
    await screen.click(ENTRY);
    await opens(screen);
    await screen.clickAt(20, 700);
    await closes(screen);
    await screen.hover(ENTRY);
    await opens(screen);
    await screen.press('Escape');
    await closes(screen);
    await leave(screen);
    await focusEntry(screen);
    await screen.press('ArrowDown');
    expect(await screen.focused()).toContain(FIRST);
    await screen.press('ArrowDown');
    site.release();
    await screen.until(
      'it has moved on',
      (second) => document.activeElement?.textContent?.startsWith(second),
      SECOND,
    );
    await screen.press('Escape');
    await closes(screen);
    expect(await screen.focused()).toBe('Services');
  });

  test('opens and closes without scripts, by click and by Enter, and its links work', async ({ visit }) => {
    const screen = await visit('/', { scripts: false });
    await screen.click(ENTRY);
    await opens(screen);
    await screen.click(ENTRY);
    await closes(screen);
    await focusEntry(screen);
    await screen.press('Enter');
    await screen.click(LINK, 'Local SEO');
    await screen.comesTo('/services/local-seo/');
  });
});
