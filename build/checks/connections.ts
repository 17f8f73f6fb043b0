import type { OutputFile } from '../assets/assets.ts';
import type { PageSummary } from '../render/page-summary.ts';
import type { Problem } from '../shared/problems.ts';
import { originOf } from '../shared/url.ts';
import { onPages } from './on-pages.ts';

/** Calls that connect to a literal URL of another site. */
const CALL =
  /\b(fetch|sendBeacon|WebSocket|EventSource|Worker|import|open)\(\s*(?:["'`]\w+["'`]\s*,\s*)?["'`]((?:https?:|wss?:)?\/\/[^"'`\s]+)/g;

/**
 * Finds requests in scripts that the policy of the pages blocks. URLs that a script composes are not detected.
 * @param scripts of islands as bundled, and those within pages by their file names
 * @param allowed origins to which the policy lets pages connect
 */
export function checkConnections(
  pages: readonly PageSummary[],
  scripts: readonly OutputFile[],
  inlineScripts: ReadonlyMap<string, string>,
  allowed: readonly string[],
): Problem[] {
  const inline = [...inlineScripts].map(([name, text]) => ({
    text,
    where: () => `client/inline/${name}.ts`,
  }));
  const islands = scripts
    .filter(({ file }) => file.endsWith('.js'))
    .map(({ file, contents }) => ({ text: String(contents), where: () => islandWith(file, pages) ?? file }));
  return [...inline, ...islands].flatMap(({ where, text }) =>
    [...text.matchAll(CALL)]
      .filter(([, , url = '']) => !allowed.includes(originOf(url) ?? ''))
      .map(([, call, url]) => ({
        where: where(),
        message: `${call}("${url}"): the page's Content-Security-Policy blocks connections, except to the enquiry service and the counter in content/site.yaml. Remove it, or let that service receive the enquiries.`,
      })),
  );
}

/** The first island that loads a file: `the island "menu" on 16 pages`. */
function islandWith(file: string, pages: readonly PageSummary[]): string | undefined {
  const loading = pages.flatMap((page) =>
    page.facts.islands
      .filter(({ scripts }) => scripts.includes(`/${file}`))
      .map(({ name }) => ({ name, page })),
  );
  const island = loading[0]?.name;
  const on = loading.filter(({ name }) => name === island).map(({ page }) => page);
  return island && `the island "${island}" on ${onPages(on)}`;
}
