import type { Page } from 'playwright-core';
import type { Check } from '../check.ts';
import { drawAll } from '../draw-all.ts';
import { byPlace, eachState } from '../states.ts';

export const check: Check = {
  columns: ['motion'],
  about:
    'Reduced motion asked for: no animation, transition or smooth scrolling of more than 0.01 s, in every state of the page',
  async run(subject) {
    const states: { where: string; texts: string[] }[] = [];
    await eachState(subject, async ({ page, where }) => {
      states.push({ where, texts: await moving(page) });
    });
    return { findings: byPlace(states) };
  },
};

/** What moves now, and what would move in use. */
async function moving(page: Page): Promise<string[]> {
  await drawAll(page);
  return page.evaluate(() => {
    const LONGEST = 0.01;
    const found = new Set<string>();
    const name = (element: Element | null | undefined) =>
      `<${element?.localName} class="${element?.getAttribute('class') ?? ''}">`;
    const seconds = (times: string) => Math.max(...times.split(',').map((time) => Number.parseFloat(time)));

    for (const animation of document.getAnimations()) {
      const { target, pseudoElement } = animation.effect as KeyframeEffect;
      const { activeDuration } = animation.effect?.getComputedTiming() ?? {};
      // A duration that is not a number is that of a scroll-driven animation.
      const lasts = typeof activeDuration === 'number' ? activeDuration / 1000 : Number.POSITIVE_INFINITY;
      if (lasts > LONGEST && animation.playState !== 'finished')
        found.add(`${name(target)}${pseudoElement ?? ''} is animated for ${lasts} s`);
    }
    for (const element of document.querySelectorAll('*')) {
      for (const part of [null, '::before', '::after']) {
        const style = getComputedStyle(element, part);
        if (part && style.content === 'none') continue;
        if (style.transitionProperty !== 'none' && seconds(style.transitionDuration) > LONGEST)
          found.add(`${name(element)}${part ?? ''} has a transition of ${style.transitionDuration}`);
        if (!part && style.scrollBehavior === 'smooth') found.add(`${name(element)} scrolls smoothly`);
      }
    }
    for (const element of document.querySelectorAll(
      'svg animate, svg animateMotion, svg animateTransform, video[autoplay]',
    ))
      found.add(`${name(element)} moves by itself`);
    return [...found];
  });
}
