import { expect } from 'vitest';
import { CONTENT } from '../content.ts';
import { type EngineContext, ISLAND_SCRIPTS, inEveryEngine } from './engines.ts';
import type { Screen } from './screen.ts';

const TOAST = '[aria-label="Notifications (F8)"] li';

const raise = (screen: Screen, title: string) =>
  screen.evaluate((words) => {
    document
      .querySelector('[data-island=toasts]')
      ?.dispatchEvent(new CustomEvent('toast', { detail: { title: words } }));
  }, title);

/** Opens a page with a clock that the test controls, and a toast. */
async function withToast({ site, visit }: EngineContext): Promise<Screen> {
  site.stopTheClock();
  const screen = await visit('/industries/');
  await raise(screen, 'Saved');
  await screen.sees(TOAST, 'Saved');
  return screen;
}

/** Fails if the toast has disappeared once the page has been drawn. */
async function stays(screen: Screen): Promise<void> {
  await screen.isPainted();
  expect(await screen.isVisible(TOAST, 'Saved')).toBe(true);
}

inEveryEngine('Toasts', (test) => {
  test('leave the focus where it is', async ({ site, visit }) => {
    site.stopTheClock();
    const screen = await visit('/industries/');
    await screen.focus('header a');
    const before = await screen.focused();
    await raise(screen, 'Saved');
    await screen.sees(TOAST, 'Saved');
    expect(await screen.focused()).toBe(before);
  });

  test('close after 5000 ms, not before, of which none pass while the mouse is over them', async (context) => {
    const screen = await withToast(context);
    await screen.pass(3000);
    await screen.hover(TOAST);
    await screen.pass(20_000);
    await stays(screen);
    await screen.moveMouse(5, 5);
    await screen.pass(1999);
    await stays(screen);
    await screen.pass(1);
    await screen.losesSightOf(TOAST);
  });

  test('stay while they have the focus; F8 focuses them, Escape dismisses them', async (context) => {
    const screen = await withToast(context);
    // Radix listens for the focus only a few milliseconds after the toast is rendered.
    await screen.isPainted();
    await screen.press('F8', 'Tab');
    expect(await screen.evaluate(() => document.activeElement?.closest('li') !== null)).toBe(true);
    await screen.pass(20_000);
    await stays(screen);
    await screen.press('Escape');
    await screen.losesSightOf(TOAST);
  });

  test('close with their button', async (context) => {
    const screen = await withToast(context);
    await screen.click(`${TOAST} button`);
    await screen.losesSightOf(TOAST);
  });

  test('are dismissed by a swipe to the right of more than 50 px, not by a shorter one', async (context) => {
    const screen = await withToast(context);
    await screen.drag(TOAST, 40);
    await screen.pass(300);
    await stays(screen);
    await screen.drag(TOAST, 90);
    await screen.pass(300);
    await screen.losesSightOf(TOAST);
  });

  test('say that the browser refuses to copy', async ({ site, visit }) => {
    site.refuseToCopy();
    const screen = await visit('/industries/');
    await screen.click('button[data-copy*="@"]');
    await screen.sees(TOAST, CONTENT.site.notices.copyRefused);
  });

  test('have no copy buttons without scripts', async ({ visit }) => {
    const screen = await visit('/industries/', { scripts: false });
    expect(await screen.evaluate(() => document.querySelectorAll('[data-copy]').length)).toBeGreaterThan(0);
    expect(await screen.isVisible('[data-copy]')).toBe(false);
  });

  test('load nothing when the connection is lost and restored on an untouched page', async (context) => {
    const { site, visit } = context;
    const screen = await visit('/industries/');
    await screen.setOffline(true);
    await screen.until('the page knows', () => !navigator.onLine);
    await screen.setOffline(false);
    await screen.until('the page knows', () => navigator.onLine);
    expect(site.requests().filter((pathname) => ISLAND_SCRIPTS.test(pathname))).toEqual([]);
  });
});
