import { printable } from '../build/shared/characters.ts';

/** Maximum bytes of a part of an address, for S3 keys and most file systems. */
const LONGEST_PART = 255;
/** Maximum bytes of an address, for S3 keys and Cloudflare Pages, with room for additions. */
const LONGEST = 900;

/**
 * Letters and digits of any script, and characters without special meaning in the settings of any host. `*` and `:`
 * would be patterns in `_redirects`, and cannot be escaped there.
 */
const PART = /^(?![\s.])[\p{L}\p{M}\p{N}!$&'()+,;=@_~. -]+(?<![\s.])$/u;

/**
 * Checks an old address.
 * @returns what is wrong and what to write instead, as a sentence without a period; undefined if it is valid
 */
export function problemOfOldAddress(address: string): string | undefined {
  const shown = printable(address.slice(0, 100));
  const otherwise = `this must be an old address on this site that begins with a slash, such as /prices.html, but it is the text "${shown}"`;
  if (/^https?:\/\//i.test(address))
    return `${otherwise}. Leave out the name of the site: "${printable(pathIn(address))}"`;
  if (!/^\/(?![\\/])/.test(address)) return otherwise;
  if (/^\/[?#]/.test(address))
    return 'hosts compare an address only up to its "?" or "#", and the home page is always there. Leave this entry out';
  if (/[?#]/.test(address))
    return `hosts compare an address only up to its "?" or "#". Write "${printable(address.replace(/[?#].*$/s, ''))}"`;
  const path = decoded(address);
  if (path === undefined) return `${otherwise}, in which a % does not begin the code of a character`;
  if (Buffer.byteLength(path) > LONGEST) return `an old address may have at most ${LONGEST} bytes`;
  const bad = path
    .replace(/^\/|\/$/g, '')
    .split('/')
    .find((part) => !isPart(part));
  if (path === '/') return 'the home page is always there, so it cannot be an old address';
  if (bad === undefined) return undefined;
  return `an old address has parts of letters, digits and hyphens, each of at most ${LONGEST_PART} bytes, between single slashes, but here one is "${printable(bad.slice(0, 60))}"`;
}

const isPart = (part: string) => PART.test(part) && Buffer.byteLength(part) <= LONGEST_PART;

const pathIn = (address: string) => address.replace(/^https?:\/\/[^/]*/i, '').slice(0, 100) || '/';

/** An address without its codes for characters; undefined if one of them is invalid. */
export function decoded(address: string): string | undefined {
  try {
    return decodeURIComponent(address);
  } catch {
    return undefined;
  }
}
