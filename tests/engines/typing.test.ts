import { expect } from 'vitest';
import { PAUSE } from '../../client/shared/when-idle.ts';
import { type EngineContext, inEveryEngine } from './engines.ts';
import { words } from './form.ts';
import type { Screen } from './screen.ts';

// Letters typed while React starts.

async function cold({ site, visit }: EngineContext): Promise<Screen> {
  site.hold(/^\/assets\/client\//);
  return visit('/contact-us/');
}

/** When the last letter was typed, and when React began to hydrate, in ms. */
type Timed = { letter: number; mounted: number };

/**
 * Types a letter every 40 ms in the page, for a given time or until React hydrates. By script: no driver types as
 * evenly, and on a busy machine they would pause.
 */
const typeFor = (screen: Screen, ms: number) =>
  screen.evaluate((duration) => {
    const timed = { letter: 0, mounted: 0 };
    Object.assign(window, { timed });
    const root = document.querySelector<HTMLElement>('[data-island=contact-form]');
    const field = root?.querySelector<HTMLInputElement>('[name=name]');
    const end = performance.now() + duration;
    const timer = setInterval(() => {
      if (timed.mounted > 0 || performance.now() > end) return clearInterval(timer);
      if (field) field.value += 'a';
      const event = new InputEvent('input', { bubbles: true });
      timed.letter = event.timeStamp;
      field?.dispatchEvent(event);
    }, 40);
    new MutationObserver(() => {
      timed.mounted ||= performance.now();
    }).observe(root as Node, { attributeFilter: ['data-ready'] });
  }, ms);

const isMounted = (screen: Screen) =>
  screen.until('React takes over', () => {
    const { timed } = window as unknown as { timed: Timed };
    return timed.mounted > 0 && timed;
  }) as Promise<Timed>;

const isReady = (screen: Screen) =>
  screen.until(
    'React is there',
    () => document.querySelector('[data-island=contact-form][data-ready]') !== null,
  );

inEveryEngine('Typing', (test) => {
  test('delays React until the next pause', async (context) => {
    const screen = await cold(context);
    // Shorter than its maximum wait.
    await typeFor(screen, 1200);
    context.site.release();
    const { letter, mounted } = await isMounted(screen);
    expect(mounted - letter).toBeGreaterThanOrEqual(PAUSE - 1);
    await isReady(screen);
  });

  test('delays React only for a limited time if there is no pause', async (context) => {
    const screen = await cold(context);
    await typeFor(screen, 60_000);
    context.site.release();
    await isMounted(screen);
    await isReady(screen);
  });

  test('loses no letter, and all of them are saved as a draft', async (context) => {
    const screen = await cold(context);
    await screen.fill('[name=name]', 'Jor');
    context.site.release();
    await screen.type('dan Pell and Sons');
    await isReady(screen);
    await screen.type(' of Lacey');
    expect((await words(screen)).name).toBe('Jordan Pell and Sons of Lacey');
    const draft = await screen.evaluate(() => sessionStorage.getItem('enquiry-draft'));
    expect(new URLSearchParams(draft ?? '').get('name')).toBe('Jordan Pell and Sons of Lacey');
  });
});
