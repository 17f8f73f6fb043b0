import type { Picture } from '../../schemas/fields.ts';
import type { Problem } from '../shared/problems.ts';
import type { Files } from './assets.ts';
import { type FoundPicture, findPicture } from './photographs/find-picture.ts';
import type { Photographs } from './photographs/photographs.ts';

/** Finds the pictures that the content names. */
export interface PictureFinder {
  find(name: string): FoundPicture;
  /** What is wrong with a picture, wherever it appears. */
  problemOf(picture: Picture): Problem[];
}

/**
 * @param drawingFiles `drawings/map-pack.svg`
 * @param photographNames `images/shop.jpg`
 * @param placeOf gives the line of the content that names a picture
 */
export function makePictureFinder(
  staticFiles: Files,
  drawingFiles: string[],
  photographNames: string[],
  photographs: Photographs,
  placeOf: (picture: Picture) => string | undefined,
): PictureFinder {
  const drawings = drawingFiles.flatMap((file) => /^drawings\/(.+)\.svg$/.exec(file)?.[1] ?? []);
  const svgs = [...staticFiles.keys()].filter((name) => /^images\/.+\.svg$/.test(name));
  const files = [...svgs, ...photographNames];
  const find = (name: string) => findPicture(name, drawings, files);
  return {
    find,
    problemOf: (picture) => {
      const found = find(picture.name);
      const message =
        'problem' in found ? found.problem : 'file' in found ? photographs.problemOf(found.file) : undefined;
      return message === undefined ? [] : [{ where: placeOf(picture) ?? 'content', message }];
    },
  };
}

/** The size in an SVG's attributes; undefined without one. */
export function sizeOfSvg(contents: string | Uint8Array): { width: number; height: number } | undefined {
  const [tag = ''] = /<(?:\w+:)?svg\b[^>]*>/.exec(Buffer.from(contents).toString()) ?? [];
  const viewBox = /\bviewBox=["']\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)/.exec(tag);
  const [width = 0, height = 0] = viewBox?.slice(1).map((length) => Math.round(Number(length))) ?? [];
  return width > 0 && height > 0 ? { width, height } : undefined;
}

/** Every picture in a part of the content: the value of the key `picture`, and those in Markdown. */
export function picturesIn(part: unknown): Picture[] {
  // Entries that are not read yet are not plain objects, and are skipped.
  if (Array.isArray(part)) return part.flatMap(picturesIn);
  if (typeof part !== 'object' || part === null || Object.getPrototypeOf(part) !== Object.prototype)
    return [];
  return Object.entries(part).flatMap(([key, value]) => {
    if (key === 'picture' && value) return [value as Picture];
    return key === 'pictures' ? (value as Picture[]) : picturesIn(value);
  });
}
