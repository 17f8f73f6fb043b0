import type { Page } from 'playwright-core';
import { runAxe } from '../../browser/violations.ts';
import { contrastOnPictures } from './contrast.ts';
import { overflows } from './overflows.ts';
import { STATES } from './states.ts';
import { DESKTOP, NOT_FOUND, openPage, PHONE, type Subject } from './subject.ts';

/** Spacing of text that visitors may set (WCAG 1.4.12). */
export const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
  p { margin-block-end: 2em !important }
`;

/** Checks that look at a page in each of its states, one after another. All but the last put back what they change. */
export const IN_EVERY_STATE: Record<string, (page: Page) => Promise<string[]>> = {
  /** WCAG 2.2 A and AA, which includes the size of targets, and best practices. */
  async axe(page) {
    const runOnly = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
    const { violations, incomplete } = await runAxe(page, { runOnly });
    return [
      ...violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`)),
      ...(await contrastOnPictures(page, incomplete)),
    ];
  },

  async 'forced-colors'(page) {
    const before = await page.evaluate(framed);
    await page.emulateMedia({ forcedColors: 'active' });
    const after = await page.evaluate(framed);
    await page.emulateMedia({ forcedColors: 'none' });
    return before.filter((name) => !after.includes(name)).map((name) => `${name} loses its frame`);
  },

  motion: (page) => page.evaluate(moving),

  async 'text-spacing'(page) {
    const found = await overflowsAfter(page, () => page.addStyleTag({ content: SPACING }));
    await page.evaluate(() => document.querySelector('head style:last-of-type')?.remove());
    return found;
  },

  /** The browser's own setting, which `rem` and the widths in media queries follow (WCAG 1.4.4). */
  async 'text-size'(page) {
    const devtools = await page.context().newCDPSession(page);
    const letters = (standard: number) => devtools.send('Page.setFontSizes', { fontSizes: { standard } });
    const found = await overflowsAfter(page, () => letters(32));
    await letters(16);
    return found;
  },

  /** 1280 by 1024 px at 400 % (WCAG 1.4.10). */
  zoom: (page) => overflowsAfter(page, () => page.setViewportSize({ width: 320, height: 256 })),
};

/** What was so before a change is intended, such as a slide beside the visible one. */
async function overflowsAfter(page: Page, change: () => Promise<unknown>): Promise<string[]> {
  const before = await page.evaluate(overflows);
  await change();
  return (await page.evaluate(overflows)).filter((text) => !before.includes(text));
}

/**
 * Brings a page into each of its states at both widths, and runs checks there.
 * @returns the findings of each check; one that is the same in several states comes once, with the first state
 */
export async function checkStates(subject: Subject, checks: string[]): Promise<Record<string, string[]>> {
  const found = checks.map((check) => ({ check, places: new Map<string, string>() }));
  for (const viewport of [PHONE, DESKTOP]) {
    for (const [name, { needs, reach }] of Object.entries(STATES)) {
      const page = await openPage(subject, { viewport });
      // Not Found would leave.
      if (subject.route === NOT_FOUND) await page.keyboard.press('Shift');
      if ((await page.locator(needs).count()) > 0) {
        await reach(page);
        // Sections out of view are not drawn, and have neither contrast nor size.
        await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
        for (const { check, places } of found)
          for (const text of (await IN_EVERY_STATE[check]?.(page)) ?? [])
            if (!places.has(text)) places.set(text, `${viewport.width} px, ${name}`);
      }
      await page.context().close();
    }
  }
  return Object.fromEntries(
    found.map(({ check, places }) => [check, [...places].map(([text, place]) => `${place}: ${text}`)]),
  );
}

/** Runs in the page. The controls that a ground or a line sets off; forced colors remove grounds and shadows. */
function framed(): string[] {
  const isForced = matchMedia('(forced-colors: active)').matches;
  return [...document.querySelectorAll<HTMLElement>('a, button, summary')]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }) && !control.matches(':hover'))
    .filter((control) =>
      [null, '::before', '::after'].some((part) => {
        const style = getComputedStyle(control, part);
        const hasGround = style.backgroundColor !== 'rgba(0, 0, 0, 0)' || style.boxShadow !== 'none';
        const widths = `${style.borderWidth} ${style.outlineStyle === 'none' ? 0 : style.outlineWidth}`;
        const hasLine = /[1-9]/.test(widths) || style.textDecorationLine !== 'none';
        return (part === null || style.content !== 'none') && (hasLine || (hasGround && !isForced));
      }),
    )
    .map(nameOf);
}

/** Runs in the page, which was asked to reduce motion. What moves now, or would in use. */
function moving(): string[] {
  const found = document
    .getAnimations()
    // Those that follow a scroll position move only with it.
    .filter(({ playState, timeline }) => playState === 'running' && timeline instanceof DocumentTimeline)
    .map(({ effect }) => `<${(effect as KeyframeEffect).target?.localName}> is animated`);
  for (const element of document.querySelectorAll('*')) {
    const { transitionProperty, transitionDuration, scrollBehavior } = getComputedStyle(element);
    if (transitionProperty !== 'none' && Number.parseFloat(transitionDuration) > 0.01)
      found.push(`<${element.localName}> has a transition of ${transitionDuration}`);
    if (scrollBehavior === 'smooth') found.push(`<${element.localName}> scrolls smoothly`);
  }
  return [...new Set(found)];
}
