import createCache from '@emotion/cache';
import { type CSSObject, css } from '@emotion/react';
import { insertStyles } from '@emotion/utils';

/**
 * All rules of all sheets. The build takes from it what a finished page uses (build/critical-css.ts).
 * The key is one that no English word ends in: class names are found in the HTML by their looks.
 * No vendor prefixes: every browser that the site supports knows the properties without them.
 */
export const styles = createCache({ key: 'qz', stylisPlugins: [] });
// Without this the cache hands each rule out once, as a style element for React, and keeps none.
styles.compat = true;

let count = 0;
/** How many rules each sheet has, in the order in which they were loaded. */
const counts: number[] = [];

/**
 * Gathers static styles at module level and gives a class name for each.
 * Static means that the browser never needs Emotion: variants and states are further classes or attributes.
 * Where two rules set one property on one element, the sheet that was loaded later wins. That is why names are
 * counted, not hashed: two rules of the same words in different sheets must keep their own places. They begin with
 * a letter, because an object gives keys that are whole numbers before all others.
 */
export function sheet<Name extends string>(rules: Record<Name, CSSObject>): Record<Name, string> {
  const names = Object.entries<CSSObject>(rules).map(([name, rule]) => {
    const serialized = { ...css(rule), name: `c${(count++).toString(36)}` };
    insertStyles(styles, serialized, false);
    return [name, `${styles.key}-${serialized.name}`];
  });
  counts.push(names.length);
  return Object.fromEntries(names);
}

/** Changes whenever a rule gets another class name: names depend on all rules that were loaded before. */
export const sheetOrder = () => counts.join();

/**
 * Media queries from the width on (DESIGN: breakpoints 640, 768, 1024 and 1280 px). In em, so that who sets a
 * larger text size gets the layout for which there is room.
 */
export const from = {
  sm: '@media (min-width: 40em)',
  md: '@media (min-width: 48em)',
  lg: '@media (min-width: 64em)',
  xl: '@media (min-width: 80em)',
} as const;

/** Media queries below the width. */
export const below = {
  sm: '@media (max-width: 39.99em)',
  md: '@media (max-width: 47.99em)',
  lg: '@media (max-width: 63.99em)',
  xl: '@media (max-width: 79.99em)',
} as const;

/** Screens so narrow, or text so large, that only a few words fit a line. */
export const tiny = '@media (max-width: 16em)';

/** Who chose few, strong colours gets them for words and controls; pictures keep theirs but stand beside the words. */
export const forced = '@media (forced-colors: active)';

export const motion = '@media (prefers-reduced-motion: no-preference)';
