import type { PictureLayout } from './picture.ts';

/** For the picture of a banner: the right one of two columns, 13 parts to 11; below the words on phones. */
export const BANNER_LAYOUT: PictureLayout = {
  ratio: 4 / 3,
  sizes: '(min-width: 90em) 587px, (min-width: 48em) 41vw, calc(100vw - 40px)',
  widths: [350, 700, 1000, 1200],
  least: 600,
};
