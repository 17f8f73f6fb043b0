import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import { type EngineContext, inEveryEngine } from './engines.ts';
import type { Screen } from './screen.ts';

// Pages fetched before the click: by the browser's speculation rules, or by client/ahead.tsx.

/** Pages that an ordinary page of the site links to, except itself. */
const LINKS = ['/packages/', '/industries/', '/review/', '/about-us/'];

const linkTo = (route: string) => `nav[aria-label=Main] a[href="${route}"]`;

const fetchedAhead = ({ site }: EngineContext) =>
  site
    .requests()
    .filter(({ pathname, ahead }) => ahead && !pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);

async function comesAhead(context: EngineContext, route: string): Promise<void> {
  await expect.poll(() => fetchedAhead(context), { timeout: 60_000, interval: 50 }).toContain(route);
}

/** Moves the pointer to a link, and waits until the page notices. */
async function moveTo(screen: Screen, route: string): Promise<void> {
  await screen.hover(linkTo(route));
  await screen.until(
    `the pointer is over the link to ${route}`,
    (link) => document.querySelector(`${link}:hover`) !== null,
    linkTo(route),
  );
}

/** Rests on one link after another, longer than any browser waits. */
async function restOnEach(screen: Screen): Promise<void> {
  for (const route of LINKS) {
    await screen.hover(linkTo(route));
    await wait(700);
  }
}

inEveryEngine('Pages fetched ahead', (test) => {
  test('are requested once, when the pointer rests on a link, and are there at the click', async (context) => {
    const screen = await context.visit('/privacy-policy/');
    await screen.hover(linkTo('/packages/'));
    await comesAhead(context, '/packages/');
    await screen.hover(linkTo('/packages/'));
    await wait(700);
    expect(fetchedAhead(context)).toEqual(['/packages/']);
    await screen.click(linkTo('/packages/'));
    await screen.comesTo('/packages/');
    const asked = context.site.requests().filter(({ pathname }) => pathname === '/packages/');
    // The others ask once more whether it has changed.
    expect(asked).toHaveLength(context.engine === 'Chromium' ? 1 : 2);
  });

  test('are requested as soon as a link is pressed', async (context) => {
    const screen = await context.visit('/privacy-policy/');
    await screen.hover('h1');
    await screen.holdDown(linkTo('/review/'));
    await comesAhead(context, '/review/');
  });

  test('do not include links that the pointer only passes over', async (context) => {
    context.site.stopTheClock();
    const screen = await context.visit('/privacy-policy/');
    await screen.hover('h1');
    await screen.until('the script is there', () => onpointerdown !== null);
    await moveTo(screen, '/packages/');
    await screen.pass(199);
    await moveTo(screen, '/review/');
    await screen.pass(199);
    await moveTo(screen, '/about-us/');
    await screen.pass(200);
    await comesAhead(context, '/about-us/');
    expect(fetchedAhead(context)).toEqual(['/about-us/']);
  });

  test('are at most two', async (context) => {
    const screen = await context.visit('/privacy-policy/');
    await restOnEach(screen);
    expect(fetchedAhead(context)).toEqual(LINKS.slice(0, 2));
  });

  for (const [how, words] of [
    ['saveData', 'where the visitor saves data'],
    ['slow', 'on a slow connection'],
  ] as const)
    test(`are none ${words}`, async (context) => {
      context.site.connect(how);
      const screen = await context.visit('/privacy-policy/');
      await restOnEach(screen);
      expect(fetchedAhead(context)).toEqual([]);
    });
});
