import {
  ICON_SPRITE,
  type PictureLayout,
  type ShownLogo,
  type ShownPicture,
} from '../../components/engine.ts';
import type { Picture } from '../../schemas/fields.ts';
import { BuildError } from '../shared/problems.ts';
import type { DrawnImages } from './cards/cards-and-icons.ts';
import type { GatheredAssets } from './gather.ts';
import type { ClientBundle, ClientScripts } from './islands.ts';
import { sizeOfSvg } from './picture-finder.ts';

/** For an SVG without a size: the size of the drawings. */
const SVG_SIZE = { width: 480, height: 360 };

/** What pages get from the build besides the content. */
export interface Resources {
  /** URL of a file under static/ or of a drawing. @throws Error if there is none of that name */
  asset: (file: string) => string;
  /** What a page shows of a picture in static/; undefined if it cannot be shown, which is recorded as a problem. */
  picture: (picture: Picture, layout: PictureLayout) => ShownPicture | undefined;
  /** Text of client/inline/NAME.ts. @throws Error if there is no such file */
  inline: (name: string) => string;
  /** URLs of client/NAME.tsx. @throws Error if there is no such file */
  client: (name: string) => ClientScripts;
  /** URL of a page's card; undefined for a page that search engines do not list. */
  card: (path: string) => string | undefined;
  /** Elements of the head that name the site's icons. */
  iconLinks: () => string[];
  /** URL of the picture that search engines show as the agency's logo. */
  logo: () => string;
  /** The agency's own logo as pages show it; undefined for the drawn sign. */
  ownLogo: () => ShownLogo | undefined;
}

/** Combines what pages get from the build. Each function throws an Error for a name that does not exist. */
export function makeResources(
  { assets, pictures: finder, photographs, staticFiles }: GatheredAssets,
  inlineScripts: Map<string, string>,
  clients: ClientBundle,
  images: DrawnImages,
): Resources {
  return {
    asset: (file) => (file === ICON_SPRITE ? images.iconSprite : assets.url(file)),
    picture: (picture, layout) => {
      const found = finder.find(picture.name);
      if (!('file' in found)) {
        throw new BuildError(finder.problemOf(picture));
      }
      const { file } = found;
      const svg = staticFiles.get(file);
      if (svg === undefined) return photographs.show(file, picture, layout);
      return { kind: 'file', src: assets.url(file), ...(sizeOfSvg(svg) ?? SVG_SIZE) };
    },
    inline: (name) => named(inlineScripts, name, `client/inline/${name}.ts`),
    client: (name) => named(clients.scripts, name, `client/${name}.tsx`),
    card: images.cardOf,
    iconLinks: () => images.icons.links,
    logo: () => images.icons.logo,
    ownLogo: () => images.logo,
  };
}

/** @throws an Error that names the file to add */
function named<Value>(values: Map<string, Value>, name: string, file: string): Value {
  const value = values.get(name);
  if (value === undefined) throw new Error(`There is no script ${file}. Add it, or fix the name.`);
  return value;
}
