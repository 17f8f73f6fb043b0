import { terminalLine } from '../../shared/characters.ts';

/** Maximum length of a name in bytes of UTF-8, for S3 keys and most file systems. */
const LONGEST_NAME = 1024;
const LONGEST_PART = 255;

/**
 * Never in a name: control characters, invisible ones (which may reverse the text direction), lone surrogates, and what
 * Windows forbids or treats as a folder, a drive, a stream or a pattern.
 */
const FORBIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\\:*?"<>|]/u;

function isPart(part: string, index: number, parts: string[]): boolean {
  if (part === '' || Buffer.byteLength(part) > LONGEST_PART) return false;
  // Dot files that belong to a site (RFC 8615 for the folder); any other contains settings or secrets.
  const allowed = parts.length === 1 ? '.htaccess' : '.well-known';
  if (part.startsWith('.') && (index > 0 || part !== allowed)) return false;
  // Windows drops spaces and dots at the end, so ". ." could become "..".
  return !/^\s|[\s.]$/u.test(part);
}

/**
 * Whether an upload can have put a file of this name on a host: a relative path with forward slashes, without hidden
 * files or folders other than `.htaccess` and `.well-known/`. It cannot contain `..`, nor anything that a shell, a
 * protocol or a file system would interpret.
 * @param name relative to the web root
 */
export function isUploadName(name: string): boolean {
  if (Buffer.byteLength(name) > LONGEST_NAME || FORBIDDEN.test(name)) return false;
  return name.split('/').every(isPart);
}

/**
 * Two names with the same key are one file on a host that ignores case, like Windows and macOS. In capitals, because two
 * small letters may have one capital: the Greek sigma has another form at the end of a word.
 */
export const caseless = (name: string): string => name.normalize('NFC').toUpperCase();

/** Names for the terminal: `a, b and 3 more`. */
export function joinNames(names: string[], most = 10): string {
  const shown = names.slice(0, most).map(terminalLine).join(', ');
  return names.length > most ? `${shown} and ${names.length - most} more` : shown;
}

/** @param message gets the names for the terminal @throws Error with that message if there are any names */
export function refuse(names: string[], message: (listed: string) => string): void {
  if (names.length > 0) throw new Error(message(joinNames(names)));
}
