import { truncate } from 'node:fs/promises';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { photograph } from '../../photographs/make-photograph.ts';
import { FILE, photographed } from './photographed-service.ts';

const red = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'red' } });
const half = async (format: 'jpeg' | 'png' | 'webp' | 'avif') => {
  const whole = await photograph(300, 200, { format });
  return whole.subarray(0, Math.round(whole.length / 2));
};

/** A PNG that says it has this size: the build must not read more of it. */
async function sized(width: number, height: number): Promise<Buffer> {
  const png = await red(9, 9).png().toBuffer();
  // The header chunk: its name at 12, then the size, and at 29 the checksum of both and what follows.
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

const SHOWS_NOT = 'file, which browsers cannot show well. Open it in an image program, save it as a JPEG';
const BROKEN = 'is broken: a part of it is missing or damaged. Copy the original there once more';
const NONE =
  'is not a photograph: it is none of JPEG, PNG, WebP, AVIF, whatever its name says. Copy the original';

it.each([
  [
    'too small for its place',
    () => photograph(120, 90),
    'is too small for this place, and would look blurred: it has 120 x 90 px, where at least 150 x 113 px are needed. Use the original photograph, not a copy from a website or a message.',
  ],
  [
    'an HEIC photograph from a phone',
    () => Buffer.concat([Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic'), Buffer.alloc(99)]),
    'is an HEIC photograph, the format of iPhones',
  ],
  ['a TIFF', () => red(9, 9).tiff().toBuffer(), `is a TIFF ${SHOWS_NOT}`],
  ['a PDF', () => Buffer.from('%PDF-1.7'), `is a PDF ${SHOWS_NOT}`],
  ['a web page', () => Buffer.from('<html>Not found</html>'), NONE],
  ['empty', () => Buffer.alloc(0), 'is empty. Copy the original there once more.'],
  ['half a JPEG', () => half('jpeg'), BROKEN],
  ['half an AVIF', () => half('avif'), BROKEN],
  [
    'larger than any camera takes',
    () => sized(20_000, 10_000),
    'has 20,000 x 10,000 px, more than any screen shows. Save it smaller',
  ],
])('a photograph that is %s stops the build with line and remedy', async (_what, make, message) => {
  const small = await photographed(await make());
  const report = await small.report();
  expect(report).toContain(`content/services/seo.yaml:12:9 The file static/images/shop.jpg ${message}`);
  expect(report).not.toContain('\n');
});

it('a photograph of 40 MB stops the build without being read', async () => {
  const small = await photographed(await photograph(300, 200));
  await truncate(path.join(small.root, FILE), 40_000_000);
  expect(await small.report()).toContain(
    'The file static/images/shop.jpg is 40 MB; the limit is 30 MB. Open it in an image program, save it as a JPEG, and put that into static/images/. 4,000 px is wide enough for every screen.',
  );
});

it.each([
  ['name: shop.jpg\n  alt: ""', 'picture.alt: this must have at least 1 character, but it is empty.'],
  ['name: shopp.jpg\n  alt: A', 'There is no picture named "shopp.jpg". Did you mean "shop.jpg"?'],
  ...['left', '30', '120% 10%', '30%'].map((focus) => [
    `name: shop.jpg\n  alt: A\n  focus: "${focus}"`,
    'picture.focus: this must be two percentages, from the left and from the top, such as "50% 30%"',
  ]),
])('a photograph may not be shown with %j', async (picture, message) => {
  const small = await photographed(await photograph(300, 200), { picture });
  expect(await small.report()).toContain(message);
});

it('a photograph of which only a small part is shown must be larger', async () => {
  const room = "{ ratio: 1, sizes: '9px', widths: [200], least: 200 }";
  const small = await photographed(await photograph(900, 100), { room });
  expect(await small.report()).toContain(
    'the part that is shown has 100 x 100 px, where at least 200 x 200 px are needed',
  );
});
