import type { Layout, TextLine } from './text-lines.ts';

/** Runs in the page, so it uses nothing from outside. */
export function layoutInPage(): Layout {
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

  // Text for screen readers only is one pixel in size.
  const isReadOnly = (element: Element): boolean => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      if (style(at).clipPath === 'inset(50%)' || (at as HTMLElement).offsetWidth === 1) return true;
    }
    return false;
  };

  /** The element that clips a line, or nothing. A scrollable part clips nothing, because one can scroll there. */
  const cut = (element: Element, box: DOMRect): string | undefined => {
    // The box of a line includes space above and below the letters.
    const slack = box.height * 0.22;
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY, position } = style(at);
      const frame = at.getBoundingClientRect();
      if (scrolls(overflowX) || scrolls(overflowY)) return undefined;
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

  /** The visible part of a line within scrollable parts; nothing if most of it is hidden. */
  const shownPart = (element: Element, box: DOMRect): DOMRect | undefined => {
    let [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom];
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      if (!scrolls(style(at).overflowX) && !scrolls(style(at).overflowY)) continue;
      const frame = at.getBoundingClientRect();
      left = Math.max(left, frame.left);
      top = Math.max(top, frame.top);
      right = Math.min(right, frame.right);
      bottom = Math.min(bottom, frame.bottom);
    }
    const shows = right - left > box.width / 2 && bottom - top > box.height / 2;
    return shows ? new DOMRect(left, top, right - left, bottom - top) : undefined;
  };

  /** Whether another element covers a line, at either end or in its middle. */
  const isCovered = (element: Element, { left, right, top, bottom }: DOMRect) =>
    [left + 1, (left + right) / 2, right - 1].some((x) =>
      [top + 1, (top + bottom) / 2, bottom - 1].some((y) => {
        const hit = document.elementFromPoint(x, y);
        return hit !== null && !hit.contains(element) && !element.contains(hit);
      }),
    );

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
    const { color, fontSize, fontWeight } = style(element);
    const size = Number.parseFloat(fontSize);
    for (const whole of range.getClientRects()) {
      const box = whole.width < 1 || whole.right < 0 ? undefined : shownPart(element, whole);
      if (!box) continue;
      const lost = cut(element, whole);
      lines.push({
        words: words.slice(0, 40),
        owner: owners.get(element) ?? 0,
        covered: isCovered(element, box),
        color: color,
        isLarge: size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700),
        isDisabled: element.closest(':disabled, [aria-disabled=true]') !== null,
        left: box.left + scrollX,
        top: box.top + scrollY,
        right: box.right + scrollX,
        bottom: box.bottom + scrollY,
        ...(lost ? { lost } : {}),
      });
    }
  }

  const sideways = Math.max(0, root.scrollWidth - screen);
  // Parts of drawings and closed elements do not widen a page.
  const beyond = (element: Element) =>
    element.getBoundingClientRect().right > screen + 0.5 &&
    !element.parentElement?.closest('svg') &&
    element.checkVisibility();
  const wide = sideways > 0 ? [...document.querySelectorAll('body *')].filter(beyond) : [];
  const deepest = wide.filter(
    (element) => !wide.some((other) => other !== element && element.contains(other)),
  );
  const far = lines.filter(({ right }) => right - scrollX > screen + 0.5).map(({ words }) => `"${words}"`);
  return { sideways, wide: [...deepest.map(name), ...far].slice(0, 4), lines };
}
