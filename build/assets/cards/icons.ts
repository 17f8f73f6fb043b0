import { tokens } from '../../../components/engine.ts';
import { cached, toolVersion } from '../../shared/cache.ts';
import { BuildError } from '../../shared/problems.ts';
import type { Assets } from '../assets.ts';
import { openSharp, type SiteSign } from '../logo.tsx';

/**
 * A maskable icon keeps its content within a circle of 0.8 of its side (W3C, Web Application Manifest). The square
 * within that circle has sides of 0.56; rounded corners allow a little more.
 */
const MASKABLE = 0.6;

/** Increase it when `drawIcon` draws the same icon in another way. */
const DRAWING = 3;

const NOT_DRAWN =
  'The site’s icons cannot be drawn from this picture: it is damaged, or has effects or too many parts. Save a simpler version of it as favicon.svg.';

/**
 * Makes the icons that browsers and devices request.
 * @param source the image from which they are drawn, with its URL on the site
 * @param agency name under the icon on a visitor's home screen
 * @throws BuildError for an image that cannot be drawn
 */
export async function makeIcons(
  { contents, url, type, file }: SiteSign['icon'],
  agency: string,
  { add, addHashed }: Assets,
) {
  const icon = (size: number, share: number) =>
    cached(
      'icons',
      [String(DRAWING), toolVersion('sharp'), contents, `${size} ${share} ${tokens['--paper']}`],
      async () => {
        const isDrawable = !/\.svg$/i.test(file) || !isTooMuch(Buffer.from(contents).toString());
        const drawn = isDrawable && (await drawIcon(contents, size, share).catch(() => undefined));
        if (!drawn) throw new BuildError([{ where: `static/${file}`, message: NOT_DRAWN }]);
        return drawn;
      },
    );
  const [small, touch, medium, large] = await Promise.all([
    icon(32, 1),
    icon(180, 0.78),
    icon(192, MASKABLE),
    icon(512, MASKABLE),
  ]);
  const urls = {
    192: addHashed('icons/icon-192.png', medium),
    512: addHashed('icons/icon-512.png', large),
  };
  const drawn = type === 'image/svg+xml' ? [{ sizes: 'any', src: url, type }] : [];
  const bitmaps = Object.entries(urls).map(([size, src]) => ({
    src,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: 'any maskable',
  }));
  const icons = [...drawn, ...bitmaps];
  const manifest = {
    name: agency,
    short_name: agency,
    start_url: '/',
    display: 'browser',
    theme_color: tokens['--paper'],
    background_color: tokens['--paper'],
    icons,
  };
  return {
    // With sizes, browsers that support SVG do not choose the older format.
    iconLinks: [
      `<link rel="icon" href="${add('favicon.ico', icoOf(small, 32))}" sizes="32x32">`,
      // Not the agency's own bitmap, which may be heavy.
      `<link rel="icon" href="${icons[0]?.src}" type="${icons[0]?.type}">`,
      `<link rel="apple-touch-icon" href="${add('apple-touch-icon.png', touch)}">`,
      `<link rel="manifest" href="${add('site.webmanifest', `${JSON.stringify(manifest, null, 2)}\n`)}">`,
    ],
    logoUrl: urls[512],
  };
}

/** Elements of a drawing, and copies of its parts, which may contain copies: more take the renderer minutes. */
const MOST = { elements: 2000, copies: 20 };

/** Whether the renderer could take minutes for an SVG: it has too many parts, or effects such as a shadow. */
function isTooMuch(svg: string): boolean {
  const count = (pattern: RegExp) => svg.match(pattern)?.length ?? 0;
  return (
    count(/<[^!?/]/g) > MOST.elements ||
    count(/<[^<>\s/]*\buse\b/g) > MOST.copies ||
    count(/<[^<>\s/]*\bfilter\b/g) > 0
  );
}

/** Side of the largest icon, px. */
const LARGEST = 512;

/**
 * Draws the site's icon at one size.
 * @param source the image; one that is not square is centered
 * @param size px
 * @param share fraction of the side that the icon fills; below 1 on an opaque ground, for devices that crop the edge
 */
async function drawIcon(source: Uint8Array, size: number, share: number): Promise<Uint8Array> {
  const side = Math.round(size * share);
  const image = await openSharp(source, LARGEST);
  const icon = image.resize(side, side, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } });
  if (share === 1) return icon.png({ effort: 10 }).toBuffer();
  const before = Math.floor((size - side) / 2);
  const after = size - side - before;
  const background = tokens['--paper'];
  return icon
    .extend({ top: before, left: before, bottom: after, right: after, background })
    .flatten({ background })
    .png({ palette: true, effort: 10 })
    .toBuffer();
}

/**
 * An .ico file with one png: a directory of one entry, then the unchanged png.
 * @param size px, width and height, below 256
 */
export function icoOf(png: Uint8Array, size: number): Uint8Array {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // kind: icon
  header.writeUInt16LE(1, 4); // number of images
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // color planes
  header.writeUInt16LE(32, 12); // bits a pixel
  header.writeUInt32LE(png.byteLength, 14);
  header.writeUInt32LE(header.byteLength, 18);
  return Buffer.concat([header, png]);
}
