import { createElement } from 'react';
import type { ShownLogo } from '../../../components/engine.ts';
import type { Content } from '../../../schemas/content.ts';
import type { Route } from '../../routes/list.ts';
import { drawFile } from '../drawings.tsx';
import { FONT } from '../font.ts';
import type { GatheredAssets } from '../gather.ts';
import { CARD, type CardWords, LinkCard } from './LinkCard.tsx';

/**
 * Draws the cards with which other sites show a link: one for each page that search engines list.
 * @param logo the agency's own; undefined for the drawn sign
 * @returns their URLs, by those of the pages
 */
export async function makeCards(
  routes: Route[],
  content: Content,
  logo: ShownLogo | undefined,
  { assets, staticFiles }: GatheredAssets,
): Promise<Map<string, string>> {
  const font = staticFiles.get(FONT) as Uint8Array;
  const listed = routes.filter((route) => route.indexed && hasWords(route));
  const cards = await Promise.all(
    listed.map(async (route) => {
      const words = { ...wordsOf(route, content), logo };
      const png = await drawCard(words, font);
      const name = route.path === '/' ? 'home' : route.path.slice(1, -1).replaceAll('/', '-');
      return [route.path, assets.addHashed(`cards/${name}.png`, png)] as const;
    }),
  );
  return new Map(cards);
}

/**
 * Draws one card.
 * @param font bytes of the site's font
 * @returns a png with few colors, about 40 KB
 */
export const drawCard = (words: CardWords, font: Uint8Array): Promise<Uint8Array> =>
  drawFile(
    'cards',
    font,
    { ...CARD, art: ({ widthOf }) => createElement(LinkCard, { words, widthOf }) },
    async (svg) => {
      const { default: sharp } = await import('sharp');
      // 70 leaves some 32 colors: enough for a flat drawing, at half the bytes.
      return sharp(svg).png({ palette: true, quality: 70, effort: 10, dither: 0 }).toBuffer();
    },
  );

/** A page without a title is reported, with all others, when it is made (make-pages.ts). */
function hasWords(route: Route): boolean {
  try {
    return route.meta !== undefined;
  } catch {
    return false;
  }
}

function wordsOf({ path, meta, subject }: Route, { site, navigation }: Content): Omit<CardWords, 'logo'> {
  const service = subject.kind === 'service' ? subject.service : undefined;
  const entry = navigation.entries.find(({ href }) => href === path);
  return {
    title: meta.title.charAt(0).toUpperCase() + meta.title.slice(1),
    agency: site.agency,
    host: new URL(site.url).host,
    tint: service?.banner?.tint ?? service?.tint ?? entry?.color ?? 'surface',
    icon: service?.icon,
  };
}
