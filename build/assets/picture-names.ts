import type { Content } from '../../schemas/content.ts';
import type { Picture } from '../../schemas/fields.ts';
import { stopOn } from '../shared/problems.ts';
import type { PictureFinder } from './picture-finder.ts';

/**
 * Finds pictures in the content that cannot be shown: there is no such drawing, or the file is missing or is not a
 * photograph. In large folders, whose entries are read later, the pages that use a picture report it.
 * @throws BuildError with a problem for each
 */
export function checkPictures(content: Content, finder: PictureFinder): void {
  stopOn(picturesOf(content).flatMap(finder.problemOf));
}

/** Every picture that the content shows, but those of large folders. */
export const picturesOf = ({ release, ...shown }: Content): Picture[] => picturesIn(shown);

/** Every picture in a part of the content: the value of the key `picture`, and those in Markdown. */
function picturesIn(part: unknown): Picture[] {
  // Entries that are not read yet are not plain objects, and are skipped.
  if (Array.isArray(part)) return part.flatMap(picturesIn);
  if (typeof part !== 'object' || part === null || Object.getPrototypeOf(part) !== Object.prototype)
    return [];
  return Object.entries(part).flatMap(([key, value]) => {
    if (key === 'picture' && value) return [value as Picture];
    return key === 'pictures' ? (value as Picture[]) : picturesIn(value);
  });
}
