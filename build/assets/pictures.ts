import type { Picture } from '../../schemas/fields.ts';
import { valuesIn } from '../content/source.ts';
import { didYouMean } from '../shared/nearest.ts';
import type { Problem } from '../shared/problems.ts';
import type { Photographs } from './photographs/photographs.ts';

/** The kind of picture that a name in the content refers to. */
type FoundPicture = { drawing: string } | { file: string } | { problem: string };

/** Pictures that are not SVG, including formats that browsers do not show, so that a message can say so. */
const PHOTOGRAPH =
  /^images\/.+\.(?:jpe?g|jpe|jfif|png|webp|avif|heic|heif|hif|tiff?|gif|bmp|jxl|jp2|psd|raw|dng|cr2|cr3|nef|arw|raf|orf|rw2|mpo)$/i;

/** Whether the build makes photographs from a file of static/. @param file `images/shop.jpg` */
export const isPhotograph = (file: string): boolean => PHOTOGRAPH.test(file);

/**
 * Finds the pictures that the content names.
 * @param staticFiles `images/lamp.svg`
 * @param drawings `drawings/map-pack.svg`
 * @param photographNames `images/shop.jpg`
 * @param placeOf gives the line of the content that names a picture
 */
export function makePictureFinder(
  staticFiles: Iterable<string>,
  drawings: Iterable<string>,
  photographNames: string[],
  photographs: Photographs,
  placeOf: (picture: Picture) => string | undefined,
) {
  const drawn = [...drawings].flatMap((file) => /^drawings\/(.+)\.svg$/.exec(file)?.[1] ?? []);
  const svgs = [...staticFiles].filter((name) => /^images\/.+\.svg$/i.test(name));
  const find = (name: string) => findPicture(name, drawn, [...svgs, ...photographNames]);
  return {
    find,
    /** What is wrong with a picture, wherever it appears. */
    problemOf: (picture: Picture): Problem[] => {
      const found = find(picture.name);
      const message =
        'problem' in found ? found.problem : 'file' in found ? photographs.problemOf(found.file) : undefined;
      return message === undefined ? [] : [{ where: placeOf(picture) ?? 'content', message }];
    },
  };
}

/** Every picture in a part of the content: the value of the key `picture`, and those in Markdown. */
export const picturesIn = (part: unknown): Picture[] =>
  // Entries that are not read yet show only their slug here, and stay unread.
  valuesIn(part).flatMap(({ key, value }) => {
    if (key === 'picture' && value) return [value as Picture];
    return key === 'pictures' ? (value as Picture[]) : [];
  });

/**
 * Finds the picture that a name in the content refers to.
 * @param written as in the content: `shop`, `shop.jpg`, `team/anna.jpg`, with or without `images/`
 * @param drawings names of the drawings
 * @param files pictures under static/: `images/shop.jpg`
 */
export function findPicture(written: string, drawings: string[], files: string[]): FoundPicture {
  const name = written.replace(/^\/?(?:static\/)?images\//i, '');
  const inFolder = (file: string) => file.slice('images/'.length);
  const found =
    [
      files.filter((file) => inFolder(file) === name),
      files.filter((file) => isSame(inFolder(file), name)),
      files.filter((file) => isSame(withoutEnding(inFolder(file)), name)),
    ].find((list) => list.length > 0) ?? [];
  const isDrawing = drawings.includes(name);
  const [file] = found;
  if (!file && isDrawing) return { drawing: name };
  if (file && !isDrawing && found.length === 1) return { file };
  if (file) return { problem: severalProblem(name, isDrawing, found) };
  const named = files.map(inFolder);
  const known = [...drawings, ...named, ...named.map(withoutEnding)];
  const problem = `There is no picture named "${name}".${didYouMean(name, known)} Fix the name, or put your picture into static/images/ and write its name here, such as "shop-front.jpg".`;
  return { problem };
}

const isSame = (one: string, other: string) =>
  one.normalize().toLowerCase() === other.normalize().toLowerCase();

const withoutEnding = (file: string) => file.replace(/\.\w+$/, '');

function severalProblem(name: string, isDrawing: boolean, found: string[]): string {
  const meant = [...(isDrawing ? ['a drawing'] : []), ...found.map((file) => `static/${file}`)];
  const remedy = isDrawing ? 'Rename the file' : 'Write the name with its ending, or rename one of them';
  return `"${name}" could mean ${meant.join(' or ')}. ${remedy}.`;
}
