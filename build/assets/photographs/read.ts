import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { cached } from '../../shared/cache.ts';
import { codeOf } from '../../shared/disk-errors.ts';
import { showProgress } from '../../shared/progress.ts';
import { toolVersion } from '../../shared/tool-version.ts';
import { inParallel } from '../../shared/workers.ts';
import type { Size } from './cut.ts';
import {
  brokenProblem,
  emptyProblem,
  MOST_BYTES,
  MOST_POINTS,
  problemOfKind,
  tooLargeProblem,
  tooManyPointsProblem,
} from './photograph-problems.ts';

/** The facts about a photograph before any file is made from it. */
export interface PhotographFacts extends Size {
  /** SHA-256 of its bytes, in hex. */
  digest: string;
  /** Its main color, `8ac`; undefined if it has transparency, or was not decoded. */
  color?: string;
}

/** The facts, or what is wrong with the file, as the end of a sentence that begins with its name. */
export type ReadPhotograph = PhotographFacts | { problem: string };

/** Increase it when the same bytes give other facts. */
const FACTS = '2';

/**
 * Reads the facts about photographs. Those of bytes that were read before come from the cache.
 * @param folder static/ of the site
 * @param names of files in it: `images/shop.jpg`
 * @param decoded those that are decoded, for their main color and to see that they are whole; of the others, which
 * pages may never show, only the header is read
 */
export async function readPhotographs(
  folder: string,
  names: string[],
  decoded: ReadonlySet<string>,
): Promise<ReadonlyMap<string, ReadPhotograph>> {
  const progress = showProgress('Looking at new photographs', names.length);
  const read = await inParallel(names, async (name) => {
    const photograph = await readPhotograph(path.join(folder, name), decoded.has(name), progress.begin);
    progress.step();
    return photograph;
  });
  progress.end();
  return new Map(names.map((name, index) => [name, read[index] as ReadPhotograph]));
}

/** @param onOpening called before a new photograph is opened */
async function readPhotograph(
  file: string,
  isDecoded: boolean,
  onOpening: () => void,
): Promise<ReadPhotograph> {
  try {
    const { size } = await stat(file);
    if (size === 0) return { problem: emptyProblem() };
    if (size > MOST_BYTES) return { problem: tooLargeProblem(size) };
    const digest = await digestOfFile(file);
    const ingredients = [FACTS, toolVersion('sharp'), digest, String(isDecoded)];
    const facts = await cached('photograph-facts', ingredients, async () => {
      onOpening();
      return Buffer.from(JSON.stringify(await factsOf(await readFile(file), isDecoded)));
    });
    const known: Omit<PhotographFacts, 'digest'> | { problem: string } = JSON.parse(facts.toString());
    return 'problem' in known ? known : { digest, ...known };
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
  const read = async () => digestOfBytes(await readFile(file));
  if (Date.now() - Number(ctimeMs) < SETTLED) return read();
  const identity = [file, ...[size, mtimeNs, ctimeNs, ino, dev].map(String)];
  const digest = await cached('photograph-digests', identity, async () => Buffer.from(await read()));
  return Buffer.from(digest).toString();
}

/** SHA-256 in hex. */
export const digestOfBytes = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

async function factsOf(
  bytes: Uint8Array,
  isDecoded: boolean,
): Promise<Omit<PhotographFacts, 'digest'> | { problem: string }> {
  const problem = problemOfKind(bytes);
  if (problem !== undefined) return { problem };
  const { mainColor, sizeOf } = await import('./encode.ts');
  try {
    const size = await sizeOf(bytes);
    if (size.width * size.height > MOST_POINTS) return { problem: tooManyPointsProblem(size) };
    const color = isDecoded && (await mainColor(bytes));
    return { ...size, ...(color && { color }) };
  } catch {
    return { problem: brokenProblem() };
  }
}
