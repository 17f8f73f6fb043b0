import path from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Sharp } from 'sharp';
import { type ShownLogo, Sign } from '../../components/engine.ts';
import type { Logo } from '../../schemas/logo.ts';
import type { LoadedContent } from '../content/load.ts';
import { cached } from '../shared/cache.ts';
import { didYouMean } from '../shared/nearest.ts';
import { BuildError } from '../shared/problems.ts';
import { type Assets, type Files, hashedName, type OutputFile } from './assets.ts';
import type { GatheredAssets } from './gather.ts';
import { withColors } from './with-colors.ts';

/** The picture for the site's icons, and the agency's own logo if it has one. */
export interface SiteSign {
  icon: { contents: Uint8Array; url: string; type: string; file: string };
  logo: ShownLogo | undefined;
  outputs: OutputFile[];
}

/** A custom icon, used instead of the logo or the drawn sign. */
const ICON = 'favicon.svg';

/** Height of the logo in the header, px. */
const HEIGHT = 44;

/**
 * Finds the pictures that represent the agency: static/favicon.svg as the icon if it exists, the logo that
 * content/site.yaml names, otherwise the sign drawn in the site's colors.
 * @throws BuildError if the logo is missing or is not a picture
 */
export async function loadSign(
  { content, placeOf }: LoadedContent,
  { assets, staticFiles }: Pick<GatheredAssets, 'assets' | 'staticFiles'>,
): Promise<SiteSign> {
  const named = content.site.logo;
  const logo = named && (await readLogo(named, staticFiles, placeOf(named, 'file') ?? 'content/site.yaml'));
  const own = staticFiles.has(ICON) ? ICON : named?.file;
  const drawn = fileOf(ICON, drawnSign(content.site.agency));
  const contents =
    own === undefined ? Buffer.from(drawn.contents) : Buffer.from(staticFiles.get(own) as Uint8Array);
  const url = own === undefined ? `/${drawn.file}` : assets.url(own);
  const picture = logo && named && shownFile(named.file, logo.png, assets);
  return {
    icon: { contents, url, type: typeOf(own ?? ICON), file: own ?? ICON },
    logo: logo && picture && { ...logo, url: picture.url },
    outputs: [...(own === undefined ? [drawn] : []), ...(picture?.outputs ?? [])],
  };
}

/** An SVG is sharp at every size; a bitmap logo may have any number of pixels. */
function shownFile(name: string, png: Uint8Array, assets: Assets): { url: string; outputs: OutputFile[] } {
  if (name.endsWith('.svg')) return { url: assets.url(name), outputs: [] };
  const output = fileOf(name.replace(/\.\w+$/, '.png'), png);
  return { url: `/${output.file}`, outputs: [output] };
}

const fileOf = (name: string, contents: string | Uint8Array): OutputFile => ({
  file: hashedName(name, contents),
  contents,
});

function typeOf(name: string): string {
  const ending = path.extname(name).slice(1).toLowerCase();
  return `image/${{ svg: 'svg+xml', jpg: 'jpeg' }[ending] ?? ending}`;
}

/** The drawn sign as a file, with color values. */
export function drawnSign(agency: string): string {
  const frame = { xmlns: 'http://www.w3.org/2000/svg', width: 32, height: 32, viewBox: '0 0 32 32' };
  return withColors(renderToStaticMarkup(createElement('svg', frame, <Sign agency={agency} />)));
}

/** @throws BuildError at `where` if the file is missing or is not a picture */
async function readLogo(
  { file, holdsName }: Logo,
  files: Files,
  where: string,
): Promise<Omit<ShownLogo, 'url'>> {
  const contents = files.get(file);
  if (!contents) {
    const message = `There is no file static/${file}.${didYouMean(file, [...files.keys()])} Put the logo there, or fix the name.`;
    throw new BuildError([{ where, message }]);
  }
  const bytes = Buffer.from(contents);
  const { default: sharp } = await import('sharp');
  const size = await sharp(bytes)
    .metadata()
    .catch(() => undefined);
  if (!size?.width || !size.height) {
    const message = `static/${file} is not a picture that can be read. Save it again as SVG or PNG.`;
    throw new BuildError([{ where, message }]);
  }
  const ratio = size.width / size.height;
  const height = 2 * HEIGHT;
  const png = await cached('logos', [contents, String(HEIGHT)], async () =>
    (await openSharp(bytes, height * Math.max(1, ratio))).resize({ height }).png({ effort: 10 }).toBuffer(),
  );
  return { width: Math.round(ratio * HEIGHT), height: HEIGHT, holdsName, png };
}

/** Opens a picture. The longer side of an SVG, which may have any size, becomes `side` px long. */
export async function openSharp(bytes: Uint8Array, side: number): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  const { format, width, height } = await sharp(bytes).metadata();
  // At the density 72, one unit of an SVG is 1 px.
  const density = Math.min(72_000, Math.max(1, Math.round((72 * side) / Math.max(width, height))));
  return sharp(bytes, format === 'svg' ? { density } : {});
}
