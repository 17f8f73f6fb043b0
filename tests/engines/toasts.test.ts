import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import { type EngineContext, inEveryEngine } from './engines.ts';
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

/** Fails if the toast has disappeared, after the time that a page needs to remove it. */
async function stays(screen: Screen): Promise<void> {
  await wait(300);
  expect(await screen.isVisible(TOAST, 'Saved')).toBe(true);
}

inEveryEngine('Toasts', (test) => {
  test('load nothing until one is raised, and then announce it without moving the focus', async (context) => {
    const { site, visit } = context;
    const screen = await visit('/industries/');
    expect(site.requests().filter(({ pathname }) => pathname.startsWith('/assets/client/'))).toEqual([]);
    await screen.evaluate(() => document.querySelector<HTMLElement>('header a')?.focus());
    const before = await screen.focused();
    await screen.isPainted();
    // An announcement appears two frames after its toast, and only for a second. A window in memory may pause longer
    // than that between two frames, unless each frame requests the next.
    await screen.evaluate(() => {
      const drawOn = () => requestAnimationFrame(drawOn);
      drawOn();
      new MutationObserver(() => {
        const all = [...document.querySelectorAll('[role=status]')];
        if (all.some((status) => status.textContent?.includes('Saved'))) document.body.dataset.announced = '';
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    });
    await raise(screen, 'Saved');
    await screen.sees(TOAST, 'Saved');
    await screen.until('it is announced', () => document.body.dataset.announced === '');
    expect(await screen.focused()).toBe(before);
  });

  test('close after 5000 ms, not before', async (context) => {
    const screen = await withToast(context);
    await screen.pass(4999);
    await stays(screen);
    await screen.pass(1);
    await screen.losesSightOf(TOAST);
  });

  test('close after 5000 ms by the real clock too', async ({ visit }) => {
    const screen = await visit('/industries/');
    await raise(screen, 'Warming up');
    await screen.sees(TOAST, 'Warming up');
    await screen.evaluate((toast) => {
      const began = performance.now();
      let seen = false;
      new MutationObserver(() => {
        const shown = document.querySelector(toast)?.textContent?.includes('Saved');
        if (shown) seen = true;
        else if (seen) document.body.dataset.lasted ??= String(performance.now() - began);
      }).observe(document.body, { subtree: true, childList: true });
    }, TOAST);
    await raise(screen, 'Saved');
    const lasted = await screen.until('the toast came and went', () => Number(document.body.dataset.lasted));
    // Browsers round their clocks.
    expect(lasted).toBeGreaterThanOrEqual(4998);
  });

  test('stay while the mouse is over them, and close after the remaining time', async (context) => {
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

  test('appear one at a time', async (context) => {
    const screen = await withToast(context);
    await raise(screen, 'second');
    await screen.sees(TOAST, 'second');
    expect(await screen.evaluate((toast) => document.querySelectorAll(toast).length, TOAST)).toBe(1);
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

  test('confirm that the email address was copied', async ({ visit }) => {
    const screen = await visit('/industries/');
    await screen.click('button[data-copy*="@"]');
    await screen.sees(TOAST, 'Email address copied');
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
    await wait(500);
    expect(site.requests().filter(({ pathname }) => pathname.startsWith('/assets/client/'))).toEqual([]);
  });

  test('report that the connection is lost and that it is back', async ({ visit }) => {
    const screen = await visit('/industries/');
    await raise(screen, 'Warming up');
    await screen.sees(TOAST, 'Warming up');
    await screen.setOffline(true);
    await screen.sees(TOAST, 'You are offline');
    await screen.setOffline(false);
    await screen.sees(TOAST, 'You are back online');
  });
});
