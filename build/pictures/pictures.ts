import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Assets, OutputFile } from '../assets.ts';
import { BuildError } from '../problems.ts';
import type { Route } from '../routes.ts';
import type { Content } from '../schemas/content.ts';
import { codeHash } from './cache.ts';
import { makeCards } from './cards.ts';
import { makeIcons, type SiteIcons } from './icons.ts';

/** Pictures that the build draws by itself. An unchanged one comes from a cache. */
export interface Pictures {
  icons: SiteIcons;
  /** Address of a page's card; undefined for a page that search engines do not list. */
  cardOf: (path: string) => string | undefined;
  outputs: OutputFile[];
}

/**
 * Draws the site's icons, and a card for each page.
 * @throws BuildError when static/ lacks the icon or the font that they are drawn from
 */
export async function makePictures(
  root: string,
  routes: Route[],
  content: Content,
  assets: Assets,
): Promise<Pictures> {
  const [font, svg, code] = await Promise.all([
    readStatic(root, 'fonts/overpass-latin-wght-normal.woff2'),
    readStatic(root, 'favicon.svg'),
    codeHash(),
  ]);
  const [icons, cards] = await Promise.all([
    makeIcons(svg, assets.url('favicon.svg'), content.site.agency, code),
    makeCards(routes, content, font, code),
  ]);
  return {
    icons,
    cardOf: (route) => {
      const card = cards.get(route);
      return card && `/${card.file}`;
    },
    outputs: [...icons.outputs, ...cards.values()],
  };
}

async function readStatic(root: string, name: string): Promise<Uint8Array> {
  try {
    return await readFile(path.join(root, 'static', name));
  } catch {
    throw new BuildError([
      {
        where: `static/${name}`,
        message: 'This file is missing. The icons and the cards are drawn from it.',
      },
    ]);
  }
}
