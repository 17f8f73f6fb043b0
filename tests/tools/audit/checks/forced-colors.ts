import type { Page } from 'playwright-core';
import type { Check } from '../check.ts';
import { type Control, controlsOf } from '../controls.ts';
import { drawAll } from '../draw-all.ts';
import { readLayout } from '../layout.ts';
import { type Area, type Pixels, pageArea, screenArea, shoot, strongestContrast } from '../pixels.ts';
import { byPlace, eachState } from '../states.ts';

/** Minimum contrast of text and icons with their background (WCAG 1.4.11). */
const VISIBLE = 3;

/** CSS px from a control's edge to where its text or icon may begin. */
const EDGE = 4;

export const check: Check = {
  columns: ['forced colors'],
  about:
    'Forced colors, as in high contrast modes: in the drawn page every line of text and the words or sign of every control can be seen, and a control that has a frame keeps one, in every state',
  async run(subject) {
    const states: { where: string; texts: string[] }[] = [];
    await eachState(subject, async ({ page, where, name }) => {
      states.push({ where, texts: await look(page, name === 'as it comes') });
    });
    return { findings: byPlace(states) };
  },
};

/** @param whole the complete page; otherwise the visible part, as in a state something may cover the page */
async function look(page: Page, whole: boolean): Promise<string[]> {
  await drawAll(page);
  const usual = await controlsOf(page);
  await page.emulateMedia({ forcedColors: 'active' });
  const { lines } = await readLayout(page);
  const controls = await controlsOf(page);
  const pixels = await shoot(page, await (whole ? pageArea(page) : screenArea(page)), whole);
  const shown = ({ covered }: { covered: boolean }) => whole || !covered;
  return [
    ...lines
      .filter((line) => shown(line) && isUnseen(pixels, line))
      .map(({ words }) => `"${words}" cannot be seen`),
    ...controls
      .filter((control) => shown(control) && !control.isField && isUnseen(pixels, inner(control)))
      .map(({ name }) => `${name} shows neither words nor a sign`),
    ...controls
      .filter((control, index) => isUnframed(control, usual[index]))
      .map(({ name }) => `${name} loses its frame`),
  ];
}

/** Parts that are partly outside the picture, such as a card to swipe to, are not checked. */
const isUnseen = (pixels: Pixels, area: Area) => {
  const { left, top, right, bottom } = pixels.area;
  const isInside = area.left >= left && area.right <= right && area.top >= top && area.bottom <= bottom;
  return isInside && strongestContrast(pixels, area) < VISIBLE;
};

const isUnframed = (now: Control, usual?: Control) => Boolean(usual?.isFramed) && !now.hasLine;

const inner = ({ left, top, right, bottom }: Area): Area => ({
  left: left + EDGE,
  top: top + EDGE,
  right: right - EDGE,
  bottom: bottom - EDGE,
});
