import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { cached, toolVersion } from '../../shared/cache.ts';
import { digest } from '../../shared/digest.ts';
import { codeOf } from '../../shared/disk-errors.ts';
import { inParallel } from '../../shared/workers.ts';
import { pixels, type Size } from './cut.ts';
import { mainColor, sizeOf } from './encode.ts';

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

/** Maximum bytes of a photograph. A camera's JPEG has 2 to 15 MB; more has no benefit, and slows every build down. */
export const MOST_BYTES = 30_000_000;

/** Maximum pixels of a photograph: no camera takes more, but a small file can claim any number. */
const MOST_PIXELS = 120_000_000;

/** For a file that cannot be decoded to its end. */
export const BROKEN =
  'is broken: a part of it is missing or damaged. Copy the original there once more, or open it in an image program and save it as a JPEG.';

/** Increase it when the same bytes give other facts or another message. */
const FACTS = '5';

/**
 * Reads the facts about photographs. Those of bytes that were read before come from the cache.
 * @param names of files in it: `images/shop.jpg`
 */
export async function readPhotographs(folder: string, names: string[]) {
  const read = await inParallel(names, (name) => readPhotograph(folder, name));
  return new Map(names.map((name, index) => [name, read[index] as ReadPhotograph]));
}

async function readPhotograph(folder: string, name: string): Promise<ReadPhotograph> {
  const file = path.join(folder, name);
  try {
    const { size } = await stat(file);
    if (size === 0) return { problem: 'is empty. Copy the original there once more.' };
    if (size > MOST_BYTES)
      return {
        problem: `is ${megabytes(size)} MB; the limit is ${megabytes(MOST_BYTES)} MB. ${SAVE_AS_JPEG} 4,000 px is wide enough for every screen.`,
      };
    const bytesDigest = await digestOfFile(file);
    const ingredients = [FACTS, toolVersion('sharp'), bytesDigest];
    const facts = await cached('photograph-facts', ingredients, async () =>
      Buffer.from(JSON.stringify(await factsOf(await readFile(file)))),
    );
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
  try {
    const size = await sizeOf(bytes);
    if (size.width * size.height > MOST_PIXELS)
      return {
        problem: `has ${pixels(size)}, more than any screen shows. Save it smaller: 4,000 px is wide enough.`,
      };
    const color = await mainColor(bytes);
    return { ...size, ...(color && { color }) };
  } catch {
    return { problem: BROKEN };
  }
}

const megabytes = (bytes: number) => Math.round(bytes / 1_000_000);

/** How a file of a kind begins, and what people call it. The first match applies. */
const KINDS: [begin: RegExp, name: string][] = [
  [/^\xFF\xD8\xFF/, 'JPEG'],
  [/^\x89PNG\r\n/, 'PNG'],
  [/^RIFF....WEBP/s, 'WebP'],
  [/^....ftyp(?:avif|avis|.{4,24}avif)/s, 'AVIF'],
  [/^....ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)/s, 'HEIC'],
  [/^(?:II\*\0|MM\0\*)/, 'TIFF'],
  [/^GIF8/, 'GIF'],
  [/^BM/, 'BMP'],
  [/^8BPS/, 'Photoshop'],
  [/^....JXL /s, 'JPEG XL'],
  [/^%PDF/, 'PDF'],
];

/** Kinds that the build reads. */
const READ = ['JPEG', 'PNG', 'WebP', 'AVIF'];

const SAVE_AS_JPEG = 'Open it in an image program, save it as a JPEG, and put that into static/images/.';

/** What is wrong with a file by its first bytes; undefined for a kind that the build reads. */
function problemOfKind(begin: Uint8Array): string | undefined {
  const text = Buffer.from(begin.subarray(0, 40)).toString('latin1');
  const kind = KINDS.find(([pattern]) => pattern.test(text))?.[1];
  if (kind === undefined)
    return `is not a photograph: it is none of ${READ.join(', ')}, whatever its name says. Copy the original there once more, or save it as a JPEG.`;
  if (READ.includes(kind)) return undefined;
  if (kind === 'HEIC')
    return 'is an HEIC photograph, the format of iPhones, which most browsers cannot show. On a Mac open it in Preview and choose File, Export, JPEG; on the iPhone email it to yourself, which makes a JPEG of it. Put that into static/images/.';
  return `is a ${kind} file, which browsers cannot show well. ${SAVE_AS_JPEG}`;
}
