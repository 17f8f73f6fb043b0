import { mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { save } from './history.ts';
import { Refused } from './refused.ts';
import { MISSING } from './safe-write.ts';

const FOLDER = 'static/images';

/** Bytes that a picture may have. Cameras make 5 to 30 MB. */
export const LARGEST_PICTURE = 60_000_000;

/** Formats that the build takes, with their endings. */
const ENDINGS: Record<string, string> = { jpeg: '.jpg', png: '.png', webp: '.webp', heif: '.avif' };

/** Names of the pictures that are there. */
function files(root: string): string[] {
  try {
    return readdirSync(path.join(root, FOLDER), { recursive: true, encoding: 'utf8' })
      .map((name) => name.replaceAll(path.sep, '/'))
      .filter((name) => /(?:^|\/)[^./][^/]*\.\w+$/.test(name))
      .sort();
  } catch {
    // No picture has been put there yet.
    return [];
  }
}

/**
 * Shows a picture in the editor.
 * @param name below static/images/
 * @returns a small copy; undefined for what is no photograph in static/images/
 */
export async function thumbnail(root: string, name: string): Promise<Buffer | undefined> {
  if (!files(root).includes(name)) return undefined;
  const picture = sharp(path.join(root, FOLDER, name))
    .rotate()
    .resize({ width: 640, withoutEnlargement: true });
  return picture.webp({ quality: 70 }).toBuffer();
}

/**
 * Puts a picture into static/images/, under a name that is free there.
 * @param name of the file where it comes from: words for the new name
 * @returns the new name, with the ending that fits its format
 * @throws Refused for what is no picture that the build takes
 */
export async function addPicture(root: string, name: string, bytes: Buffer): Promise<string> {
  const { format = '', compression } = await sharp(bytes)
    .metadata()
    .catch(() => ({ format: '', compression: undefined }));
  const ending = ENDINGS[format];
  if (!ending || (format === 'heif' && compression !== 'av1'))
    throw new Refused(415, {
      message: 'This is no picture that the site can show. Use a JPEG, PNG, WebP or AVIF.',
    });
  const words = path.posix.parse(name.replaceAll('\\', '/')).name.toLowerCase();
  const stem =
    words
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 60) || 'picture';
  const taken = new Set(files(root).map((file) => file.toLowerCase()));
  let free = stem + ending;
  for (let number = 2; taken.has(free); number += 1) free = `${stem}-${number}${ending}`;
  mkdirSync(path.join(root, FOLDER), { recursive: true });
  save(root, `${FOLDER}/${free}`, bytes, MISSING);
  return free;
}
