import type { Rendering } from '../../components/engine.ts';
import type { LoadedContent } from '../content/load.ts';
import type { Route } from '../routes/list.ts';
import { BuildError } from '../shared/problems.ts';
import { makeCards } from './cards/cards.ts';
import { makeIcons } from './cards/icons.ts';
import type { GatheredAssets } from './gather.ts';
import type { ClientBundle } from './islands.ts';
import { loadSign } from './logo.tsx';
import { sizeOfSvg } from './svg.ts';

/** For an SVG without a size: the size of the drawings. */
const SVG_SIZE = { width: 480, height: 360 };

/** What pages get from the build besides the content. */
export interface Resources extends Pick<Rendering, 'asset' | 'picture' | 'logo' | 'clientScripts'> {
  /** Text of client/inline/NAME.ts. @throws Error if there is no such file */
  inline: (name: string) => string;
  /** URL of a page's card; undefined for a page that search engines do not list. */
  card: (path: string) => string | undefined;
  /** Elements of the head that name the site's icons. */
  iconLinks: string[];
  /** URL of the icon as a large png, which search engines show as the agency's logo. */
  logoUrl: string;
}

interface Read {
  routes: Route[];
  loaded: LoadedContent;
  gathered: GatheredAssets;
  /** Scripts within pages, by name. */
  inlineScripts: ReadonlyMap<string, string>;
  clients: ClientBundle;
}

/**
 * Draws the site's icons and a card for each page, unless they are cached, and adds whatever else pages get.
 * @param draft without cards
 * @throws BuildError if the logo in content/site.yaml is missing or is not an image
 */
export async function makeResources(
  { routes, loaded, gathered, inlineScripts, clients }: Read,
  draft: boolean,
): Promise<Resources> {
  const { content } = loaded;
  const { assets, pictures, photographs, staticFiles } = gathered;
  const { icon, logo } = await loadSign(loaded, gathered);
  const [icons, cards] = await Promise.all([
    makeIcons(icon, content.site.agency, assets),
    draft ? new Map<string, string>() : makeCards(routes, content, logo, gathered),
  ]);
  return {
    ...icons,
    logo: () => logo,
    card: (path) => cards.get(path),
    asset: assets.url,
    picture: (picture, layout) => {
      const found = pictures.find(picture.name);
      if (!('file' in found)) throw new BuildError(pictures.problemOf(picture));
      const { file } = found;
      const svg = staticFiles.get(file);
      if (svg === undefined) return photographs.show(file, picture, layout);
      return { kind: 'file', src: assets.url(file), ...(sizeOfSvg(svg) ?? SVG_SIZE) };
    },
    inline: (name) => named(inlineScripts, name, `client/inline/${name}.ts`),
    clientScripts: (name) => named(clients.scripts, name, `client/${name}.tsx`),
  };
}

/** @throws an Error that names the file to add */
function named<Value>(values: ReadonlyMap<string, Value>, name: string, file: string): Value {
  const value = values.get(name);
  if (value === undefined) throw new Error(`There is no script ${file}. Add it, or fix the name.`);
  return value;
}
