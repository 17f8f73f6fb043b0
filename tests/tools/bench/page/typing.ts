import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { openPhone } from './phone.ts';

/** The typed text, and the ms between letters and between words of a fast typist. */
const TEXT = 'Jordan Pell and Sons of Lacey Washington';
const BETWEEN = { letters: 120, words: 400 };

/**
 * Fills in a field of the contact form from the first paint on, while React starts.
 * @returns milliseconds from the slowest key or letter to the frame that shows it, according to Event Timing, in steps
 * of 8 ms; below 16 ms it reports nothing, which counts as 0
 */
export async function measureTyping(browser: Browser, origin: string): Promise<number> {
  const page = await openPhone(browser);
  await page.addInitScript(() => {
    const typed = { slowest: 0 };
    Object.assign(window, { typed });
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries())
        if (/^key|input$/.test(name)) typed.slowest = Math.max(typed.slowest, duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  await page.goto(`${origin}/contact-us/`);
  await page.locator('[name=name]').tap();
  for (const letter of TEXT)
    await Promise.all([page.keyboard.press(letter), wait(letter === ' ' ? BETWEEN.words : BETWEEN.letters)]);
  await page.waitForSelector('[data-island=contact-form][data-ready]');
  // The observer is notified a little later.
  await page.waitForTimeout(200);
  const slowest = await page.evaluate<number>('typed.slowest');
  await page.context().close();
  return slowest;
}
