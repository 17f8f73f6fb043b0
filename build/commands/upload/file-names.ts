/** Longest name, in bytes of UTF-8: what a key of S3 and most file systems take. */
const LONGEST_NAME = 1024;
const LONGEST_PART = 255;

/**
 * Never in a name: control characters, invisible ones (which turn the direction of writing, for example), lone
 * surrogates, and what Windows forbids or reads as a folder, a drive, a stream or a pattern.
 */
const FORBIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\\:*?"<>|]/u;

/** Dot files that belong to a site (RFC 8615 for the folder); any other is somebody's settings or secrets. */
const isAllowedDot = (part: string, index: number, parts: string[]): boolean =>
  index === 0 && (parts.length === 1 ? part === '.htaccess' : part === '.well-known');

function isPart(part: string, index: number, parts: string[]): boolean {
  if (part === '' || Buffer.byteLength(part) > LONGEST_PART) return false;
  if (part.startsWith('.') && !isAllowedDot(part, index, parts)) return false;
  // Windows drops blanks and dots at the end, so that ". ." could become "..".
  return !/^\s|[\s.]$/u.test(part);
}

/**
 * Whether an upload can have put a file of this name on a host: a relative path with forward slashes, without hidden
 * files or folders other than `.htaccess` and `.well-known/`. `..` cannot be in it, nor anything that a shell, a
 * protocol or a file system would take for more than a name.
 * @param name relative to the web root
 */
export function isUploadName(name: string): boolean {
  if (Buffer.byteLength(name) > LONGEST_NAME || FORBIDDEN.test(name)) return false;
  return name.split('/').every(isPart);
}

/** Copies that editors and systems leave beside files, which nobody means to publish. */
const LEFTOVER = /(?:~|\.(?:bak|old|orig|rej|swp|swo|tmp|temp)|^#.*#|^Thumbs\.db|^desktop\.ini)$/i;

/** Whether a file looks like an editor's backup, `index.html~`, or like what a system left behind. */
export const isLeftover = (name: string): boolean => name.split('/').some((part) => LEFTOVER.test(part));

/** Two names with the same key are one file where a host ignores case, as Windows and macOS do. */
export const caseless = (name: string): string => name.normalize('NFC').toLowerCase();
