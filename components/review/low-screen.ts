import { atLeast, LG } from '../breakpoints.ts';

/** Screens of laptops: too low for the map in its full size above a whole review. */
export const lowScreen = `@media ${atLeast(LG)} and (max-height: 66em)`;

/** How far the cards stand in the band with the map, on screens that show both. */
export const OVERLAP = '96px';
