import { isUtf8 } from 'node:buffer';
import { lstatSync, readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { findCharacter } from '../shared/characters.ts';
import { codeOf } from '../shared/disk-errors.ts';
import type { Unsaved } from '../shared/options.ts';
import { type Problem, placeIn } from '../shared/problems.ts';

/** A content file as text, without a byte order mark, or the reason why it cannot be read. */
interface Decoded {
  text: string;
  problems: Problem[];
}

/**
 * Maximum bytes of a content file. A page of 250 KB has 40,000 words, which no visitor reads; a list of 1 MB has 1,500
 * reviews. A larger file is there by mistake, such as a photograph under another name.
 */
const limitOf = (file: string) => (file.endsWith('.md') ? 250_000 : 1_000_000);

/** Reads a content file by its name, `content/home.yaml`; undefined for one that is missing. */
export type ReadText = (file: string) => Decoded | undefined;

/**
 * Not in parallel: many small files are read faster one by one.
 * @param root the site's folder
 * @param unsaved edits that are not saved yet
 */
export const textReader =
  (root: string, unsaved: Unsaved = new Map()): ReadText =>
  (file) => {
    const edited = unsaved.get(file);
    const read = edited == null ? bytesOf(root, file) : Buffer.from(edited);
    if (edited === null || read === undefined) return undefined;
    return typeof read === 'string' ? refused(file, read) : decode(file, read);
  };

const refused = (where: string, message: string): Decoded => ({
  text: '',
  problems: [{ where, message }],
});

/** @returns the bytes of a file, or why they are not read; undefined for a missing file */
function bytesOf(root: string, name: string): Buffer | string | undefined {
  const file = path.join(root, name);
  try {
    const found = lstatSync(file);
    if (found.isSymbolicLink() && leadsOut(file, path.join(root, 'content')))
      return 'This is a link to a file outside content/, which is not read. Put the file itself here.';
    // A named pipe or a huge file must not hang the build.
    const status = found.isSymbolicLink() ? statSync(file) : found;
    if (!status.isFile()) return 'This is not a file. Replace it with one.';
    const limit = limitOf(name);
    if (status.size <= limit) return readFileSync(file);
    return `This file is ${megabytes(status.size)} MB; the limit is ${megabytes(limit)} MB. Divide it, or remove what does not belong there.`;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    return `This file cannot be read (${codeOf(error)}). Give yourself permission to read it, or save it there again.`;
  }
}

/** Whether a symbolic link leads out of a folder: an error message could show a secret of the machine. */
const leadsOut = (link: string, folder: string) =>
  !realpathSync(link).startsWith(realpathSync(folder) + path.sep);

const megabytes = (bytes: number) =>
  (bytes / 1_000_000).toFixed(bytes < 1_000_000 ? 2 : 1).replace(/\.?0+$/, '');

const NOT_UTF16 = 'This file is saved as UTF-16. Save it as UTF-8: editors offer that as "encoding".';
const NOT_UTF8 =
  'From here on, this file is not saved as UTF-8. Open it in the program that wrote it, and save it as UTF-8.';

const NOT_MEANT =
  'is what a quote, dash or accented letter becomes when a program opens a file with a wrong encoding. Type it again here and wherever it is.';

const MEANT = 'nothing, a space, a line break, or "- " where an entry of a list begins.';

function decode(file: string, bytes: Buffer): Decoded {
  // Names of files are compared with it, and some systems divide "é" into two characters.
  const text = bytes
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .normalize();
  const at = (offset: number) => `${file}:${placeIn(text, offset)}`;
  if (bytes[0] === 0xff || bytes[0] === 0xfe || bytes.subarray(0, 64).includes(0))
    return refused(`${file}:1:1`, NOT_UTF16);
  if (!isUtf8(bytes)) return refused(at(text.indexOf('\uFFFD')), NOT_UTF8);
  const [garbled] = /â€.?|Ã[\u0080-\u00bf\u0152-\u2122]/.exec(text) ?? [];
  if (garbled) return refused(at(text.indexOf(garbled)), `"${garbled}" ${NOT_MEANT}`);
  const bad = findCharacter(text);
  if (!bad) return { text, problems: [] };
  const message = `This text has a character (${bad.code}) here that browsers do not show. Place the cursor after it, press Backspace, and type what it stood for: ${MEANT}`;
  return refused(at(bad.index), message);
}

/** Markdown in a content file. */
export interface MarkdownText {
  file: string;
  text: string;
  /** Line of the file at which the text begins, counted from 1. */
  firstLine: number;
}

/** Judges what a pattern finds in a text. */
export const problemsInLines = (
  { file, text, firstLine }: MarkdownText,
  pattern: RegExp,
  judge: (match: RegExpExecArray) => string | undefined,
): Problem[] =>
  text.split('\n').flatMap((line, index) =>
    [...line.matchAll(pattern)].flatMap((match) => {
      const message = judge(match);
      return message ? [{ where: `${file}:${firstLine + index}:${match.index + 1}`, message }] : [];
    }),
  );

const REFERENCE = /&#(?:x([0-9a-f]+)|(\d+));?/gi;

/** Finds forbidden characters written in Markdown as HTML entities: `&#x202E;`. */
export const referredCharacters = (markdown: MarkdownText): Problem[] =>
  problemsInLines(markdown, REFERENCE, ([written, hex, decimal = '']) => {
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    const bad = code > 0x10ffff ? { code: 'no character' } : findCharacter(`x${String.fromCodePoint(code)}`);
    return (
      bad &&
      `This text contains a forbidden character (${bad.code}), written as ${written.slice(0, 20)}. Replace or delete it.`
    );
  });
