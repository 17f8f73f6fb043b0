import type { Page } from 'playwright-core';
import type { Subject } from './check.ts';
import { drawAll } from './draw-all.ts';
import { layoutInPage } from './layout-in-page.ts';
import { overlaps } from './overlaps.ts';
import { byPlace, eachState } from './states.ts';
import type { Layout, TextLine } from './text-lines.ts';

/** The position of every line of text, and whether it is clipped. Renders all sections first. */
export async function readLayout(page: Page): Promise<Layout> {
  await drawAll(page);
  return page.evaluate(layoutInPage);
}

/**
 * Problems when a visitor changes the presentation of a page, in each of its states: horizontal scrolling, clipped
 * text, overlapping text. What is the same before the change is intended, such as slides beside a carousel.
 */
export async function findingsAfter(
  subject: Subject,
  change: (page: Page) => Promise<void>,
): Promise<string[]> {
  const states: { where: string; texts: string[] }[] = [];
  await eachState(subject, async ({ page, where, name }) => {
    const usual = await readLayout(page);
    await change(page);
    const changed = await readLayout(page);
    // Elements below an open menu or a toast move with the change.
    const isSeen = ({ covered }: TextLine) => name === 'as it comes' || !covered;
    const before = new Set(losses(usual.lines));
    const fresh = losses(changed.lines.filter(isSeen)).filter((loss) => !before.has(loss));
    states.push({ where, texts: [...sideways(changed), ...fresh] });
  });
  return byPlace(states);
}

export function sideways({ sideways: px, wide }: Layout): string[] {
  return px > 0
    ? [`scrolls sideways by ${px} px, because of ${wide.join(', ') || 'an unknown element'}`]
    : [];
}

function losses(lines: TextLine[]): string[] {
  return [
    ...lines.flatMap(({ words, lost }) => (lost ? [`"${words}" is cut off by ${lost}`] : [])),
    ...overlaps(lines).map(([a, b]) => `"${a.words}" overlaps "${b.words}"`),
  ];
}
