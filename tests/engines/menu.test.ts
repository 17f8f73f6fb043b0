import { expect } from 'vitest';
import { CONTENT } from '../content.ts';
import { DESKTOP, PHONE } from './driver.ts';
import { type EngineContext, inEveryEngine } from './engines.ts';
import type { Screen } from './screen.ts';

const BUTTON = 'header summary';
const BANDS = 'nav[aria-label=Menu]';
const PAGES = CONTENT.navigation.entries
  .filter(({ showInNavbar }) => showInNavbar)
  .flatMap(({ title, services }) => services?.map((service) => service.title) ?? [title]);

const started = async ({ visit }: EngineContext): Promise<Screen> => {
  const screen = await visit('/about-us/', { size: PHONE });
  await screen.hover(BUTTON, 'Menu');
  await screen.hydrated('menu');
  return screen;
};
const behindIsInert = () => document.querySelector('main')?.inert === true;
const behindIsFree = () => document.querySelector('main')?.inert === false;

inEveryEngine('Menu', (test) => {
  test('opens on the first click before any script arrives, and stays open afterwards', async ({
    site,
    cold,
  }) => {
    const screen = await cold('/about-us/', { size: PHONE });
    await screen.evaluate((nav) => {
      document.querySelector(`header details:has(${nav})`)?.addEventListener('toggle', () => {
        document.body.dataset.toggles = String(Number(document.body.dataset.toggles ?? 0) + 1);
      });
    }, BANDS);
    await screen.click(BUTTON, 'Menu');
    await screen.sees(`${BANDS} a`, 'Contact us');
    site.release();
    await screen.until('React is there', behindIsInert);
    expect(await screen.isVisible(`${BANDS} a`, 'Contact us')).toBe(true);
    expect(await screen.evaluate(() => document.body.dataset.toggles)).toBe('1');
  });

  test('opens and closes with its button without scripts, over the whole screen, which does not scroll', async ({
    visit,
  }) => {
    const screen = await visit('/', { size: PHONE, scripts: false });
    await screen.click(BUTTON, 'Menu');
    await screen.sees(`${BANDS} a`, 'Contact us');
    const { box, targets } = await screen.evaluate((nav) => {
      const { width, bottom } = document.querySelector(nav)?.getBoundingClientRect() ?? new DOMRect();
      const targets = [...document.querySelectorAll(`${nav} :is(a, summary)`)].map((target) => ({
        name: target.localName === 'a' ? target.textContent : '',
        height: target.getBoundingClientRect().height,
      }));
      return { box: { width, height: Math.round(bottom) }, targets };
    }, BANDS);
    expect(box).toEqual(PHONE);
    const names = targets.map(({ name }) => name).filter(Boolean);
    expect(names).toEqual([...PAGES, CONTENT.navigation.getStarted.title]);
    expect(Math.min(...targets.map(({ height }) => height))).toBeGreaterThanOrEqual(44);
    await screen.wheel(`${BANDS} a`, 0, 500);
    expect(await screen.evaluate(() => scrollY)).toBe(0);
    await screen.click(BUTTON, 'Close');
    await screen.losesSightOf(`${BANDS} a`);
  });

  test('keeps the keyboard focus inside, and returns it on Escape', async (context) => {
    const screen = await started(context);
    await screen.evaluate((button) => document.querySelectorAll<HTMLElement>(button)[1]?.focus(), BUTTON);
    await screen.press('Enter');
    await screen.until('the page behind is inert', behindIsInert);
    expect(await screen.focused()).toBe('Home');
    await screen.press('Escape');
    await screen.until('the page behind is free', behindIsFree);
    expect(await screen.isVisible(BANDS)).toBe(false);
    expect(await screen.focused()).toContain('Menu');
  });

  test('closes when the visitor follows a link to the current page', async (context) => {
    const screen = await started(context);
    await screen.click(BUTTON, 'Menu');
    await screen.evaluate((nav) => {
      const own = document.querySelector<HTMLAnchorElement>(`${nav} a[aria-current]`);
      if (own) own.href = '#main';
    }, BANDS);
    await screen.click(`${BANDS} a`, 'About us');
    await screen.losesSightOf(BANDS);
    expect(await screen.evaluate(() => location.hash)).toBe('#main');
  });

  test('closes with Escape before React, and stays closed', async ({ site, cold }) => {
    const screen = await cold('/about-us/', { size: PHONE });
    await screen.click(BUTTON, 'Menu');
    await screen.sees(`${BANDS} a`, 'Contact us');
    await screen.press('Escape');
    await screen.losesSightOf(`${BANDS} a`);
    expect(await screen.focused()).toContain('Menu');
    site.release();
    await screen.hydrated('menu');
    expect(await screen.evaluate(behindIsFree)).toBe(true);
    expect(await screen.isVisible(`${BANDS} a`)).toBe(false);
  });

  test('leads to a page, and is closed when the visitor comes back', async ({ cold }) => {
    const screen = await cold('/about-us/', { size: PHONE });
    await screen.click(BUTTON, 'Menu');
    await screen.click(`${BANDS} a`, 'Industries');
    await screen.comesTo('/industries/');
    await screen.back('/about-us/');
    await screen.sees(BUTTON, 'Menu');
    expect(await screen.isVisible(BANDS)).toBe(false);
  });

  test('leaves the page free to scroll when a tablet is turned, without scripts', async ({ visit }) => {
    const screen = await visit('/about-us/', { size: { width: 820, height: 1180 }, scripts: false });
    await screen.click(BUTTON, 'Menu');
    await screen.sees(`${BANDS} a`, 'Contact us');
    await screen.resize(DESKTOP);
    await screen.losesSightOf(`${BANDS} a`);
    const overflow = () => getComputedStyle(document.documentElement).overflowY;
    expect(await screen.evaluate(overflow)).not.toBe('hidden');
  });

  test('closes when the window grows to desktop width', async (context) => {
    const screen = await started(context);
    await screen.click(BUTTON, 'Menu');
    await screen.until('the page behind is inert', behindIsInert);
    await screen.resize(DESKTOP);
    await screen.until('the page behind is free', behindIsFree);
    await screen.resize(PHONE);
    expect(await screen.isVisible(BANDS)).toBe(false);
  });
});
