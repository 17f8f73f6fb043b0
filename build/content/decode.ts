import { isUtf8 } from 'node:buffer';
import { closeSync, constants, fstatSync, lstatSync, openSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { findCharacter } from '../shared/characters.ts';
import { codeOf } from '../shared/disk-errors.ts';
import type { Unsaved } from '../shared/options.ts';
import type { Problem } from '../shared/problems.ts';
import { type Source, valuesIn } from './source.ts';

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
    const text = unsaved.get(file);
    if (text === null) return undefined;
    if (text !== undefined) return decode(file, Buffer.from(text));
    try {
      if (leadsOut(path.join(root, file), path.join(root, 'content'))) return refused(file, LEADS_OUT);
      const read = bytesOf(path.join(root, file), limitOf(file));
      return typeof read === 'string' ? refused(file, read) : decode(file, read);
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return undefined;
      const message = `This file cannot be read (${codeOf(error)}). Give yourself permission to read it, or save it there again.`;
      return refused(file, message);
    }
  };

const LEADS_OUT = 'This is a link to a file outside content/, which is not read. Put the file itself here.';

/** Whether a file is a symbolic link out of a folder: an error message could show a secret of the machine. */
const leadsOut = (file: string, folder: string) =>
  lstatSync(file).isSymbolicLink() && !realpathSync(file).startsWith(realpathSync(folder) + path.sep);

const refused = (where: string, message: string): Decoded => ({
  text: '',
  problems: [{ where, message }],
});

/** @returns the bytes, or why they are not read: a named pipe or a huge file must not hang the build */
function bytesOf(file: string, limit: number): Buffer | string {
  // Windows has no named pipes that must be opened this way.
  const descriptor = openSync(file, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  try {
    const status = fstatSync(descriptor);
    if (!status.isFile()) return 'This is not a file. Replace it with one.';
    if (status.size <= limit) return readFileSync(descriptor);
    return `This file is too large: ${megabytes(status.size)} MB, where ${megabytes(limit)} MB are allowed. Divide it, or remove what does not belong there.`;
  } finally {
    closeSync(descriptor);
  }
}

const megabytes = (bytes: number) =>
  (bytes / 1_000_000).toFixed(bytes < 1_000_000 ? 2 : 1).replace(/\.?0+$/, '');

const NOT_UTF16 = 'This file is saved as UTF-16. Save it as UTF-8: editors offer that as "encoding".';
const NOT_UTF8 =
  'From here on this file is not saved as UTF-8. Open it in the program that wrote it, and save it as UTF-8.';

function decode(file: string, bytes: Buffer): Decoded {
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '');
  const at = (offset: number) => {
    const before = text.slice(0, offset).split('\n');
    return `${file}:${before.length}:${(before.at(-1)?.length ?? 0) + 1}`;
  };
  if (bytes[0] === 0xff || bytes[0] === 0xfe || bytes.subarray(0, 64).includes(0))
    return refused(`${file}:1:1`, NOT_UTF16);
  if (!isUtf8(bytes)) return refused(at(text.indexOf('\uFFFD')), NOT_UTF8);
  const bad = findCharacter(text);
  if (!bad) return { text, problems: [] };
  const message = `This text has an invisible character (${bad.name}) here, which is not allowed. Delete it: place the cursor after it, and press Backspace.`;
  return refused(at(bad.index), message);
}

/**
 * Finds forbidden characters in the values and keys of a file. In the file itself they may be written as escapes, such
 * as \uD800, and look harmless.
 */
export function escapedCharacters(source: Source): Problem[] {
  if (!/\\[^nt"\\/\s]/.test(source.text)) return [];
  const look = (text: unknown, where: () => string): Problem[] => {
    const bad = typeof text === 'string' && findCharacter(text);
    if (!bad) return [];
    const message = `This text contains a forbidden character (${bad.name}), written with a backslash. Delete that code.`;
    return [{ where: where(), message }];
  };
  return valuesIn(source.value).flatMap(({ path, value }) => {
    const key = path.at(-1);
    return [
      ...look(key, () => source.atKey(path.slice(0, -1), String(key))),
      ...look(value, () => source.at(path)),
    ];
  });
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
const LAST_CHARACTER = 0x10ffff;

/** Finds forbidden characters written in Markdown as HTML entities: `&#x202E;`. */
export const referredCharacters = (markdown: MarkdownText): Problem[] =>
  problemsInLines(markdown, REFERENCE, ([written, hex, decimal = '']) => {
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    const bad =
      code > LAST_CHARACTER ? { name: 'no character' } : findCharacter(`x${String.fromCodePoint(code)}`);
    return (
      bad &&
      `This text contains a forbidden character (${bad.name}), written as ${written.slice(0, 20)}. Replace or delete it.`
    );
  });
