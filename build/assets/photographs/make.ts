import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { cached } from '../../shared/cache.ts';
import { BuildError } from '../../shared/problems.ts';
import { toolVersion } from '../../shared/tool-version.ts';
import type { Points } from './encode.ts';
import { SETTINGS } from './formats.ts';
import { brokenProblem } from './photograph-problems.ts';
import { type PlannedFile, WIDEST } from './plan-picture.ts';
import { digestOfBytes } from './read.ts';

/**
 * Makes files of one part of a photograph. Existing ones come from the cache; the photograph is opened only for new
 * ones.
 * @param folder static/ of the site
 * @param files of the same part
 * @param onMaking called before a file is made
 * @returns the bytes of each file
 * @throws BuildError if the photograph has changed since the build began
 */
export async function makeFiles(
  folder: string,
  files: PlannedFile[],
  onMaking: () => void,
): Promise<Uint8Array[]> {
  let points: Promise<Points> | undefined;
  const made: Uint8Array[] = [];
  for (const planned of files) {
    const make = async () => {
      onMaking();
      const { encode } = await import('./encode.ts');
      points ??= openPart(folder, planned);
      return encode(await points, planned, planned.format);
    };
    made.push(await cached('photographs', ingredientsOf(planned), make));
  }
  return made;
}

const TOOL = toolVersion('sharp');

/** Everything that determines the bytes of a file. */
function ingredientsOf({ photograph, cut, width, height, format }: PlannedFile): string[] {
  const numbers = [cut.left, cut.top, cut.width, cut.height, width, height];
  return [SETTINGS, TOOL, photograph.facts.digest, numbers.join(' '), format];
}

/** The part at one width, whichever files are requested, so that the bytes of a file do not depend on others. */
async function openPart(folder: string, { photograph, cut }: PlannedFile): Promise<Points> {
  const bytes = await readFile(path.join(folder, photograph.name));
  if (digestOfBytes(bytes) !== photograph.facts.digest) {
    const message = 'This file has changed since the build began. Build again.';
    throw new BuildError([{ where: `static/${photograph.name}`, message }]);
  }
  const { cutOut } = await import('./encode.ts');
  return cutOut(bytes, photograph.facts, cut, Math.min(cut.width, WIDEST)).catch(() => {
    const message = `The file static/${photograph.name} ${brokenProblem()}`;
    throw new BuildError([{ where: `static/${photograph.name}`, message }]);
  });
}
