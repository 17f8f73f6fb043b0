import type { Picture } from '../schemas/fields.ts';
import { ContentPicture } from './Drawing.tsx';
import type { Rendering } from './page.ts';
import type { PictureLayout } from './picture.ts';

/** A column of running text. */
const LAYOUT: PictureLayout = {
  sizes: '(min-width: 40em) 560px, calc(100vw - 40px)',
  widths: [350, 700, 1120],
  least: 320,
};

/**
 * Inserts the pictures of Markdown into its HTML.
 * @param html with a placeholder for each picture, from build/content/prose-inline.ts
 * @param pictures for the placeholders
 * @param piece of the page that is rendered
 */
export const withPictures = (
  html: string,
  pictures: Picture[] | undefined,
  piece: Rendering['piece'],
): string =>
  pictures
    ? html.replace(/<img data-picture="(\d+)">/g, (_mark, number: string) => {
        const picture = pictures[Number(number)];
        return picture ? piece(<ContentPicture picture={picture} layout={LAYOUT} />, 'static') : '';
      })
    : html;
