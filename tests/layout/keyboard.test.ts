import { expect, it } from 'vitest';
import { serveSite } from '../browser/serve-site.ts';
import { SPACING } from '../tools/audit/in-every-state.ts';

const { visit } = serveSite();

/** Runs in the page: focuses everything that can have the focus, in the order of the Tab key or backwards. */
async function hiddenStops(isBackwards: boolean): Promise<string[]> {
  const places = [0.1, 0.3, 0.5, 0.7, 0.9];
  const share = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const met = places
      .flatMap((across) =>
        places.map((down) => document.elementFromPoint(left + width * across, top + height * down)),
      )
      .filter((hit) => hit !== null && (element.contains(hit) || hit.contains(element)));
    return met.length / places.length ** 2;
  };
  const stops = [
    ...document.querySelectorAll<HTMLElement>('a[href], button, input, summary, [tabindex="0"]'),
  ].filter((stop) => stop.checkVisibility({ visibilityProperty: true }) && stop.tabIndex >= 0);
  const hidden: string[] = [];
  for (const stop of isBackwards ? stops.toReversed() : stops) {
    stop.focus();
    // Lists scroll sideways to it.
    for (let frame = 0; frame < 20 && share(stop) < 0.5; frame += 1) await new Promise(requestAnimationFrame);
    if (document.activeElement !== stop || share(stop) < 0.5)
      hidden.push(`${stop.localName} "${(stop.ariaLabel ?? stop.textContent).trim().slice(0, 40)}"`);
  }
  return hidden;
}

it.each([
  [320, 256, '/packages/'],
  [820, 1180, '/packages/'],
  [1366, 768, '/packages/'],
  [320, 256, '/contact-us/'],
])(
  'the keyboard focus is never hidden at %i x %i on %s, forwards and backwards',
  async (width, height, route) => {
    const { page } = await visit(route, { viewport: { width, height }, reducedMotion: 'reduce' });
    // The finder's result stands at the lower edge of the screen.
    await page.locator('#finder fieldset').evaluateAll((questions) => {
      for (const question of questions) question.querySelector('input')?.click();
    });
    // From now on the focus is shown as for a keyboard.
    await page.keyboard.press('Tab');
    expect(await page.evaluate(hiddenStops, false)).toEqual([]);
    expect(await page.evaluate(hiddenStops, true)).toEqual([]);
  },
);

it.each([
  [1024, '/'],
  [1060, '/'],
  [1103, '/'],
  [320, '/packages/'],
])('text spacing that a visitor sets fits a screen of %i px on %s', async (width, route) => {
  const { page } = await visit(route, { viewport: { width, height: 700 }, bypassCSP: true });
  await page.addStyleTag({ content: SPACING });
  const overflowing = await page.locator('html, header a, header summary, [data-tabs] a').evaluateAll((all) =>
    all
      .filter((one) => one.checkVisibility() && getComputedStyle(one).display !== 'inline')
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
      .map(({ localName, textContent }) => `${localName} ${textContent?.slice(0, 30)}`),
  );
  expect(overflowing).toEqual([]);
});
