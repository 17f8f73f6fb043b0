import { readdirSync } from 'node:fs';
import path from 'node:path';
import { makeCriticalCss, propertiesIn, withUrls } from '../../../../../build/render/critical-css.ts';
import { installPeers, VERSIONS } from '../../install-peers.ts';
import { buildWithAstro } from './astro.ts';
import { buildWithEleventy } from './eleventy.ts';
import { compressFolder } from './files.ts';
import { type PageParts, takeApart } from './page-parts.ts';

/** A site with our pages, built by another generator. */
export interface Peer {
  name: string;
  folder: string;
}

/**
 * Builds the same pages with Astro and Eleventy.
 * @param dist our own build, made by this process: the sheets must be loaded
 * @param routes every page of our site, for Eleventy's single style sheet
 * @param compared the routes for the peers
 */
export async function buildPeers(dist: string, routes: string[], compared: string[]): Promise<Peer[]> {
  const installed = installPeers();
  const all = routes.map((route) => takeApart(dist, route));
  const pages = all.filter(({ route }) => compared.includes(route));
  const astro = await buildWithAstro(installed, dist, pages);
  const eleventy = await buildWithEleventy(installed, dist, pages, await siteCss(dist, all));
  for (const folder of [astro, eleventy]) compressFolder(folder);
  return [
    { name: `Astro ${VERSIONS.astro}`, folder: astro },
    { name: `Eleventy ${VERSIONS['@11ty/eleventy']}`, folder: eleventy },
  ];
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
