import path from 'node:path';
import { globSync } from 'glob';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { Refused } from '../../../client/edit/messages.ts';
import { slugify } from '../../../schemas/slug.ts';
import { problemsOfMarkup } from '../../assets/markup.ts';
import { loadIcon } from '../../shared/icon-library.ts';
import { MISSING, readBytes, save } from './history.ts';

const FOLDER = 'static/images';

/** Formats that the build takes, with their endings. */
const ENDINGS: Record<string, string> = {
  jpeg: '.jpg',
  png: '.png',
  webp: '.webp',
  heif: '.avif',
  svg: '.svg',
};

const NO_PICTURE =
  'The site cannot show what is in this file, whatever its name says. Use a JPEG, PNG, WebP or AVIF, or an SVG for a logo or drawing. An iPhone photograph (HEIC) becomes a JPEG when you email it to yourself.';

const files = (root: string): string[] =>
  globSync('**/*.*', { cwd: path.join(root, FOLDER), nodir: true, posix: true });

/** A picture for the editor to show; undefined for what is no file below static/images/. */
export function readPicture(root: string, name: string): Buffer | undefined {
  const file = files(root).find((each) => each.normalize() === name.normalize());
  return file === undefined ? undefined : readBytes(root, `${FOLDER}/${file}`).bytes;
}

/** @returns an icon by its name, as a file; undefined if there is none */
export function drawIcon(name: string): string | undefined {
  const icon = loadIcon(name);
  return icon && renderToStaticMarkup(createElement(icon));
}

/**
 * Puts a picture into static/images/, under a name that is free there.
 * @param name of the file where it comes from: words for the new name
 * @returns the new name, with the ending that fits its format
 * @throws Refused for what is no picture that the build takes
 */
export async function addPicture(root: string, name: string, bytes: Buffer): Promise<string> {
  // Sharp throws at once for an empty file.
  const metadata = await Promise.resolve(bytes)
    .then((file) => sharp(file).metadata())
    .catch(() => undefined);
  const ending = ENDINGS[metadata?.format ?? ''];
  if (!ending || (ending === '.avif' && metadata?.compression !== 'av1')) throw new Refused(415, NO_PICTURE);
  const [problem] = await problemsOfMarkup(`${FOLDER}/${name}`.replace(/\.\w+$/, ending), bytes);
  if (problem) throw new Refused(415, `${problem.where}: ${problem.message}`);
  const free = freeName(files(root), slugify(path.win32.parse(name).name).slice(0, 60) || 'picture', ending);
  save(root, [{ file: `${FOLDER}/${free}`, bytes, expected: MISSING }]);
  return free;
}

function freeName(taken: string[], stem: string, ending: string): string {
  const names = new Set(taken.map((file) => file.toLowerCase()));
  let free = stem + ending;
  for (let number = 2; names.has(free); number += 1) free = `${stem}-${number}${ending}`;
  return free;
}
