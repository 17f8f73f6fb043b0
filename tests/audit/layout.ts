import type { Page } from 'playwright-core';
import { drawAll } from './draw-all.ts';
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

/** Runs in the page, so it uses nothing from outside itself. */
function layoutInPage(): Layout {
  const root = document.documentElement;
  const screen = root.clientWidth;
  const name = (element: Element) => {
    const words = (element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 30);
    return `<${element.localName}>${words ? ` "${words}"` : ` .${element.getAttribute('class') ?? ''}`}`;
  };
  const styles = new Map<Element, CSSStyleDeclaration>();
  const style = (element: Element) => {
    const known = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, known);
    return known;
  };
  const scrolls = (value: string) => value === 'auto' || value === 'scroll';
  const hides = (value: string) => value === 'hidden' || value === 'clip';

  // Text for screen readers only is one pixel large on purpose.
  const isReadOnly = (element: Element): boolean => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      if (style(at).clipPath === 'inset(50%)' || (at as HTMLElement).offsetWidth === 1) return true;
    }
    return false;
  };

  /** The element that cuts a line off; `hidden` when it lies in a part that one scrolls to. */
  const cut = (element: Element, box: DOMRect): string | undefined => {
    // The box of a line holds room above and below the letters.
    const slack = box.height * 0.22;
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY, position } = style(at);
      const frame = at.getBoundingClientRect();
      if (scrolls(overflowX) || scrolls(overflowY)) {
        const outside =
          box.right <= frame.left ||
          box.left >= frame.right ||
          box.bottom <= frame.top ||
          box.top >= frame.bottom;
        return outside ? 'hidden' : undefined;
      }
      const beside = box.right > frame.right + 1.5 || box.left < frame.left - 1.5;
      const beyond = box.bottom - slack > frame.bottom + 1 || box.top + slack < frame.top - 1;
      if (hides(overflowX) && beside) return name(at);
      if (hides(overflowY) && beyond) return name(at);
      const { borderTopWidth, backgroundColor } = style(at);
      const isPlate = Number.parseFloat(borderTopWidth) > 0 || backgroundColor !== 'rgba(0, 0, 0, 0)';
      if (isPlate && at.matches('a, button, summary') && (beside || beyond)) return `the edge of ${name(at)}`;
      if (position === 'fixed') return undefined;
    }
    return box.right > screen + 1 ? 'the edge of the screen' : undefined;
  };

  const lines: TextLine[] = [];
  const owners = new Map<Element, number>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const words = (node.textContent ?? '').trim().replace(/\s+/g, ' ');
    if (!element || words === '' || element.closest('svg, script, style, noscript, [aria-hidden=true]'))
      continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (isReadOnly(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    owners.set(element, owners.get(element) ?? owners.size);
    for (const box of range.getClientRects()) {
      if (box.width < 1 || box.right < 0) continue;
      const lost = cut(element, box);
      if (lost === 'hidden') continue;
      const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      const line = {
        words: words.slice(0, 40),
        covered: Boolean(hit && !hit.contains(element) && !element.contains(hit)),
        owner: owners.get(element) ?? 0,
        left: box.left + scrollX,
        top: box.top + scrollY,
        right: box.right + scrollX,
        bottom: box.bottom + scrollY,
      };
      lines.push(lost ? { ...line, lost } : line);
    }
  }

  const sideways = Math.max(0, root.scrollWidth - screen);
  const beyond = (element: Element) => element.getBoundingClientRect().right > screen + 0.5;
  const wide = sideways > 0 ? [...document.querySelectorAll('body *')].filter(beyond) : [];
  const deepest = wide.filter(
    (element) => !wide.some((other) => other !== element && element.contains(other)),
  );
  const far = lines.filter(({ right }) => right - scrollX > screen + 0.5).map(({ words }) => `"${words}"`);
  return { sideways, wide: [...deepest.map(name), ...far].slice(0, 4), lines };
}
