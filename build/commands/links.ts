import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { glob } from 'glob';
import { parse } from 'node-html-parser';
import { type ContentLink, contentLinks } from '../content/content-links.ts';
import { loadContent } from '../content/load.ts';
import { readOptions } from '../shared/options.ts';
import { builtPages } from './built-pages.ts';
import { runCommand } from './run-command.ts';

/**
 * Lists the external links, including email addresses and phone numbers. Makes no requests.
 * @param root the site's folder
 * @param out the built site; if there is none, links from components are not listed
 * @returns URL -> its places in the content; if it is not from there, the lines of code that name it, or the pages that
 * show it
 * @throws BuildError if the content has mistakes
 */
export async function outwardLinks(root: string, out: string): Promise<Map<string, string[]>> {
  const loaded = await loadContent(root);
  const written = contentLinks(loaded);
  const known = new Set(written.map(({ url }) => url));
  const made = (await pageLinks(out)).filter(({ url }) => !known.has(url));
  const own = new URL(loaded.content.site.url).origin;
  const all = [...written, ...(await inProgram(root, made))].filter(({ url }) => leadsAway(url, own));
  return groupByUrl(all);
}

const leadsAway = (url: string, own: string) =>
  /^(https?|mailto|tel):/i.test(url) && !(URL.canParse(url) && new URL(url).origin === own);

/** URLs in the finished pages, each with the page. */
async function pageLinks(out: string): Promise<ContentLink[]> {
  const pages = await builtPages(out);
  return pages.flatMap(({ route: where, html }) => {
    const document = parse(html, { blockTextElements: { script: true, style: true } });
    const elements = document.querySelectorAll('a[href], iframe[src]');
    const urls = elements.map((each) => each.getAttribute('href') ?? each.getAttribute('src') ?? '');
    return [...new Set(urls)].map((url) => ({ url, where }));
  });
}

/** Links that no content file contains: with the lines of code that do, if the URL is there in full. */
async function inProgram(root: string, made: ContentLink[]): Promise<ContentLink[]> {
  const files = await glob('{components,pages}/**/*.{ts,tsx}', { cwd: root, posix: true });
  const texts = await Promise.all(
    files.sort().map(async (file) => ({ file, text: await readFile(path.join(root, file), 'utf8') })),
  );
  return made.flatMap((link) => {
    const places = texts.flatMap(({ file, text }) => linesWith(link.url, file, text));
    return places.length > 0 ? places.map((where) => ({ ...link, where })) : [link];
  });
}

const linesWith = (needle: string, file: string, text: string): string[] =>
  text.split('\n').flatMap((line, index) => {
    const column = line.indexOf(needle);
    return column === -1 ? [] : [`${file}:${index + 1}:${column + 1}`];
  });

function groupByUrl(links: ContentLink[]): Map<string, string[]> {
  const urls = [...new Set(links.map(({ url }) => url))].sort();
  return new Map(
    urls.map((url) => [
      url,
      [...new Set(links.filter((link) => link.url === url).map(({ where }) => where))],
    ]),
  );
}

/** `npm run links` */
async function main(): Promise<void> {
  const { root, out } = readOptions(process.argv.slice(2), process.env);
  const links = await outwardLinks(root, out);
  for (const [url, places] of links) console.log(`${url}\n    ${places.join('\n    ')}`);
  console.log(`\n${links.size} ${links.size === 1 ? 'URL leads' : 'URLs lead'} away from the site.`);
  if (!existsSync(out)) console.log('There is no dist/ yet: links that components make are not among them.');
}

runCommand(import.meta.url, main);
