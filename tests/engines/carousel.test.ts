import { expect } from 'vitest';
import { DESKTOP, PHONE, TABLET, type WindowOptions } from './driver.ts';
import { type EngineContext, inEveryEngine } from './engines.ts';
import { inView, LAST, NEXT, TRACK } from './reviews.ts';
import type { Screen } from './screen.ts';

const PREVIOUS = 'button[aria-label="Previous review"]';

async function started({ visit }: EngineContext, options: Partial<WindowOptions> = {}): Promise<Screen> {
  const screen = await visit('/review/', options);
  await screen.hover(TRACK);
  await screen.hydrated('carousel');
  return screen;
}

const says = (screen: Screen, words: string) =>
  screen.until(
    `it says "${words}"`,
    (wanted) =>
      document.querySelector<HTMLElement>('[data-island=carousel] [aria-live]')?.innerText.trim() === wanted,
    words,
  );

const scrollTrack = (screen: Screen, left: number) =>
  screen.evaluate(
    (to) => document.querySelector('[data-track]')?.scrollTo({ left: to, behavior: 'instant' }),
    left,
  );

inEveryEngine('Carousel', (test) => {
  test('moves by one slide per click, and stops at its ends', async (context) => {
    const screen = await started(context);
    const atEnd = (button: string) =>
      screen.evaluate((wanted) => document.querySelector(wanted)?.getAttribute('aria-disabled'), button);
    expect(await atEnd(PREVIOUS)).toBe('true');
    await screen.click(NEXT);
    await says(screen, `Reviews 2 to 4 of ${LAST}`);
    expect(await inView(screen)).toEqual([2, 3, 4]);
    await screen.click(PREVIOUS, '', 2);
    await says(screen, `Reviews 1 to 3 of ${LAST}`);
    await screen.click(NEXT, '', LAST);
    await says(screen, `Reviews ${LAST - 2} to ${LAST} of ${LAST}`);
    expect(await atEnd(NEXT)).toBe('true');
    expect(await inView(screen)).toEqual([LAST - 2, LAST - 1, LAST]);
  });

  test('scrolls smoothly unless motion is reduced, and stops where the clicks sent it, however slowly', async (context) => {
    context.site.stopTheClock();
    const screen = await started(context, { motion: true });
    // On a slow device much time passes between two steps of a scroll.
    await screen.evaluate(() => {
      if (!('onscrollend' in window)) return;
      document
        .querySelector('[data-track]')
        ?.addEventListener('scroll', () => (window as unknown as { pass: (ms: number) => void }).pass(1000));
    });
    for (const _click of [1, 2, 3]) {
      await screen.click(NEXT);
      await screen.until('it scrolls', () => (document.querySelector('[data-track]')?.scrollLeft ?? 0) > 0);
    }
    await says(screen, `Reviews 4 to 6 of ${LAST}`);
    await expect.poll(() => inView(screen)).toEqual([4, 5, 6]);
  });

  test('follows the keys on the list and its buttons, which keep the focus at the end', async (context) => {
    const screen = await started(context);
    await screen.focus(TRACK);
    await screen.press('ArrowRight');
    await says(screen, `Reviews 2 to 4 of ${LAST}`);
    await screen.focus(NEXT);
    await screen.press('ArrowRight');
    await says(screen, `Reviews 3 to 5 of ${LAST}`);
    await screen.press('ArrowLeft', 'ArrowLeft', 'ArrowLeft');
    await says(screen, `Reviews 1 to 3 of ${LAST}`);
    await screen.press('End');
    await says(screen, `Reviews ${LAST - 2} to ${LAST} of ${LAST}`);
    expect(await screen.focused()).toBe('Next review');
    await screen.press('Home');
    await says(screen, `Reviews 1 to 3 of ${LAST}`);
  });

  test('leaves keys with Control, Shift or Alt to the browser, before React and after', async (context) => {
    const screen = await context.cold('/review/', { size: PHONE });
    const taken = () =>
      screen.evaluate(() => {
        const keys = ['Home', 'End', 'ArrowLeft', 'ArrowRight'];
        const modifiers = [{ ctrlKey: true }, { shiftKey: true }, { altKey: true }, { metaKey: true }];
        const events = keys.flatMap((key) =>
          modifiers.map(
            (held) => new KeyboardEvent('keydown', { key, ...held, bubbles: true, cancelable: true }),
          ),
        );
        for (const event of events) document.querySelector('[data-track]')?.dispatchEvent(event);
        return events.filter(({ defaultPrevented }) => defaultPrevented).length;
      });
    expect(await taken()).toBe(0);
    context.site.release();
    await screen.hydrate('carousel');
    expect(await taken()).toBe(0);
  });

  test('announces its position when it stops, not each slide that passes', async (context) => {
    context.site.stopTheClock();
    const screen = await started(context);
    for (const left of [1000, 3000, 99_999]) {
      await scrollTrack(screen, left);
      await screen.isPainted();
      await says(screen, `Reviews 1 to 3 of ${LAST}`);
    }
    await screen.until(
      'the last ones are in view',
      (last) => {
        (window as unknown as { pass: (ms: number) => void }).pass(150);
        return document
          .querySelector('[data-island=carousel] [aria-live]')
          ?.textContent?.includes(`to ${last}`);
      },
      LAST,
    );
    await says(screen, `Reviews ${LAST - 2} to ${LAST} of ${LAST}`);
  });

  test('keeps its slide when the window is resized', async (context) => {
    const screen = await started(context);
    await screen.click(NEXT, '', 4);
    await says(screen, `Reviews 5 to 7 of ${LAST}`);
    await screen.resize(TABLET);
    await says(screen, `Reviews 5 to 6 of ${LAST}`);
    await screen.resize(PHONE);
    await says(screen, `Review 5 of ${LAST}`);
    expect(await inView(screen)).toEqual([5]);
  });

  test('scrolls without scripts, by wheel and keys, and shows no dead buttons', async ({ visit }) => {
    for (const [size, expected] of [
      [PHONE, [1]],
      [TABLET, [1, 2]],
      [DESKTOP, [1, 2, 3]],
    ] as const) {
      const screen = await visit('/review/', { size, scripts: false });
      expect(await inView(screen)).toEqual(expected);
      expect(await screen.isVisible(NEXT)).toBe(false);
      await screen.wheel(TRACK, 600, 0);
      await screen.focus(TRACK);
      await screen.press('ArrowRight', 'ArrowRight');
      await screen.until(
        'it has scrolled',
        () => (document.querySelector('[data-track]')?.scrollLeft ?? 0) > 100,
      );
      // Repeatedly: smooth scrolling that a key began may still be under way.
      await screen.until('the last review is in view', () => {
        const track = document.querySelector('[data-track]');
        track?.scrollTo({ left: track.scrollWidth, behavior: 'instant' });
        const [slide, box] = [track?.lastElementChild, track].map((one) => one?.getBoundingClientRect());
        return slide && box && slide.right <= box.right + 2;
      });
    }
  });
});
