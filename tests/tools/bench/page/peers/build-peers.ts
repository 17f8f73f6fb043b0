import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { makeCriticalCss, propertiesIn, withUrls } from '../../../../../build/render/critical-css.ts';
import { installPeers, VERSIONS } from '../../install-peers.ts';
import { buildWithAstro } from './astro.ts';
import { buildWithEleventy } from './eleventy.ts';
import { type PageParts, takeApart } from './page-parts.ts';

/**
 * Builds the same pages with Astro and Eleventy.
 * @param dist our own build, made by this process: the sheets must be loaded
 * @param routes every page of our site, for Eleventy's single style sheet
 * @param compared the routes for the peers
 * @returns the folder of each site, by the name of its generator
 */
export async function buildPeers(
  dist: string,
  routes: string[],
  compared: string[],
): Promise<Record<string, string>> {
  const installed = installPeers();
  const all = routes.map((route) => takeApart(dist, route));
  const pages = all.filter(({ route }) => compared.includes(route));
  // Fonts, drawings and icons; scripts and pages are the peer's own.
  const own = /\.(?:html|br|gz)$|assets[\\/](?:client|cards)|\.htaccess$|_headers$/;
  const copyPublicFiles = (folder: string) =>
    cpSync(dist, folder, { recursive: true, filter: (file) => !own.test(path.relative(dist, file)) });
  const astro = await buildWithAstro(installed, pages, copyPublicFiles);
  const eleventy = await buildWithEleventy(installed, pages, await siteCss(dist, all), copyPublicFiles);
  for (const folder of [astro, eleventy]) compressFolder(folder);
  return {
    [`Astro ${VERSIONS.astro}`]: astro,
    [`Eleventy ${VERSIONS['@11ty/eleventy']}`]: eleventy,
  };
}

/** The rules of all pages in the order of their sheets, each once. */
async function siteCss(dist: string, pages: PageParts[]): Promise<string> {
  const texts = pages.flatMap(({ body }) =>
    body.map((part) => (typeof part === 'string' ? part : part.html)),
  );
  const classNames = [...texts, ...pages.map(({ css }) => css)].flatMap(
    (text) => text.match(/[\w-]+/g) ?? [],
  );
  const used = new Set([...classNames, ...texts.flatMap(propertiesIn)]);
  const faces = pages[0]?.css.match(/@font-face\{[^}]*\}/g) ?? [];
  const address = (file: string) => {
    const { dir, name } = path.posix.parse(file);
    const found = readdirSync(path.join(dist, 'assets', dir)).find((other) => other.startsWith(`${name}.`));
    return `/assets/${dir}/${found}`;
  };
  return faces.join('') + withUrls(await makeCriticalCss()(used), address);
}

/** Makes the Brotli file of every text file, at the level of our own build. */
function compressFolder(folder: string): void {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(?:html|css|js|svg|xml|txt|json|webmanifest)$/.test(file)) continue;
    const target = path.join(folder, file);
    writeFileSync(`${target}.br`, brotliCompressSync(readFileSync(target)));
  }
}
