import type { ShownLogo } from '../../../components/engine.ts';
import type { LoadedContent } from '../../content/load.ts';
import type { Route } from '../../routes/list.ts';
import type { BuildOptions } from '../../shared/options.ts';
import type { OutputFile } from '../assets.ts';
import { FONT } from '../font.ts';
import type { GatheredAssets } from '../gather.ts';
import { loadSign } from '../logo.tsx';
import { makeCards } from './cards.ts';
import { makeIconSprite } from './icon-sprite.tsx';
import { makeIcons, type SiteIcons } from './icons.ts';

/** Images that the build draws. Unchanged ones come from the cache. */
export interface DrawnImages {
  icons: SiteIcons;
  /** The agency's own logo; undefined for the drawn sign. */
  logo: ShownLogo | undefined;
  /** URL of a page's card; undefined for a page that search engines do not list. */
  cardOf: (path: string) => string | undefined;
  /** URL of the file with the icons of the Services dropdown. */
  iconSprite: string;
  outputs: OutputFile[];
}

/**
 * Draws the site's icons, and a card for each page.
 * @param gathered the files under static/, with the font
 * @param options a draft has no cards
 * @throws BuildError if the logo in content/site.yaml is missing or is not a picture
 */
export async function drawImages(
  routes: Route[],
  loaded: LoadedContent,
  gathered: GatheredAssets,
  { draft = false }: Pick<BuildOptions, 'draft'>,
): Promise<DrawnImages> {
  const { content } = loaded;
  const sign = await loadSign(loaded, gathered);
  const font = gathered.staticFiles.get(FONT) as Uint8Array;
  const [icons, cards] = await Promise.all([
    makeIcons(sign.icon, content.site.agency),
    draft ? new Map<string, OutputFile>() : makeCards(routes, content, sign.logo, font),
  ]);
  const iconSprite = makeIconSprite(content.services.map(({ icon }) => icon));
  return {
    icons,
    iconSprite: `/${iconSprite.file}`,
    logo: sign.logo,
    cardOf: (route) => {
      const card = cards.get(route);
      return card && `/${card.file}`;
    },
    outputs: [...sign.outputs, ...icons.outputs, iconSprite, ...cards.values()],
  };
}
