import { atLeast, LG } from '../breakpoints.ts';

/** Screens of laptops: too low for the map in its full size above a whole review. */
export const lowScreen = `@media ${atLeast(LG)} and (max-height: 66em)`;

/** Screens that show the map beside the list of all reviews, from top to bottom. */
export const beside = `@media screen and ${atLeast(LG)} and (min-height: 40em)`;

/** The visitor has chosen a list. */
export const LISTED = 'section:has(select > :first-child:not(:checked)) &';

/** The page's margin: the map beside the list begins where header and footer do, whose width is --max at most. */
export const MARGIN = 'max(var(--gutter), 50vw - 672px)';

/** Width of that map with what is above and below it. */
export const SIDE = '33rem';

/** How far the cards stand in the band with the map, on screens that show both. */
export const OVERLAP = '96px';
