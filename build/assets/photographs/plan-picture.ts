import path from 'node:path';
import {
  type PhotographSource,
  type PictureLayout,
  placeholderClass,
  type ShownPicture,
  type Sizes,
} from '../../../components/engine.ts';
import type { Picture } from '../../../schemas/fields.ts';
import { slugify } from '../../../schemas/slug.ts';
import { toolVersion } from '../../shared/cache.ts';
import { digest } from '../../shared/digest.ts';
import { type Cut, cutOf, heightAt, pixels, type Size, widthsWithin } from './cut.ts';
import type { Format } from './encode.ts';
import type { Photograph } from './read.ts';

/** The formats of photographs, best first; every browser supports the last one. */
const MEDIA_TYPES: Record<Format, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };
const FORMATS = Object.keys(MEDIA_TYPES) as Format[];

/** What determines the bytes of a file besides the photograph. Increase the number when encode.ts changes. */
export const SETTINGS = `1, ${toolVersion('sharp')}`;

/** Width of the largest file that a layout may use, px. */
export const WIDEST = 1600;

/** A file to make. */
export interface PlannedFile extends Size {
  photograph: Photograph;
  /** The visible part of it. */
  cut: Cut;
  /** Name of the part: the same for all files of it. */
  part: string;
  /** In dist: `assets/images/shop-700.1a2b3c.avif`. */
  file: string;
  format: Format;
}

/**
 * Plans how a photograph is shown in a layout. The names of its files are known before they are made: they depend on the
 * bytes of the photograph, the visible part and the encoder settings.
 * @returns a problem, as the end of a sentence that begins with the file's name, for a photograph that is too small
 * @throws Error for a layout that needs a larger width than allowed
 */
export function planPicture(
  photograph: Photograph,
  { focus }: Pick<Picture, 'focus'>,
  layout: PictureLayout,
): { shown: ShownPicture; files: PlannedFile[] } | { problem: string } {
  const cut = cutOf(photograph, layout.ratio, focus);
  if (cut.width < layout.least) {
    const least = { width: layout.least, height: heightAt(cut, layout.least) };
    const isWhole = cut.width === photograph.width && cut.height === photograph.height;
    return {
      problem: `is too small for this place, and would look blurred: ${isWhole ? 'it' : 'the part that is shown'} has ${pixels(cut)}, where at least ${pixels(least)} are needed. Use the original photograph, not a copy from a website or a message.`,
    };
  }
  const wide = planFiles(photograph, cut, layout);
  const { narrow } = layout;
  // The few browsers without AVIF and WebP get the wide crop everywhere.
  const narrowOnes = narrow
    ? planFiles(photograph, cutOf(photograph, narrow.ratio, focus), narrow).slice(0, -1)
    : [];
  const sources = [
    ...narrowOnes.map((files) => sourceOf(files, narrow)),
    ...wide.map((files) => sourceOf(files, layout)),
  ];
  const plain = wide.at(-1)?.find(({ width }) => width >= layout.least) as PlannedFile;
  const largest = wide.at(-1)?.at(-1) as PlannedFile;
  return {
    files: [...narrowOnes, ...wide].flat(),
    shown: {
      kind: 'photograph',
      sources: sources.slice(0, -1),
      srcSet: sources.at(-1)?.srcSet ?? '',
      ...{ sizes: layout.sizes, src: `/${plain.file}` },
      // If the layout sets no width, a photograph fills its column, but is never enlarged.
      ...{ width: largest.width, height: largest.height },
      placeholder: photograph.color && placeholderClass(photograph.color),
    },
  };
}

/** The files of a part for each format, smallest first. */
function planFiles(photograph: Photograph, cut: Cut, { widths }: Sizes): PlannedFile[][] {
  if (widths.some((wide) => wide > WIDEST)) throw new Error(`A layout asks for more than ${WIDEST} px.`);
  const { dir, name } = path.posix.parse(photograph.name);
  const parts = [...dir.split('/'), name].map((part) => slugify(part) || 'photograph');
  const beginning = path.posix.join('assets', ...parts);
  const { left, top, width, height } = cut;
  const ingredients = [SETTINGS, photograph.digest, left, top, width, height];
  const hash = digest(ingredients.join(' ')).slice(0, 6);
  return FORMATS.map((format) =>
    widthsWithin(width, widths).map((wide) => ({
      ...{ photograph, cut, part: `${beginning}.${hash}`, width: wide, height: heightAt(cut, wide), format },
      file: `${beginning}-${wide}.${hash}.${format}`,
    })),
  );
}

function sourceOf(files: PlannedFile[], layout: (Sizes & { media?: string }) | undefined): PhotographSource {
  const { format, width, height } = files.at(-1) as PlannedFile;
  const { sizes = '', media } = layout ?? {};
  return {
    type: MEDIA_TYPES[format],
    srcSet: files.map((one) => `/${one.file} ${one.width}w`).join(', '),
    sizes,
    // A different shape from that of the img, for which browsers must reserve space.
    ...(media && { media, width, height }),
  };
}
