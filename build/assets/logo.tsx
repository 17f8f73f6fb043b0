import path from 'node:path';
import type { Sharp } from 'sharp';
import { Sign } from '../../components/engine.ts';
import type { Logo } from '../../schemas/logo.ts';
import type { LoadedContent } from '../content/load.ts';
import { cached, toolVersion } from '../shared/cache.ts';
import { didYouMean } from '../shared/nearest.ts';
import { BuildError } from '../shared/problems.ts';
import type { Assets, Files } from './assets.ts';
import type { GatheredAssets } from './gather.ts';
import { svgOf } from './svg.ts';

/** The image for the site's icons, and the agency's own logo if it has one. */
export type SiteSign = Awaited<ReturnType<typeof loadSign>>;

/** A custom icon, used instead of the logo or the drawn sign. */
const ICON = 'favicon.svg';

/** Height of the logo in the header, px. */
const HEIGHT = 44;

/** Increase it when the settings of the encoder change. */
const SETTINGS = '1';

/**
 * Finds the images that represent the agency: static/favicon.svg as the icon if it exists, the logo that
 * content/site.yaml names, otherwise the sign drawn in the site's colors.
 * @throws BuildError if the logo is missing or is not an image
 */
export async function loadSign(
  { content: { site }, placeOf }: LoadedContent,
  { assets, staticFiles }: Pick<GatheredAssets, 'assets' | 'staticFiles'>,
) {
  const where = site.logo && placeOf(site.logo, 'file');
  const logo = site.logo && (await readLogo(site.logo, assets, staticFiles, where ?? 'content/site.yaml'));
  const own = staticFiles.has(ICON) ? ICON : site.logo?.file;
  const file = own ?? ICON;
  const contents = Buffer.from(
    own === undefined ? drawnSign(site.agency) : (staticFiles.get(own) as Uint8Array),
  );
  const url = own === undefined ? assets.addHashed(file, contents) : assets.url(own);
  const ending = path.extname(file).slice(1).toLowerCase();
  const type = `image/${{ svg: 'svg+xml', jpg: 'jpeg' }[ending] ?? ending}`;
  return { icon: { contents, url, type, file }, logo };
}

/** The drawn sign as a file, with color values. */
export const drawnSign = (agency: string): string =>
  svgOf({ width: 32, height: 32, viewBox: '0 0 32 32' }, <Sign agency={agency} />);

/** @throws BuildError at `where` if the file is missing or is not an image */
async function readLogo({ file, holdsName }: Logo, assets: Assets, files: Files, where: string) {
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
  if (size.format === 'svg' && /<text[\s>]/.test(String(bytes)) && !bytes.includes('@font-face'))
    throw new BuildError([{ where, message: `static/${file} contains text. ${OUTLINES}` }]);
  const ratio = size.width / size.height;
  const height = 2 * HEIGHT;
  const png = await cached('logos', [SETTINGS, toolVersion('sharp'), contents, String(HEIGHT)], async () =>
    (await openSharp(bytes, height * Math.max(1, ratio))).resize({ height }).png({ effort: 10 }).toBuffer(),
  );
  // An SVG is sharp at every size; a bitmap may have any number of pixels.
  const url = /\.svg$/i.test(file) ? assets.url(file) : assets.addHashed(file.replace(/\.\w+$/, '.png'), png);
  return { url, width: Math.round(ratio * HEIGHT), height: HEIGHT, holdsName, png };
}

const OUTLINES =
  'Devices without its typeface would show it in another one. Have your drawing program turn it into outlines (Illustrator: Type > Create Outlines), and save it again.';

/** Opens an image. The longer side of an SVG, which may have any size, becomes `side` px long. */
export async function openSharp(bytes: Uint8Array, side: number): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  const { format, width, height } = await sharp(bytes).metadata();
  // At the density 72, one unit of an SVG is 1 px.
  const density = Math.min(72_000, Math.max(1, Math.round((72 * side) / Math.max(width, height))));
  return sharp(bytes, format === 'svg' ? { density } : {});
}
