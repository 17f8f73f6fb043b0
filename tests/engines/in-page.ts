// Functions that run in a page: they use nothing but their argument.

/** A selector, and text that the element must contain. */
export interface Wanted {
  selector: string;
  words: string;
}

/** A point of the viewport, in px. */
export interface Spot {
  x: number;
  y: number;
  /** Whether a click there would hit the element, with nothing on top of it. */
  free: boolean;
}

/** Scrolls the first visible matching element into view and returns its middle; null if there is none. */
export function spotOf({ selector, words }: Wanted): Spot | null {
  const element = [...document.querySelectorAll(selector)].find(
    (one) =>
      one.checkVisibility({ visibilityProperty: true }) &&
      one.getBoundingClientRect().width > 0 &&
      (one.textContent ?? '').includes(words),
  );
  if (!element) return null;
  const spot = () => {
    const box = element.getBoundingClientRect();
    const x = box.left + box.width / 2;
    const y = box.top + box.height / 2;
    const met = document.elementFromPoint(x, y);
    return { x, y, free: met !== null && (element.contains(met) || met.contains(element)) };
  };
  const { top, bottom, left, right } = element.getBoundingClientRect();
  // Also from below the sticky header.
  if (top < 0 || left < 0 || bottom > innerHeight || right > innerWidth || !spot().free)
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  return spot();
}

/** The focused element: its label, id or text. */
export function focused(): string {
  const element = document.activeElement;
  if (!element || element === document.body) return '';
  return element.getAttribute('aria-label') || element.id || (element.textContent ?? '').trim();
}
