import type { Size } from './cut.ts';

/** Maximum bytes of a photograph. A camera's JPEG has 2 to 15 MB; more has no benefit, and slows every build down. */
export const MOST_BYTES = 30_000_000;

/** Maximum pixels of a photograph: no camera takes more, but a small file can claim any number. */
export const MOST_POINTS = 120_000_000;

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

/**
 * Checks a file's first bytes.
 * @param begin at least 40 bytes, or the whole file
 * @returns the end of a sentence that begins with the file's name, and what to do; undefined for a JPEG, PNG, WebP or
 * AVIF
 */
export function problemOfKind(begin: Uint8Array): string | undefined {
  const text = Buffer.from(begin.subarray(0, 40)).toString('latin1');
  const kind = KINDS.find(([pattern]) => pattern.test(text))?.[1];
  if (kind === undefined)
    return `is not a photograph: it is none of ${READ.join(', ')}, whatever its name says. Copy the original there once more, or save it as a JPEG.`;
  if (READ.includes(kind)) return undefined;
  if (kind === 'HEIC')
    return 'is an HEIC photograph, the format of iPhones, which most browsers cannot show. On a Mac open it in Preview and choose File, Export, JPEG; on the iPhone send it to yourself by mail, which makes a JPEG of it. Put that into static/images/.';
  return `is a ${kind} file, which browsers cannot show well. ${SAVE_AS_JPEG}`;
}

/** For an empty file. */
export const EMPTY = 'is empty. Copy the original there once more.';

/** @param bytes of the file */
export const tooLargeProblem = (bytes: number) =>
  `has ${megabytes(bytes)} MB, where ${megabytes(MOST_BYTES)} MB are allowed. ${SAVE_AS_JPEG} 4,000 px are wide enough for every screen.`;

/** For a photograph with more pixels than the build decodes (MOST_POINTS). */
export const tooManyPointsProblem = ({ width, height }: Size) =>
  `has ${pixels({ width, height })}, more than any screen shows. Save it smaller: 4,000 px are wide enough.`;

/** For a file that cannot be decoded to its end. */
export const BROKEN =
  'is broken: a part of it is missing or damaged. Copy the original there once more, or open it in an image program and save it as a JPEG.';

/**
 * @param has size of the photograph, or of the visible part
 * @param least the size that the place needs
 */
export const tooSmallProblem = (has: Size, least: Size, isCut: boolean) =>
  `is too small for this place, and would look blurred: ${isCut ? 'the part that is shown ' : 'it '}has ${pixels(has)}, where at least ${pixels(least)} are needed. Use the original photograph, not a copy from a website or a message.`;

const pixels = ({ width, height }: Size) => `${number(width)} x ${number(height)} px`;

const number = (value: number) => value.toLocaleString('en-US');

const megabytes = (bytes: number) => Math.round(bytes / 1_000_000);
