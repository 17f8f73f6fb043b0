import type { Page } from 'playwright-core';
import { drawAll } from './draw-all.ts';
import { layoutInPage } from './layout-in-page.ts';
import { overlaps } from './overlaps.ts';

/** A line of text as it lies on the page, in CSS px from the page's left top corner. */
export interface TextLine {
  words: string;
  /** Which element holds it: equal for the lines of one text. */
  owner: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** Element that cuts the line off, or that it runs out of. */
  lost?: string;
  /** Something else lies upon it. */
  covered: boolean;
  /** Colour of its letters, as the browser computes it. */
  colour: string;
  /** Letters of 24 px, or bold ones of 18.66 px and more (WCAG's "large"). */
  isLarge: boolean;
  /** Words of a control that cannot be used now. */
  isDisabled: boolean;
}

export interface Layout {
  /** CSS px by which the page is wider than the screen. */
  sideways: number;
  /** Elements that reach beyond the screen's right edge. */
  wide: string[];
  lines: TextLine[];
}

/** Where every line of text lies, and whether it is cut off. Draws all sections first. */
export async function readLayout(page: Page): Promise<Layout> {
  await drawAll(page);
  return page.evaluate(layoutInPage);
}

/**
 * What is wrong with a page whose text a visitor has changed: sideways scrolling, text cut off, text upon text.
 * @param usual the page before; what is the same there is meant so, such as slides that wait beside a carousel
 */
export function layoutFindings(changed: Layout, usual: Layout, where: string): string[] {
  const before = new Set(losses(usual));
  const fresh = losses(changed).filter((loss) => !before.has(loss));
  return [...sideways(changed), ...new Set(fresh)].map((finding) => `${where}: ${finding}`);
}

export function sideways({ sideways: px, wide }: Layout): string[] {
  return px > 0
    ? [`scrolls sideways by ${px} px, because of ${wide.join(', ') || 'an unknown element'}`]
    : [];
}

function losses({ lines }: Layout): string[] {
  return [
    ...lines.flatMap(({ words, lost }) => (lost ? [`"${words}" is cut off by ${lost}`] : [])),
    ...overlaps(lines).map(([a, b]) => `"${a.words}" lies upon "${b.words}"`),
  ];
}
