import createCache from '@emotion/cache';
import hash from '@emotion/hash';
import { type CSSObject, css } from '@emotion/react';
import { atLeast, LG, MD, SM, under, XL } from './breakpoints.ts';
import { SHEET_ORDER } from './sheet-order.ts';

/** Turns rules into CSS. No vendor prefixes: every browser that the site supports knows the properties without them. */
const cache = createCache({ key: 'css', stylisPlugins: [] });

/** A sheet as the build reads it. */
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
 * further classes or attributes. Class names depend on nothing but the sheet's name and the place of a rule in it, so
 * that a page is the same whatever was loaded before it.
 * @param name of the file below components/, and what tells two sheets of one file apart: `home/Hero`,
 *   `home/ScaleBar row`. It is listed in sheet-order.ts; those of a site's own components need not, and win over all others.
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

/** Two letters or digits that begin the class names of a sheet; four where it is not in the list. */
function prefixOf(name: string): string {
  const place = SHEET_ORDER.indexOf(name);
  // From 360 on, numbers to the base 36 begin with a letter, as class names must.
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

/** The selector names it for the cache too: rules of the same words in two sheets must not share their CSS. */
const cssOf = (selector: string, rules: CSSObject) =>
  String(cache.insert(selector, { ...css(rules), name: selector }, cache.sheet, false));

/**
 * Media queries from a width on (breakpoints.ts). In em, so that who sets a larger text size gets the layout for which
 * there is room.
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

/** Screens so narrow, or text so large, that only a few words fit a line. */
export const tiny = '@media (max-width: 16em)';

/** Who chose few, strong colors gets them for words and controls; pictures keep theirs but are beside the words. */
export const forced = '@media (forced-colors: active)';

export const motion = '@media (prefers-reduced-motion: no-preference)';
