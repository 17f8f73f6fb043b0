import createCache from '@emotion/cache';
import hash from '@emotion/hash';
import { type CSSObject, css } from '@emotion/react';
import { atLeast, LG, MD, SM, under, XL } from './breakpoints.ts';
import { SHEET_ORDER } from './sheet-order.ts';

/** Turns rules into CSS. No vendor prefixes: all supported browsers know the properties without them. */
const cache = createCache({ key: 'css', stylisPlugins: [] });

/** A sheet for the build. */
export interface Sheet {
  name: string;
  /** Class name -> its rules as CSS. */
  css: ReadonlyMap<string, string>;
}

const sheets = new Map<string, Sheet>();

/** CSS of the bare elements. */
const elements: string[] = [];

/**
 * Gathers static styles at module level. Static means that the browser never needs Emotion: variants and states are
 * other classes or attributes. Class names depend only on the sheet's name and the position of a rule in it, so that a
 * page is the same whatever was loaded before it.
 * @param name of the file below components/, plus a word if the file has several sheets: `home/Hero`, `home/ScaleBar
 * row`. It must be in sheet-order.ts; sheets of a site's own components need not be, and win over all others.
 * @returns a class name for each rule
 */
export function sheet<Name extends string>(
  name: string,
  rules: Record<Name, CSSObject>,
): Record<Name, string> {
  const prefix = prefixOf(name);
  const entries = Object.entries<CSSObject>(rules).map(
    ([rule, styles], index) => [rule, prefix + index.toString(36), styles] as const,
  );
  const css = new Map(entries.map(([, className, styles]) => [className, cssOf(`.${className}`, styles)]));
  sheets.set(name, { name, css });
  return Object.fromEntries(entries.map(([rule, className]) => [rule, className])) as Record<Name, string>;
}

/** Two letters or digits at the beginning of a sheet's class names; four if it is not in the list. */
function prefixOf(name: string): string {
  const place = SHEET_ORDER.indexOf(name);
  // From 360 on, base-36 numbers begin with a letter, as class names must.
  return place === -1 ? `z${hash(name).slice(0, 3)}` : (360 + place).toString(36);
}

/** Styles of the bare elements, which every page has. */
export function elementStyles(rules: CSSObject): void {
  elements.push(cssOf('', rules));
}

/** All styles: of the bare elements, and every sheet that was loaded, in the order in which its rules apply. */
export function allStyles(): { elements: string; sheets: Sheet[] } {
  const listed = SHEET_ORDER.flatMap((name) => sheets.get(name) ?? []);
  const others = [...sheets.keys()].filter((name) => !SHEET_ORDER.includes(name)).sort();
  return {
    elements: elements.join(''),
    sheets: [...listed, ...others.map((name) => sheets.get(name) as Sheet)],
  };
}

/** The selector distinguishes it in the cache too: equal rules in two sheets must not share their CSS. */
const cssOf = (selector: string, rules: CSSObject) =>
  String(cache.insert(selector, { ...css(rules), name: selector }, cache.sheet, false));

/**
 * Media queries for a minimum width (breakpoints.ts). In em, so that visitors with a larger text size get the layout
 * that fits.
 */
export const from = {
  sm: `@media ${atLeast(SM)}`,
  md: `@media ${atLeast(MD)}`,
  lg: `@media ${atLeast(LG)}`,
  xl: `@media ${atLeast(XL)}`,
} as const;

/** Media queries below a width. */
export const below = {
  sm: `@media ${under(SM)}`,
  md: `@media ${under(MD)}`,
  lg: `@media ${under(LG)}`,
  xl: `@media ${under(XL)}`,
} as const;

/** Wider than a phone, but narrower than a laptop. */
export const tablet = `@media ${atLeast(SM)} and ${under(LG)}`;

/** The laptop's layout, but not on paper. */
export const laptopScreen = `@media screen and ${atLeast(LG)}`;

/** The same for a desktop's. */
export const desktopScreen = `@media screen and ${atLeast(XL)}`;

/** A screen so low that what sticks to its top would hide most of it: at 400 % zoom. */
export const zoomed = '@media (max-height: 22em)';

/** Screens so narrow, or text so large, that only a few words fit on a line. */
export const tiny = '@media (max-width: 16em)';

/** In forced colors, text and controls get the visitor's colors; pictures keep theirs but are beside the text. */
export const forced = '@media (forced-colors: active)';

export const motion = '@media (prefers-reduced-motion: no-preference)';
