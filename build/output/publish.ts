import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { parseSource } from '../content/source.ts';
import type { PageSummary } from '../render/make-pages.ts';
import { codeOf } from '../shared/disk-errors.ts';
import type { BuildOptions } from '../shared/options.ts';
import { stopOn } from '../shared/problems.ts';
import { randomEnd } from './replace-folder.ts';
import type { Staging } from './staging.ts';

/** The file with the addresses that a site has published. */
const LIST = 'content/published.yaml';

const HEAD = `# yaml-language-server: $schema=.schemas/published.json
# The addresses that were published. \`npm run release\` adds to this list and never removes from it: keep it with the
# content. An address that is no longer a page needs an entry in redirects.yaml.
published: []
`;

/**
 * Replaces the old site with the new one. A release then adds its addresses to content/published.yaml.
 * @returns newly published addresses; none unless this is a release
 * @throws BuildError if the list or the site cannot be written; both then remain unchanged
 */
export function publish(
  staging: Pick<Staging, 'publish'>,
  pages: readonly Pick<PageSummary, 'route'>[],
  { root, release }: Pick<BuildOptions, 'root' | 'release'>,
): string[] {
  const list = path.join(root, LIST);
  const addresses = pages.filter(({ route }) => route.indexed).map(({ route }) => route.path);
  const old = existsSync(list) ? readFileSync(list, 'utf8') : HEAD;
  const { text, added } = release ? withUrls(old, addresses) : { text: '', added: [] };
  if (added.length === 0) {
    staging.publish(release);
    return [];
  }
  // Written under another name first, so that errors occur before the site is published.
  const incoming = path.join(path.dirname(list), `.published${randomEnd()}`);
  try {
    writeNew(incoming, text, added.length);
    staging.publish(release);
    renameSync(incoming, list);
    return added;
  } finally {
    rmSync(incoming, { force: true });
  }
}

function writeNew(file: string, text: string, count: number): void {
  try {
    writeFileSync(file, text, { flag: 'wx', flush: true });
  } catch (error) {
    const message = `The release adds ${count} addresses to this list, but it cannot be written (${codeOf(error)}). Give yourself permission to write it, then release again.`;
    stopOn([{ where: LIST, message }]);
  }
}

/** The addresses in the list, as a build reads them. */
const publishedIn = (text: string): string[] => Object(parseSource(LIST, text).value).published ?? [];

const UNUSUAL =
  'The release cannot add addresses to this file as it is written. Write one address on each line, after "- ".';

/** @returns the text with the missing addresses added at the end, and those addresses */
function withUrls(text: string, addresses: readonly string[]): { text: string; added: string[] } {
  const known = publishedIn(text);
  const added = addresses.filter((address) => !known.includes(address));
  // A list in brackets, as an empty one is written, would grow into one long line.
  const list = text.replace(/^published: \[\]\s*$/m, 'published:').trimEnd();
  const [, indent = '  '] = /^( *)- /m.exec(text) ?? [];
  const written = `${[list, ...added.map((address) => `${indent}- ${address}`)].join('\n')}\n`;
  if (!isDeepStrictEqual(publishedIn(written), [...known, ...added]))
    stopOn([{ where: LIST, message: UNUSUAL }]);
  return { text: written, added };
}
