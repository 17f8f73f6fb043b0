import type { GatheredAssets } from '../assets/gather.ts';
import type { PageSummary } from '../render/page-summary.ts';

/** Files of static/ that no page shows. Names below static/. */
export interface UnusedFiles {
  /** Published anyway, under their own URLs. */
  published: string[];
  /** Photographs, which are published only if a page shows them. */
  left: string[];
}

/** Requested by programs, not by pages; and licenses, which must accompany what they cover. */
const REQUESTED_BY_PROGRAMS =
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
  const published = assets.unused().filter((name) => !used.has(name) && !REQUESTED_BY_PROGRAMS.test(name));
  return { published: published.sort(), left: photographs.unused().sort() };
}

/** The file behind a URL of the site, whose links are checked: `/price%20list.pdf` -> `price list.pdf`. */
const fileOf = (url: string) => decodeURIComponent(url.replace(/[?#].*$/s, '').slice(1));
