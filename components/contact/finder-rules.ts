import type { CSSObject } from '@emotion/react';

/** Sections, and packages of one section, that the rules below can tell apart. */
export const MOST = 9;
/** Rules for the numbers from 0 to MOST - 1, as one object. */
export const each = (rule: (number: number) => CSSObject) =>
  Object.assign({}, ...Array.from({ length: MOST }, (_, number) => rule(number))) as CSSObject;

/** Where the browser cannot follow the answers, there are no questions: every package is a link. */
export const asks = '@supports selector(:has(*))';
