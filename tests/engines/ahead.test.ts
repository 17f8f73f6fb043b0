import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import { inEveryEngine, type Stage } from './engines.ts';
import type { Screen } from './screen.ts';

// Pages that are fetched before the click: by the browser's rules, or by client/ahead.tsx.

/** Pages that an ordinary page of the site links to, which are not that page. */
const LINKS = ['/packages/', '/industries/', '/review/', '/about-us/'];

const linkTo = (route: string) => `nav[aria-label=Main] a[href="${route}"]`;

const fetchedAhead = ({ site }: Stage) =>
  site
    .requests()
    .filter(({ pathname, ahead }) => ahead && !pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);

async function comesAhead(stage: Stage, route: string): Promise<void> {
  await expect.poll(() => fetchedAhead(stage), { timeout: 60_000, interval: 50 }).toContain(route);
}

/** Rests on one link after another, longer than any browser waits. */
async function restOnEach(screen: Screen): Promise<void> {
  for (const route of LINKS) {
    await screen.hover(linkTo(route));
    await wait(700);
  }
}

inEveryEngine('Pages fetched ahead', (promised) => {
  promised('has the next page there when the pointer rests on its link, and asks once', async (stage) => {
    const screen = await stage.visit('/privacy-policy/');
    await screen.hover(linkTo('/packages/'));
    await comesAhead(stage, '/packages/');
    await screen.hover(linkTo('/packages/'));
    await wait(700);
    expect(fetchedAhead(stage)).toEqual(['/packages/']);
    await screen.click(linkTo('/packages/'));
    await screen.comesTo('/packages/');
    const asked = stage.site.requests().filter(({ pathname }) => pathname === '/packages/');
    // The others ask once more, whether it has changed.
    expect(asked).toHaveLength(stage.engine === 'Chromium' ? 1 : 2);
  });

  promised('fetches a page as soon as its link is pressed', async (stage) => {
    const screen = await stage.visit('/privacy-policy/');
    await screen.hover('h1');
    await screen.holdDown(linkTo('/review/'));
    await comesAhead(stage, '/review/');
  });

  promised('fetches nothing that the pointer only passes', async (stage) => {
    stage.site.stopTheClock();
    const screen = await stage.visit('/privacy-policy/');
    await screen.hover('h1');
    await screen.until('the script is there', () => onpointerdown !== null);
    await screen.hover(linkTo('/packages/'));
    await screen.pass(199);
    await screen.hover(linkTo('/review/'));
    await screen.pass(199);
    await screen.hover(linkTo('/about-us/'));
    await screen.pass(200);
    await comesAhead(stage, '/about-us/');
    expect(fetchedAhead(stage)).toEqual(['/about-us/']);
  });

  promised('fetches two pages at most', async (stage) => {
    const screen = await stage.visit('/privacy-policy/');
    await restOnEach(screen);
    expect(fetchedAhead(stage)).toEqual(LINKS.slice(0, 2));
  });

  for (const [how, words] of [
    ['saveData', 'where the visitor saves data'],
    ['slow', 'on a slow connection'],
  ] as const)
    promised(`fetches nothing ${words}`, async (stage) => {
      stage.site.connect(how);
      const screen = await stage.visit('/privacy-policy/');
      await restOnEach(screen);
      expect(fetchedAhead(stage)).toEqual([]);
    });
});
