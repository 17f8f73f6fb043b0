import type { GatheredAssets } from '../assets/gather.ts';
import type { PageSummary } from '../render/page-summary.ts';
import { printable } from '../shared/characters.ts';

/** Files of static/ that no page shows. Names below static/. */
export interface UnusedFiles {
  /** Published anyway, under their own URLs. */
  published: string[];
  /** Photographs, which are published only if a page shows them. */
  left: string[];
}

/** Requested by programs, not by pages; and licenses, which must accompany what they cover. */
const ASKED_OTHERWISE =
  /^(?:\.well-known\/|favicon\.|robots\.txt$)|(?:^|\/)(?:OFL|LICEN[CS]E|NOTICE)\b[^/]*$/i;

/**
 * Finds the files of static/ that no page shows or links.
 * @param logo the picture from which the build makes what pages show
 */
export function unusedFiles(
  { assets, photographs }: Pick<GatheredAssets, 'assets' | 'photographs'>,
  pages: Pick<PageSummary, 'facts'>[],
  logo: string | undefined,
): UnusedFiles {
  const used = new Set([...pages.flatMap(({ facts }) => facts.urls.map(fileOf)), logo]);
  const published = assets.unasked().filter((name) => !used.has(name) && !ASKED_OTHERWISE.test(name));
  return { published: published.sort(), left: photographs.unused().sort() };
}

/** The file behind a URL of the site, by its file name: `/price%20list.pdf` -> `price list.pdf`. */
function fileOf(url: string): string {
  const path = url.replace(/[?#].*$/s, '').slice(1);
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** What the report says about them; empty if there are none. */
export const unusedLines = ({ published, left }: UnusedFiles): string[] => [
  ...listed(
    'No page shows these, but everybody who knows their addresses gets them. Remove what is not for visitors:',
    published,
  ),
  ...listed('No page shows these photographs, so they are not part of the site:', left),
];

const listed = (heading: string, names: string[]) =>
  names.length === 0 ? [] : ['', heading, ...names.map((name) => `    static/${printable(name)}`)];
