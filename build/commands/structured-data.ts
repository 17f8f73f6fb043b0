import { existsSync } from 'node:fs';
import { readOptions } from '../shared/options.ts';
import { builtPages } from './built-pages.ts';
import { runCommand } from './run-command.ts';

/** A finished page with its structured data; Not Found has none. */
export interface PageData {
  /** Address of the page: `/services/seo/`. */
  route: string;
  graph: unknown;
}

/** The element that metadata.ts writes. */
const SCRIPT = /<script type="application\/ld\+json">(.*?)<\/script>/s;

/**
 * Reads the structured data of every page of a built site.
 * @param folder the built site
 * @throws SyntaxError if a page has data that is not JSON
 */
export async function readStructuredData(folder: string): Promise<PageData[]> {
  const pages = await builtPages(folder);
  return pages.flatMap(({ route, html }) => {
    const [, script] = SCRIPT.exec(html) ?? [];
    return script === undefined ? [] : { route, graph: JSON.parse(script) as unknown };
  });
}

/** `npm run structured-data [ROUTE …]` @returns the exit status */
async function main(): Promise<number> {
  const wanted = process.argv.slice(2);
  const { out } = readOptions([], process.env);
  if (!existsSync(out)) {
    console.error('There is no dist/ yet. Run `npm run build` first.');
    return 1;
  }
  const pages = await readStructuredData(out);
  const shown = pages.filter(({ route }) => wanted.length === 0 || wanted.includes(route));
  for (const { route, graph } of shown) console.log(`${route}\n${JSON.stringify(graph, null, 2)}\n`);
  if (shown.length > 0) return 0;
  console.error(`No page has this address. Pages: ${pages.map(({ route }) => route).join(', ')}`);
  return 1;
}

runCommand(import.meta.url, main);
