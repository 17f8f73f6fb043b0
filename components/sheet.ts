import createCache from '@emotion/cache';
import hash from '@emotion/hash';
import { type CSSObject, css } from '@emotion/react';
import { atLeast, LG, MD, SM, under, XL } from './breakpoints.ts';

/** What Emotion's cache puts before class names, with a dash; pages do without it. */
export const KEY = 'c';

/** What a sheet is for, in the order in which the rules apply. */
const LAYERS = ['shared', 'component', 'variation'] as const;

interface Sheet {
  name: string;
  layer: (typeof LAYERS)[number];
  /** By class name. */
  rules: Map<string, CSSObject>;
}

/** All sheets that were loaded, by the beginning of their class names. */
const sheets = new Map<string, Sheet>();

/** Rules of the bare elements. */
const elements: CSSObject[] = [];

/**
 * Gathers static styles at module level. Static means that the browser never needs Emotion: variants and states are
 * other classes or attributes. Class names depend only on the sheet's name and the position of a rule in it, so that a
 * page is the same whatever was loaded before it.
 * @param name of the file, below components/ if it is there, plus a word if the file has several sheets: `home/Hero`,
 * `home/ServiceTile small`
 * @param layer `shared` by components that may overrule it, or a `variation` of components that it overrules
 * @returns a class name for each rule
 * @throws Error if another sheet has the same class names
 */
export function sheet<Name extends string>(
  name: string,
  rules: Record<Name, CSSObject>,
  layer: Sheet['layer'] = 'component',
): Record<Name, string> {
  const prefix = prefixOf(name);
  const other = sheets.get(prefix)?.name ?? name;
  if (other !== name)
    throw new Error(
      `The sheets "${name}" and "${other}" get the same class names. Add a word to the name of the new one, such as "home/Hero panel".`,
    );
  const entries = Object.entries<CSSObject>(rules).map(
    ([rule, styles], index) => [rule, prefix + index.toString(36), styles] as const,
  );
  const byClass = new Map(entries.map(([, className, styles]) => [className, styles]));
  sheets.set(prefix, { name, layer, rules: byClass });
  return Object.fromEntries(entries.map(([rule, className]) => [rule, className])) as Record<Name, string>;
}

/** A variation for each number from 0 on, before `count`: its class names are a list. */
export function numbered(name: string, count: number, rule: (number: number) => CSSObject): string[] {
  const rules = Array.from({ length: count }, (_, number) => [number, rule(number)]);
  return Object.values(sheet(name, Object.fromEntries(rules), 'variation'));
}

const SIGNS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** Chosen so that the prefixes of the project's own sheets, those of its tests too, differ, and compress well. */
const SEED = '157793';

/** The beginning of a sheet's class names: the first letter of its file, which compresses well, and a sign from a hash. */
function prefixOf(name: string): string {
  const letter = /[a-z]/i.exec(name.slice(name.lastIndexOf('/') + 1))?.[0] ?? 'x';
  return letter + SIGNS[Number.parseInt(hash(name + SEED), 36) % SIGNS.length];
}

/** Styles of the bare elements, which every page has. */
export function elementStyles(rules: CSSObject): void {
  elements.push(rules);
}

/**
 * A cache with the CSS of all classes, or of the wanted ones, in the order in which it applies: bare elements, shared
 * sheets, components (those directly in components/ before those in folders), variations; within each by name.
 */
export function makeStyleCache(isWanted = (_className: string) => true) {
  // No vendor prefixes: all supported browsers know the properties without them.
  const cache = createCache({ key: KEY, stylisPlugins: [] });
  // It then keeps the CSS, for `extractCritical`.
  cache.compat = true;
  const insert = (selector: string, name: string, rules: CSSObject) =>
    cache.insert(selector, { ...css(rules), name }, cache.sheet, true);
  for (const [index, rules] of elements.entries()) insert('', `elements-${index}`, rules);
  for (const { name, rules } of [...sheets.values()].sort(byOrder)) {
    for (const [className, styles] of rules) {
      if (!isWanted(className)) continue;
      cache.registered[`${KEY}-${className}`] = name;
      insert(`.${className}`, className, styles);
    }
  }
  return cache;
}

const byOrder = (one: Sheet, other: Sheet) =>
  LAYERS.indexOf(one.layer) - LAYERS.indexOf(other.layer) ||
  Number(one.name.includes('/')) - Number(other.name.includes('/')) ||
  (one.name < other.name ? -1 : 1);

/** Media queries for a minimum width (breakpoints.ts). In em, so that larger text gets the layout that fits. */
export const from = {
  sm: `@media ${atLeast(SM)}`,
  md: `@media ${atLeast(MD)}`,
  lg: `@media ${atLeast(LG)}`,
  xl: `@media ${atLeast(XL)}`,
} as const;

export const below = {
  sm: `@media ${under(SM)}`,
  md: `@media ${under(MD)}`,
  lg: `@media ${under(LG)}`,
  xl: `@media ${under(XL)}`,
} as const;

/** Wider than a phone, but narrower than a laptop. */
export const tablet = `@media ${atLeast(SM)} and ${under(LG)}`;

/** A laptop, but not a desktop. */
export const laptop = `@media ${atLeast(LG)} and ${under(XL)}`;

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

/** A pseudo-element that draws the edge line inside a plate. */
export const edgeLine = { content: '""', position: 'absolute' } as const;

/** Read out, not drawn. */
export const unseen = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;
