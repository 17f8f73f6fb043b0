import { atLeast, LG, XL } from '../breakpoints.ts';

/** Screens of laptops: too low for the map in its full size above a whole review. */
const LOW = '(max-height: 62em)';

export const lowScreen = `@media ${atLeast(LG)} and ${LOW}`;
/** The same, where position and choice of the carousel have room side by side. */
export const lowWideScreen = `@media ${atLeast(XL)} and ${LOW}`;

/** How far the cards stand in the band with the map, on screens that show both. */
export const OVERLAP = '96px';
