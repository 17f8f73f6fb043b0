import { numbered } from '../sheet.ts';

/** Maximum number of reviews that are highlighted on the map; further ones still have their point. */
const MOST = 300;

/**
 * Names each review for the styles: its slide is a timeline of that name (ReviewSlides.tsx), on which its town on the map
 * is lit (ReviewMap.tsx).
 */
const names = numbered('review/place', MOST, (index) => ({ '--place': `--r${index}` }));

const SCOPE = 20;
const namesTo = (end: number) => Array.from({ length: end }, (_, index) => `--r${index}`).join();
const scopes = numbered('review/place scopes', MOST / SCOPE, (index) => ({
  timelineScope: namesTo((index + 1) * SCOPE),
}));

/** Class of the element that holds both slides and map, so that the map sees the timelines of the slides. */
export const placesOf = (count: number) => scopes[Math.ceil(Math.min(count, MOST) / SCOPE) - 1];

/** Class of a review by its index in the content. */
export const placeOf = (index: number) => names[index];

/** Id of a review's slide, to which its town on the map links. */
export const reviewId = (index: number) => `review-${index + 1}`;
