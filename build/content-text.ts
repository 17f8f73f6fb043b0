import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import type { Problem } from './problems.ts';

/** What no content file can mean: control characters other than tab and line end, and characters that are none. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u2028\u2029\uFFFE\uFFFF]|(?!^)\uFEFF/;

/**
 * Bytes of a content file. Not read beside others: many small files are read faster one by one.
 * @param file absolute path
 * @returns undefined for one that is missing
 */
export function bytesOf(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Reads the bytes of a content file as text.
 * @param file name for messages
 * @returns the text without a byte order mark, and what keeps it from being read
 */
export function readText(file: string, bytes: Buffer): { text: string; problems: Problem[] } {
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '');
  const at = (offset: number) => {
    const before = text.slice(0, offset).split('\n');
    return `${file}:${before.length}:${(before.at(-1)?.length ?? 0) + 1}`;
  };
  if (bytes[0] === 0xff || bytes[0] === 0xfe || bytes.subarray(0, 64).includes(0)) {
    const message = 'This file is saved as UTF-16. Save it as UTF-8: editors offer that as "encoding".';
    return { text, problems: [{ where: `${file}:1:1`, message }] };
  }
  if (!isUtf8(bytes)) {
    const message =
      'From here on this file is not saved as UTF-8. Open it in the program that wrote it, and save it as UTF-8.';
    return { text, problems: [{ where: at(text.indexOf('\uFFFD')), message }] };
  }
  const control = text.search(CONTROL);
  if (control === -1) return { text, problems: [] };
  const code = text.charCodeAt(control).toString(16).toUpperCase().padStart(4, '0');
  const message = `Here stands an invisible character (U+${code}) that no browser shows. Delete it: place the cursor behind it, and press Backspace.`;
  return { text, problems: [{ where: at(control), message }] };
}
