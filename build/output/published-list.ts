import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { parseDocument } from 'yaml';
import { parseSource } from '../content/parse-source.ts';
import { codeOf } from '../shared/disk-errors.ts';
import { stopOn } from '../shared/problems.ts';
import { randomEnd } from './replace-folder.ts';

/** The file with the addresses that a site has published. */
const LIST = 'content/published.yaml';

const HEAD = `# yaml-language-server: $schema=.schemas/published.json
# The addresses that were published. \`npm run release\` adds to this list and never removes from it: keep it with the
# content. An address that is no longer a page needs an entry in redirects.yaml.
published: []
`;

/** A list that is written, but not yet in place. */
export interface PublishedList {
  /** Newly published addresses. */
  added: string[];
  /** Puts the list in place, in one step. */
  keep(): void;
  /** Leaves the list unchanged. */
  drop(): void;
}

/**
 * Adds addresses to the list of published ones, and keeps everything else in the file. The list is first written to a
 * temporary file, so that errors occur before the site is published.
 * @param root the site's folder
 * @throws BuildError if the folder is not writable
 */
export function preparePublished(root: string, addresses: readonly string[]): PublishedList {
  const place = path.join(root, LIST);
  const incoming = path.join(path.dirname(place), `.published${randomEnd()}`);
  const { text, added } = withUrls(textOf(place), addresses);
  if (added.length === 0) return { added, keep: () => {}, drop: () => {} };
  try {
    writeFileSync(incoming, text, { flag: 'wx', flush: true });
  } catch (error) {
    const message = `The release adds ${added.length} addresses to this list, but it cannot be written (${codeOf(error)}). Give yourself permission to write it, then release again.`;
    stopOn([{ where: LIST, message }]);
  }
  return {
    added,
    keep: () => renameSync(incoming, place),
    drop: () => rmSync(incoming, { force: true }),
  };
}

/** The current text: somebody may have saved the file since the build read it. */
function textOf(place: string): string {
  try {
    return readFileSync(place, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return HEAD;
    throw error;
  }
}

/** The addresses in the list, as a build reads them. */
const publishedIn = (text: string): string[] => Object(parseSource(LIST, text).value).published ?? [];

/** @returns the text with the missing addresses added at the end, and those addresses */
export function withUrls(text: string, addresses: readonly string[]): { text: string; added: string[] } {
  const document = parseDocument(text);
  const known = publishedIn(text);
  const added = addresses.filter((address) => !known.includes(address));
  // A list in brackets, as an empty one is written, would grow into one long line.
  if (known.length === 0) document.set('published', document.createNode(added));
  else for (const address of added) document.addIn(['published'], address);
  const written = document.toString({ lineWidth: 0 });
  if (!isDeepStrictEqual(publishedIn(written), [...known, ...added]))
    stopOn([
      {
        where: LIST,
        message:
          'The release cannot add addresses to this file as it is written. Write them below each other, each after "- ".',
      },
    ]);
  return { text: written, added };
}
