import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PictureLayout, ShownPicture } from '../../../components/engine.ts';
import type { Picture } from '../../../schemas/fields.ts';
import { cached } from '../../shared/cache.ts';
import { digest } from '../../shared/digest.ts';
import { grouped } from '../../shared/grouped.ts';
import { BuildError, type Problem, stopOn } from '../../shared/problems.ts';
import { inParallel } from '../../shared/workers.ts';
import { cutOut, encode, type Pixels } from './encode.ts';
import { type PlannedFile, planPicture, SETTINGS, WIDEST } from './plan-picture.ts';
import { BROKEN, type ReadPhotograph } from './read.ts';

/** The photographs of a site: which files pages use, and those files. */
export type Photographs = ReturnType<typeof makePhotographs>;

/**
 * @param folder static/ of the site
 * @param read every photograph in it, by name
 * @param placeOf gives the line of the content that names a picture
 */
export function makePhotographs(
  folder: string,
  read: ReadonlyMap<string, ReadPhotograph>,
  placeOf: (picture: Picture) => string | undefined,
) {
  const planned = new Map<string, PlannedFile>();
  const shown = new Set<string>();
  const problems: Problem[] = [];
  return {
    /**
     * Records the files that a page needs to show a photograph.
     * @param name of a file under static/
     * @returns their URLs; undefined for a photograph with a problem, which `problems` has
     */
    show: (name: string, picture: Picture, layout: PictureLayout): ShownPicture | undefined => {
      shown.add(name);
      const photograph = read.get(name) as ReadPhotograph;
      const plan = 'problem' in photograph ? photograph : planPicture(photograph, picture, layout);
      if ('problem' in plan) {
        const message = `The file static/${name} ${plan.problem}`;
        problems.push({ where: placeOf(picture) ?? `static/${name}`, message });
        return undefined;
      }
      for (const file of plan.files) planned.set(file.file, file);
      return plan.shown;
    },
    /** What is wrong with a file, with its name; undefined if nothing is. */
    problemOf: (name: string): string | undefined => {
      const photograph = read.get(name);
      return photograph && 'problem' in photograph
        ? `The file static/${name} ${photograph.problem}`
        : undefined;
    },
    /** What is wrong with photographs that pages use. */
    problems: () => problems,
    /** Names of the files that pages use: `assets/images/shop-700.1a2b3c.avif`. */
    files: () => [...planned.keys()],
    /** Names under static/ of photographs that no page uses. */
    unused: () => [...read.keys()].filter((name) => !shown.has(name)),
    /** A file that pages use, made now unless it exists; undefined for any other name. */
    file: async (name: string): Promise<Uint8Array | undefined> => {
      const file = planned.get(name);
      return file && (await makeFiles(folder, [file]))[0];
    },
    /** Makes all files that pages use. @throws BuildError with `problems` */
    makeAll: async (write: (file: string, contents: Uint8Array) => void): Promise<void> => {
      stopOn(problems);
      // Files of the same part of a photograph are made from the same pixels.
      const parts = [...grouped(planned.values(), ({ part }) => part).values()];
      await inParallel(parts, async (files) => {
        const made = await makeFiles(folder, files);
        for (const [index, { file }] of files.entries()) write(file, made[index] as Uint8Array);
      });
    },
  };
}

/**
 * Makes files of one part of a photograph, which is opened only for new ones: existing ones come from the cache.
 * @throws BuildError if the photograph has changed since the build began
 */
async function makeFiles(folder: string, files: PlannedFile[]): Promise<Uint8Array[]> {
  let pixels: Promise<Pixels> | undefined;
  const made: Uint8Array[] = [];
  for (const planned of files) {
    const make = async () => {
      pixels ??= openPart(folder, planned);
      return encode(await pixels, planned, planned.format);
    };
    const { photograph, cut, width, height, format } = planned;
    const ingredients = [SETTINGS, photograph.digest, ...Object.values(cut), width, height, format];
    made.push(await cached('photographs', ingredients.map(String), make));
  }
  return made;
}

/** The part at one width, whichever files are requested, so that the bytes of a file do not depend on others. */
async function openPart(folder: string, { photograph, cut }: PlannedFile): Promise<Pixels> {
  const bytes = await readFile(path.join(folder, photograph.name));
  const where = `static/${photograph.name}`;
  if (digest(bytes) !== photograph.digest)
    throw new BuildError([{ where, message: 'This file has changed since the build began. Build again.' }]);
  return cutOut(bytes, photograph, cut, Math.min(cut.width, WIDEST)).catch(() => {
    throw new BuildError([{ where, message: `The file ${where} ${BROKEN}` }]);
  });
}
