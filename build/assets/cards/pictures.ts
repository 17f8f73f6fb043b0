import type { Content } from '../../content/schemas/content.ts';
import type { Route } from '../../routes/list.ts';
import type { BuildOptions } from '../../shared/options.ts';
import { stopOn } from '../../shared/problems.ts';
import type { OutputFile } from '../assets.ts';
import { FONT } from '../font.ts';
import type { GatheredAssets } from '../gather.ts';
import { makeCards } from './cards.ts';
import { makeIconSheet } from './icon-sheet.tsx';
import { makeIcons, type SiteIcons } from './icons.ts';

/** Pictures that the build draws by itself. An unchanged one comes from a cache. */
export interface Pictures {
  icons: SiteIcons;
  /** URL of a page's card; undefined for a page that search engines do not list. */
  cardOf: (path: string) => string | undefined;
  /** Address of the file with the icons of the Services dropdown. */
  iconSheet: string;
  outputs: OutputFile[];
}

const ICON = 'favicon.svg';
/**
 * Draws the site's icons, and a card for each page.
 * @param gathered the files under static/, with the font and the icon
 * @param options a draft has no cards
 * @throws BuildError when the icon is missing
 */
export async function makePictures(
  routes: Route[],
  content: Content,
  { assets, staticFiles }: GatheredAssets,
  { draft = false }: Pick<BuildOptions, 'draft'>,
): Promise<Pictures> {
  const message = 'This file is missing. All icons of the site are drawn from it.';
  stopOn(staticFiles.has(ICON) ? [] : [{ where: `static/${ICON}`, message }]);
  const font = staticFiles.get(FONT) as Uint8Array;
  const [icons, cards] = await Promise.all([
    makeIcons(staticFiles.get(ICON) as Uint8Array, assets.url(ICON), content.site.agency),
    draft ? new Map<string, OutputFile>() : makeCards(routes, content, font),
  ]);
  const iconSheet = makeIconSheet(content.services.map(({ icon }) => icon));
  return {
    icons,
    iconSheet: `/${iconSheet.file}`,
    cardOf: (route) => {
      const card = cards.get(route);
      return card && `/${card.file}`;
    },
    outputs: [...icons.outputs, iconSheet, ...cards.values()],
  };
}
