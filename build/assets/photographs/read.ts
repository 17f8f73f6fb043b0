import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { cached } from '../../shared/cache.ts';
import { digest } from '../../shared/digest.ts';
import { codeOf } from '../../shared/disk-errors.ts';
import { toolVersion } from '../../shared/tool-version.ts';
import { withProgress } from '../../shared/workers.ts';
import type { Size } from './cut.ts';
import {
  BROKEN,
  EMPTY,
  MOST_BYTES,
  MOST_POINTS,
  problemOfKind,
  tooLargeProblem,
  tooManyPointsProblem,
} from './photograph-problems.ts';

/** A photograph under static/, before any file is made from it. */
export interface Photograph extends Size {
  /** `images/shop.jpg` */
  name: string;
  digest: string;
  /** Its main color, `8ac`; undefined if it has transparency. */
  color?: string;
}

/** A photograph, or what is wrong with the file, as the end of a sentence that begins with its name. */
export type ReadPhotograph = Photograph | { problem: string };

/** Increase it when the same bytes give other facts or another message. */
const FACTS = '4';

/**
 * Reads the facts about photographs. Those of bytes that were read before come from the cache.
 * @param names of files in it: `images/shop.jpg`
 */
export async function readPhotographs(
  folder: string,
  names: string[],
): Promise<ReadonlyMap<string, ReadPhotograph>> {
  const read = await withProgress('Looking at new photographs', names, (name, onOpening) =>
    readPhotograph(folder, name, onOpening),
  );
  return new Map(names.map((name, index) => [name, read[index] as ReadPhotograph]));
}

/** @param onOpening called before a new photograph is opened */
async function readPhotograph(folder: string, name: string, onOpening: () => void): Promise<ReadPhotograph> {
  const file = path.join(folder, name);
  try {
    const { size } = await stat(file);
    if (size === 0) return { problem: EMPTY };
    if (size > MOST_BYTES) return { problem: tooLargeProblem(size) };
    const bytesDigest = await digestOfFile(file);
    const ingredients = [FACTS, toolVersion('sharp'), bytesDigest];
    const facts = await cached('photograph-facts', ingredients, async () => {
      onOpening();
      return Buffer.from(JSON.stringify(await factsOf(await readFile(file))));
    });
    return { name, digest: bytesDigest, ...JSON.parse(facts.toString()) };
  } catch (error) {
    return {
      problem: `cannot be read (${codeOf(error)}). Give yourself permission to read it, or save it there again.`,
    };
  }
}

/** A file that changed less than this long ago may change again without a new modification time. ms */
const SETTLED = 2000;

/**
 * Takes the digest of a file with unchanged metadata from the cache, like git: a site may have hundreds of megabytes of
 * photographs, and `npm run dev` checks them after every change.
 */
async function digestOfFile(file: string): Promise<string> {
  const { size, mtimeNs, ctimeNs, ctimeMs, ino, dev } = await stat(file, { bigint: true });
  const read = async () => digest(await readFile(file));
  if (Date.now() - Number(ctimeMs) < SETTLED) return read();
  const identity = [file, ...[size, mtimeNs, ctimeNs, ino, dev].map(String)];
  return Buffer.from(
    await cached('photograph-digests', identity, async () => Buffer.from(await read())),
  ).toString();
}

async function factsOf(
  bytes: Uint8Array,
): Promise<Omit<Photograph, 'name' | 'digest'> | { problem: string }> {
  const problem = problemOfKind(bytes);
  if (problem !== undefined) return { problem };
  const { mainColor, sizeOf } = await import('./encode.ts');
  try {
    const size = await sizeOf(bytes);
    if (size.width * size.height > MOST_POINTS) return { problem: tooManyPointsProblem(size) };
    const color = await mainColor(bytes);
    return { ...size, ...(color && { color }) };
  } catch {
    return { problem: BROKEN };
  }
}
