import { expect } from 'vitest';
import { DESKTOP, type Size } from './driver.ts';
import { type EngineContext, inEveryEngine } from './engines.ts';
import type { Screen } from './screen.ts';

const MISSING = '/no-such-page/';

/** A missing page, reached from another one, with a clock that the test controls. */
async function missing({ site, visit }: EngineContext, size: Size = DESKTOP): Promise<Screen> {
  const screen = await visit('/industries/', { size });
  site.stopTheClock();
  await screen.open(MISSING);
  return screen;
}

inEveryEngine('Not Found', (test) => {
  test('says what will happen, and goes to the home page after 2500 ms, not before, in place of itself', async (context) => {
    const screen = await missing(context);
    await screen.sees('main [role=status]', '2.5 seconds');
    await screen.pass(2499);
    await screen.isPainted();
    await screen.comesTo(MISSING);
    await screen.pass(1);
    await screen.comesTo('/');
    await screen.back('/industries/');
  });

  test('shows the Stay button on the first screen of 320 by 568 px', async (context) => {
    const screen = await missing(context, { width: 320, height: 568 });
    const [notice, bottom] = await screen.evaluate(() => [
      document.querySelector('header')?.getBoundingClientRect().top ?? 0,
      document.querySelector('main button')?.getBoundingClientRect().bottom ?? 9999,
    ]);
    expect(bottom).toBeLessThanOrEqual(Number(notice) + 568);
  });

  test('shows a link home but no dead button without scripts', async ({ visit }) => {
    const screen = await visit(MISSING, { scripts: false });
    expect(await screen.isVisible('main button')).toBe(false);
    await screen.click('main a[href="/"]');
    await screen.comesTo('/');
  });
});
