import type { Page } from 'playwright-core';
import { type Area, changedPixels, screenArea, shoot } from './pixels.ts';

/** Where the focus is after a Tab. */
export interface Stop {
  /** The element's number among those that had the focus, from 0 on; -1 outside of the page's content. */
  number: number;
  /** Whether it had the focus before. */
  again: boolean;
  /** Whether it is before the last one in the page's HTML. */
  backwards: boolean;
  /** Tag and words, for the findings. */
  name: string;
  isFrame: boolean;
  inHeader: boolean;
  /** The part of the element that is on the screen; nothing of it when the area is empty. */
  seen: Area;
}

/** Kept in the page: the elements that had the focus, in their order. */
type Walked = { auditStops?: Element[] };

/** Contrast between the focused and the unfocused state that counts as visible (WCAG 1.4.11, 2.4.13). */
const VISIBLE = 3;

/** Room for an outline around the element, CSS px. */
const AROUND = 8;

/** Where the focus is now. */
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
 * What a keyboard has to reach and did not, behind the first stop: links, buttons, fields, disclosures and whatever
 * has a place in the order of its own. Frames are left out, as the browser steps into them.
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
        // Of radio buttons with one name the Tab key reaches one, and the arrow keys the others.
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
  // A line of one px along half of the edge.
  const enough = right - left + bottom - top;
  let changed = await changeByFocus(page, around);
  await focusAgain(page, stop);
  // A card whose whole ground is the link shows the focus at the edge of the card.
  if (changed < enough) {
    changed = await changeByFocus(page, await screenArea(page));
    await focusAgain(page, stop);
  }
  return changed < enough ? `shows its focus by only ${changed} px of contrast ${VISIBLE}:1` : undefined;
}

/** Gives the focus back: what the next Tab meets must be the same as for a visitor. */
async function focusAgain(page: Page, { number }: Stop): Promise<void> {
  await page.evaluate((at) => {
    const element = (window as unknown as Walked).auditStops?.[at] as HTMLElement | undefined;
    element?.focus({ focusVisible: true, preventScroll: true } as FocusOptions);
  }, number);
}

/** Takes the focus away, and compares. */
async function changeByFocus(page: Page, area: Area): Promise<number> {
  const focused = await shoot(page, area);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  return changedPixels(await shoot(page, area), focused, VISIBLE);
}
