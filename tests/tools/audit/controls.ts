import type { Page } from 'playwright-core';
import type { Area } from './pixels.ts';

/** A control of the page. */
export interface Control extends Area {
  name: string;
  /** A line shows its place: around it, below it, or below its text. */
  hasLine: boolean;
  /** Something shows its edge: a line, a background or a shadow. */
  isFramed: boolean;
  /** A field shows no text until something is typed. */
  isField: boolean;
  /** Another element covers it. */
  covered: boolean;
}

/** Every visible control, in the order of the page's HTML. */
export function controlsOf(page: Page): Promise<Control[]> {
  return page.evaluate(() => {
    const SIDES = ['Top', 'Right', 'Bottom', 'Left'] as const;
    const line = (style: CSSStyleDeclaration) =>
      style.textDecorationLine !== 'none' ||
      (style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 1) ||
      SIDES.some(
        (side) =>
          Number.parseFloat(style[`border${side}Width`]) >= 1 && style[`border${side}Style`] !== 'none',
      );
    // The browser draws the edge of an unstyled field.
    const isNative = (control: Element, { appearance }: CSSStyleDeclaration) =>
      control.matches('input, select, textarea') && appearance !== 'none';
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary',
    );
    return [...controls]
      .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((control) => ({ control, box: control.getBoundingClientRect() }))
      .filter(({ control, box }) => box.width > 1 && box.right > 0 && !control.closest('[aria-hidden=true]'))
      .map(({ control, box }) => {
        const style = getComputedStyle(control);
        const parts = [getComputedStyle(control, '::before'), getComputedStyle(control, '::after')];
        const hasLine =
          isNative(control, style) ||
          line(style) ||
          parts.some((part) => part.content !== 'none' && line(part));
        const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        // A background on hover does not count as an edge.
        const isPointed = control.matches(':hover');
        const ground =
          !isPointed && (style.backgroundColor !== 'rgba(0, 0, 0, 0)' || style.boxShadow !== 'none');
        return {
          name: `<${control.localName}> "${(control.ariaLabel ?? control.textContent ?? '').trim().slice(0, 40)}"`,
          hasLine,
          isFramed: hasLine || ground,
          isField: control.matches('input, textarea'),
          covered: Boolean(hit && !hit.contains(control) && !control.contains(hit)),
          left: box.left + scrollX,
          top: box.top + scrollY,
          right: box.right + scrollX,
          bottom: box.bottom + scrollY,
        };
      });
  });
}
