import { randomInt } from 'node:crypto';
import fs from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { cutOut, encode, sizeOf } from '../../../build/assets/photographs/encode.ts';
import { makePhotographs } from '../../../build/assets/photographs/photographs.ts';
import { readPhotographs } from '../../../build/assets/photographs/read.ts';
import { formatReport } from '../../../build/checks/report.ts';
import { openVersion } from '../../../build/commands/dev/site-version.ts';
import { photograph } from '../../photographs/make-photograph.ts';
import { problemsOf, replace, type Site } from '../small-site.ts';
import { FILE, madeFiles, opened, photographed, pictureOf } from './photographed-service.ts';

/** A photograph that is not in the cache. */
const unique = () => photograph(500, 400, { seed: randomInt(1, 2 ** 31) });

/** The average color of a picture. */
const colorOf = async (picture: Sharp) =>
  (await picture.resize(1, 1).removeAlpha().toColorspace('srgb').raw().toBuffer()).subarray(0, 3);

describe('a photograph in the content', () => {
  it('is shown as AVIF, WebP and JPEG in the widths of the layout, the better ones smaller', async () => {
    const small = await photographed(await photograph(800, 600));
    await small.build();
    const { sources, plain, img } = await pictureOf(small);
    expect(sources?.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
    const lists = [...(sources ?? []).map(({ files }) => files), plain];
    const sizes = await Promise.all(
      lists.map(async (files, index) => {
        expect(files.map(({ width }) => width)).toEqual([100, 200, 400]);
        const format = ['heif', 'webp', 'jpeg'][index];
        for (const { file, width } of files)
          expect(await opened(small, file).metadata()).toMatchObject({ format, width, height: width * 0.75 });
        return (await readFile(path.join(small.out, files.at(-1)?.file ?? ''))).length;
      }),
    );
    expect(Math.max(...sizes)).toBe(sizes[2]);
    expect(img?.attributes).toMatchObject({
      width: '400',
      height: '300',
      sizes: '100vw',
      loading: 'lazy',
      alt: 'A shop',
    });
  });

  it('may be in a folder of any name', async () => {
    const small = await photographed(await photograph(400, 300), {
      picture: 'name: Our team, 50%/shop.jpg\n  alt: A shop',
    });
    const folder = path.join(small.root, 'static/images/Our team, 50%');
    fs.mkdirSync(folder);
    fs.renameSync(path.join(small.root, FILE), path.join(folder, 'shop.jpg'));
    await small.build();
    const { plain } = await pictureOf(small);
    expect(plain?.at(-1)?.file).toMatch(/^assets\/images\/our-team-50\/shop-400\.\w+\.jpe?g$/);
    await opened(small, plain?.at(-1)?.file ?? '').metadata();
  });

  it('is replaced by its main color until it loads, without a style attribute', async () => {
    const small = await photographed(await photograph(400, 300, { halves: ['#cc0000', '#cc0000'] }));
    await small.build();
    const html = await small.read('services/seo/index.html');
    expect((await pictureOf(small)).img?.classList.contains('ph-c00')).toBe(true);
    expect(html).toContain('.ph-c00{background:#c00}');
    expect(html).not.toMatch(/ style=/);
  });

  it('is upright, and reveals neither place nor camera', async () => {
    // The camera was rotated: what it stored on the left belongs at the top.
    const taken = await photograph(800, 600, { halves: ['#f00', '#00f'], orientation: 6, withPlace: true });
    expect((await sharp(taken).metadata()).exif?.length).toBeGreaterThan(100);
    const small = await photographed(taken);
    await small.build();
    const files = await madeFiles(small);
    expect(files).toHaveLength(9);
    for (const file of files) {
      const { width = 0, height, exif, xmp, iptc, orientation } = await opened(small, file).metadata();
      expect(height).toBe(Math.round((width * 4) / 3));
      expect([exif, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
      const top = await opened(small, file).extract({ left: 0, top: 0, width, height: 20 }).toBuffer();
      const [red = 0, , blue = 0] = await colorOf(sharp(top));
      expect(red).toBeGreaterThan(blue);
      expect(await readFile(path.join(small.out, file), 'latin1')).not.toMatch(/GPS|Nobody|Camera of the/);
    }
  });

  it('with transparency has no color behind it', async () => {
    const clear = sharp({ create: { width: 400, height: 300, channels: 4, background: '#f008' } });
    const small = await photographed(await clear.png().toBuffer());
    await small.build();
    const { img, sources } = await pictureOf(small);
    expect(img?.getAttribute('class')).toBeUndefined();
    expect((await opened(small, sources?.[0]?.files[0]?.file ?? '').metadata()).hasAlpha).toBe(true);
  });

  it('is cropped around its focus, and differently on narrow screens if the layout says so', async () => {
    const narrow = "{ media: '(max-width: 600px)', ratio: 1, sizes: '100vw', widths: [100, 300] }";
    const small = await photographed(await photograph(800, 400, { halves: ['#f00', '#00f'] }), {
      room: `{ ratio: 2, sizes: '50vw', widths: [200, 400], least: 200, narrow: ${narrow} }`,
      picture: 'name: shop\n  alt: A shop\n  focus: 100% 50%',
    });
    await small.build();
    const { sources } = await pictureOf(small);
    expect(sources?.map(({ type, media }) => [type, media])).toEqual([
      ['image/avif', '(max-width: 600px)'],
      ['image/webp', '(max-width: 600px)'],
      ['image/avif', undefined],
      ['image/webp', undefined],
    ]);
    const largest = opened(small, sources?.[0]?.files[1]?.file ?? '');
    expect(await largest.metadata()).toMatchObject({ width: 300, height: 300 });
    const [red = 0, , blue = 0] = await colorOf(largest);
    expect(blue).toBeGreaterThan(2 * red);
  });
});

describe('the files of a photograph', () => {
  /** Builds, and returns whether files of photographs came into the cache. */
  async function buildsAnew(small: Site): Promise<boolean> {
    const rename = vi.spyOn(fs, 'renameSync');
    syncBuiltinESMExports();
    try {
      await small.build();
      return rename.mock.calls.some(([, to]) =>
        String(to).includes(path.join('agency-website', 'photographs')),
      );
    } finally {
      rename.mockRestore();
      syncBuiltinESMExports();
    }
  }

  it('are made once, and again if the photograph changes', async () => {
    const small = await photographed(await unique());
    expect(await buildsAnew(small)).toBe(true);
    const before = await madeFiles(small);
    expect(await buildsAnew(small)).toBe(false);
    expect(await madeFiles(small)).toEqual(before);
    await writeFile(path.join(small.root, FILE), await unique());
    expect(await buildsAnew(small)).toBe(true);
    expect((await madeFiles(small)).filter((file) => before.includes(file))).toEqual([]);
  });

  it('have the same bytes in npm run dev as in a build', async () => {
    const small = await photographed(await photograph(900, 600));
    await small.build();
    const file = (await pictureOf(small)).sources?.[0]?.files[1]?.file ?? '';
    const built = await readFile(path.join(small.out, file));
    const version = await openVersion({ root: small.root, out: small.out, release: false, environment: {} });
    expect(await version.page('/services/seo/')).toContain(file);
    expect(Buffer.from((await version.file(file)) as Uint8Array).equals(built)).toBe(true);
    expect(await version.file('images/shop.jpg')).toBeUndefined();
    await version.check();
  });

  const RED = sharp({ create: { width: 400, height: 300, channels: 3, background: '#c04020' } });

  it.each([
    ['16 bits a color', RED.clone().toColorspace('rgb16').png(), [192, 64, 32]],
    ['the colors of another screen', RED.clone().withIccProfile('p3').jpeg(), [192, 64, 32]],
    ['the colors of a printer', RED.clone().toColorspace('cmyk').jpeg(), [192, 56, 4]],
  ])('keep the colors of one that is stored with %s', async (_name, stored, color) => {
    const bytes = await stored.toBuffer();
    const size = { width: 400, height: 300 };
    expect(await sizeOf(bytes)).toMatchObject(size);
    const points = await cutOut(bytes, size, { left: 50, top: 0, width: 300, height: 300 }, 200);
    for (const format of ['avif', 'webp', 'jpg'] as const) {
      const made = sharp(await encode(points, { width: 100, height: 100 }, format));
      expect(await made.metadata()).toMatchObject({ width: 100, height: 100 });
      for (const [index, value] of [...(await colorOf(made))].entries())
        expect(Math.abs(value - (color[index] ?? 0))).toBeLessThanOrEqual(6);
    }
  });
});

it('a photograph that no page shows is not published, other files are, and all are listed', async () => {
  const small = await photographed(await photograph(500, 400));
  await writeFile(path.join(small.root, 'static/images/party.jpg'), await photograph(300, 200));
  await small.edit({
    'static/images/broken.jpg': 'no photograph',
    'static/images/notes.heic': 'whatever',
    'static/unused.pdf': '%PDF',
    'static/price list.pdf': '%PDF',
    'pages/index.tsx': replace('<h1', '<a href="/price%20list.pdf">Prices</a><h1'),
  });
  const report = await small.build();
  const files = await small.files();
  expect(files.filter((file) => /party|notes|broken|shop\.jpg/.test(file))).toEqual([]);
  expect(files).toEqual(expect.arrayContaining(['unused.pdf', 'price list.pdf']));
  expect(formatReport(report)).toContain(
    `No page shows these photographs, so they are not part of the site:
    static/images/broken.jpg
    static/images/notes.heic
    static/images/party.jpg
`,
  );
  expect(report.unused.published).toContain('unused.pdf');
  expect(report.unused.published).not.toContain('price list.pdf');
  expect(report.unused.published).not.toContain('favicon.svg');
});

it('a photograph that changes while the build runs stops it', async () => {
  const small = await photographed(await unique());
  const folder = path.join(small.root, 'static');
  const photographs = makePhotographs(folder, await readPhotographs(folder, ['images/shop.jpg']), () => '');
  photographs.show('images/shop.jpg', { name: 'shop', alt: 'A' }, { sizes: '1px', widths: [90], least: 90 });
  await writeFile(path.join(small.root, FILE), await unique());
  expect(await problemsOf(photographs.makeAll(() => {}))).toEqual([
    { where: FILE, message: 'This file has changed since the build began. Build again.' },
  ]);
});
