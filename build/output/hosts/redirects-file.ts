import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { keyOf, type Redirect } from '../../content/redirects.ts';

/** What Netlify and Cloudflare Pages read; the preview, uploads to S3 and settings for nginx and CloudFront, too. */
export const REDIRECTS_FILE = '_redirects';

/** Before an address that is gone. Neither host knows status 410; both answer 404 there, and pass over comments. */
const GONE = '# gone ';

/** The text of REDIRECTS_FILE: a line for each address, with and without its slash at the end. */
export const redirectsFile = (redirects: readonly Redirect[]): string =>
  redirects.flatMap((redirect) => spellings(redirect).map((from) => line(from, redirect.to))).join('');

const line = (from: string, to: string | undefined) =>
  to === undefined ? `${GONE}${from}\n` : `${from} ${to} 301\n`;

/** How an old address may be requested, in its encoded form. */
export const spellings = ({ from, isFile }: Redirect): string[] =>
  (isFile ? [from] : [from, `${from}/`]).map(encodeURI);

/** Reads what `redirectsFile` has written, and passes over what somebody else has put there. */
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
  return from === undefined ? [] : [[from, to]];
}

/** The redirects of a built site; none where it has no such file. @param dist a folder */
export function builtRedirects(dist: string): Redirect[] {
  const file = path.join(dist, REDIRECTS_FILE);
  return existsSync(file) ? parseRedirectsFile(readFileSync(file, 'utf8')) : [];
}
