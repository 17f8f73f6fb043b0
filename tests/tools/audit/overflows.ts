/** Runs in the page. What makes it scroll sideways, and text that its box cuts off or that leaves its button. */
export function overflows(): string[] {
  const root = document.documentElement;
  const visible = [...document.querySelectorAll('body *')].filter(
    (element) =>
      element.textContent?.trim() &&
      !element.closest('svg') &&
      element.checkVisibility({ visibilityProperty: true }),
  );
  const wide = visible.filter((element) => {
    const { left, width } = element.getBoundingClientRect();
    return left + Math.max(width, element.scrollWidth) > root.clientWidth + 1;
  });
  const widest = root.scrollWidth > root.clientWidth ? wide : [];
  const found = widest
    .filter((element) => !widest.some((other) => other !== element && element.contains(other)))
    .map((element) => `${nameOf(element)} makes the page scroll sideways`);

  for (const element of visible) {
    const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element;
    // Text for screen readers only has a box of one pixel, and text within a sentence has none.
    if (clientWidth <= 1) continue;
    const { overflowX, overflowY } = getComputedStyle(element);
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const isWide = scrollWidth > clientWidth + 1;
    const isCut = (hides(overflowX) && isWide) || (hides(overflowY) && scrollHeight > clientHeight + 1);
    // A box without text of its own may cut off a drawing.
    if (isCut && [...element.childNodes].some((node) => node instanceof Text && node.data.trim()))
      found.push(`${nameOf(element)} is cut off`);
    // Without a second line, letters may still be a little higher than a control.
    if (element.matches('a, button, summary') && (isWide || scrollHeight > clientHeight * 1.4))
      found.push(`${nameOf(element)} is larger than its frame`);
  }
  return found;
}
