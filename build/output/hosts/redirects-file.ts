import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { problemOfOldAddress } from '../../../schemas/old-address.ts';
import { keyOf, type Redirect } from '../../content/redirects.ts';

/** For Netlify and Cloudflare Pages; also for the preview, uploads to S3, and the settings of nginx and CloudFront. */
export const REDIRECTS_FILE = '_redirects';

/** Precedes an address that is gone. Neither host supports status 410; both answer 404 there, and ignore comments. */
const GONE = '# gone ';

/** The text of REDIRECTS_FILE: a line for each address, with and without a trailing slash. */
export const redirectsFile = (redirects: readonly Redirect[]): string =>
  spellings(redirects)
    .map(([from, to]) => (to ? `${encodeURI(from)} ${to} 301\n` : `${GONE}${encodeURI(from)}\n`))
    .join('');

/** The forms in which old addresses may be requested, decoded, and where each of them leads. */
export const spellings = (redirects: readonly Redirect[]): [from: string, to: string | undefined][] =>
  redirects.flatMap(({ from, isFile, to }) =>
    (isFile ? [from] : [from, `${from}/`]).map((spelling) => [spelling, to]),
  );

/**
 * Parses what `redirectsFile` has written. Lines from others are ignored, also those with addresses that the content
 * could not have: on S3 they become the names of objects.
 */
export function parseRedirectsFile(text: string): Redirect[] {
  const lines = text.split('\n');
  const targets = new Map(lines.flatMap(readLine));
  return [...targets]
    .filter(([from]) => !from.endsWith('/'))
    .map(([from, to]) => ({ from: keyOf(from), isFile: !targets.has(`${from}/`), to }));
}

const MOVED_LINE = /^(\/[^\s*:]+) (\S+) 301$/;
const GONE_LINE = new RegExp(`^${GONE}(\\/[^\\s*:]+)$`);

function readLine(line: string): [from: string, to: string | undefined][] {
  const [, from = GONE_LINE.exec(line)?.[1], to] = MOVED_LINE.exec(line) ?? [];
  return from === undefined || problemOfOldAddress(from) !== undefined ? [] : [[from, to]];
}

/** The redirects of a built site; none without such a file. @param dist a folder */
export function builtRedirects(dist: string): Redirect[] {
  const file = path.join(dist, REDIRECTS_FILE);
  return existsSync(file) ? parseRedirectsFile(readFileSync(file, 'utf8')) : [];
}
