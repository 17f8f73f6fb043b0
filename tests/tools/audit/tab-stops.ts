import type { Page } from 'playwright-core';
import { type Area, changedPixels, screenArea, shoot } from './pixels.ts';

/** The focus after a Tab. */
export interface Stop {
  /** The element's index among those that had the focus, from 0; -1 outside the page's content. */
  number: number;
  /** Whether it had the focus before. */
  again: boolean;
  /** Whether it precedes the last one in the page's HTML. */
  backwards: boolean;
  /** Tag and text, for the findings. */
  name: string;
  isFrame: boolean;
  inHeader: boolean;
  /** The visible part of the element; an empty area if there is none. */
  seen: Area;
}

/** Stored in the page: the elements that had the focus, in order. */
type Walked = { auditStops?: Element[] };

/** Minimum contrast between the focused and the unfocused state (WCAG 1.4.11, 2.4.13). */
const VISIBLE = 3;

/** Space for an outline around the element, CSS px. */
const AROUND = 8;

/** The current focus. */
export function focusedStop(page: Page): Promise<Stop> {
  return page.evaluate(() => {
    const walked = window as unknown as Walked;
    walked.auditStops ??= [];
    const stops = walked.auditStops;
    const active = document.activeElement;
    const element = active && active !== document.body && active !== document.documentElement ? active : null;
    const last = stops.at(-1);
    const known = element ? stops.indexOf(element) : -1;
    if (element && known === -1) stops.push(element);
    const boxes = [...(element?.getClientRects() ?? [])];
    const side = (key: 'left' | 'top' | 'right' | 'bottom', most: (...values: number[]) => number) =>
      boxes.length > 0 ? most(...boxes.map((box) => box[key])) : 0;
    const words = (element?.getAttribute('aria-label') ?? element?.textContent ?? '')
      .trim()
      .replace(/\s+/g, ' ');
    return {
      number: element ? stops.indexOf(element) : -1,
      again: known !== -1,
      backwards: Boolean(element && last && element.compareDocumentPosition(last) & 4),
      name: element
        ? `<${element.localName}> "${words.slice(0, 40) || element.getAttribute('name') || element.className}"`
        : '',
      isFrame: element?.localName === 'iframe',
      inHeader: Boolean(element?.closest('header')),
      seen: {
        left: Math.max(0, side('left', Math.min)) + scrollX,
        top: Math.max(0, side('top', Math.min)) + scrollY,
        right: Math.min(innerWidth, side('right', Math.max)) + scrollX,
        bottom: Math.min(innerHeight, side('bottom', Math.max)) + scrollY,
      },
    };
  });
}

/**
 * Elements after the first stop that a keyboard should reach but did not: links, buttons, fields, disclosures and
 * whatever has a tabindex. Frames are omitted, because the browser moves the focus into them.
 */
export function unreached(page: Page, within: 'page' | 'header'): Promise<string[]> {
  return page.evaluate((part) => {
    const INTERACTIVE =
      'a[href], area[href], button, input:not([type=hidden]), select, textarea, details > summary:first-of-type, audio[controls], video[controls], [tabindex], [contenteditable=true], [onclick], [role=button], [role=link]';
    const { auditStops: stops = [] } = window as unknown as Walked;
    return [...document.querySelectorAll<HTMLElement>(INTERACTIVE)]
      .filter((element) => {
        if (element.matches(':disabled') || element.closest('[inert]') || stops.includes(element))
          return false;
        if (element.getAttribute('tabindex')?.startsWith('-') || element.localName === 'iframe') return false;
        // The Tab key reaches one radio button of each group, and the arrow keys the others.
        if (element instanceof HTMLInputElement && element.type === 'radio') {
          const { name } = element;
          if (stops.some((stop) => stop instanceof HTMLInputElement && stop.name === name)) return false;
        }
        if (part === 'header' && !element.closest('header')) return false;
        if (stops[0] && stops[0].compareDocumentPosition(element) & 2) return false;
        return element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
      })
      .map((element) => `<${element.localName}> "${(element.textContent ?? '').trim().slice(0, 40)}"`);
  }, within);
}

/** @returns what hides the focus from a visitor, if anything does */
export async function hiddenFocus(page: Page, stop: Stop): Promise<string | undefined> {
  const { left, top, right, bottom } = stop.seen;
  if (right <= left || bottom <= top) return 'has the focus outside of the screen';
  const around = { left: left - AROUND, top: top - AROUND, right: right + AROUND, bottom: bottom + AROUND };
  // A line of 1 px along half of the edge.
  const enough = right - left + bottom - top;
  let changed = await changeByFocus(page, around);
  await focusAgain(page, stop);
  // A card that is a link shows the focus at the edge of the card.
  if (changed < enough) {
    changed = await changeByFocus(page, await screenArea(page));
    await focusAgain(page, stop);
  }
  return changed < enough ? `shows its focus by only ${changed} px of contrast ${VISIBLE}:1` : undefined;
}

/** Restores the focus: the next Tab must start where it does for a visitor. */
async function focusAgain(page: Page, { number }: Stop): Promise<void> {
  await page.evaluate((at) => {
    const element = (window as unknown as Walked).auditStops?.[at] as HTMLElement | undefined;
    element?.focus({ focusVisible: true, preventScroll: true } as FocusOptions);
  }, number);
}

/** Removes the focus, and compares. */
async function changeByFocus(page: Page, area: Area): Promise<number> {
  const focused = await shoot(page, area);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  return changedPixels(await shoot(page, area), focused, VISIBLE);
}
