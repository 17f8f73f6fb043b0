import { CONTENT } from '../content.ts';
import type { Screen } from './screen.ts';

/** Number of reviews. */
export const LAST = CONTENT.reviews.reviews.length;
export const TRACK = '[data-track]';
export const NEXT = 'button[aria-label="Next review"]';
/** Says which reviews are in view. */
export const POSITION = '[data-island=carousel] [aria-live]';

/** Positions (from 1) of the reviews that are completely visible. */
export const inView = (screen: Screen) =>
  screen.evaluate((track) => {
    const box = document.querySelector(track)?.getBoundingClientRect();
    return [...document.querySelectorAll(`${track} > *`)].flatMap((slide, index) => {
      const { left, right } = slide.getBoundingClientRect();
      return box && left >= box.left - 2 && right <= box.right + 2 ? [index + 1] : [];
    });
  }, TRACK);
