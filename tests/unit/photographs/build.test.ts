import { randomInt } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { cutOut, encode } from '../../../build/assets/photographs/encode.ts';
import { makePhotographs } from '../../../build/assets/photographs/photographs.ts';
import { readPhotographs } from '../../../build/assets/photographs/read.ts';
import { formatReport } from '../../../build/commands/build/report.ts';
import { openSite } from '../../../build/commands/dev/site-version.ts';
import { photograph } from '../../photographs/make-photograph.ts';
import { problemsOf, replace, type Site } from '../small-site.ts';
import {
  bytesOf,
  FILE,
  madeFiles,
  mainColor,
  opened,
  photographed,
  pictureOf,
} from './photographed-service.ts';

vi.setConfig({ testTimeout: 60_000 });

const unique = () => randomInt(1, 2 ** 31);

const PORTRAIT_ROOM = "{ ratio: 1, sizes: '50vw', widths: [100, 200], least: 100 }";

describe('a photograph in the content', () => {
  it('is shown as AVIF, WebP and JPEG in the widths of the layout', async () => {
    const small = await photographed(await photograph(800, 600));
    await small.build();
    const { sources, plain, img } = await pictureOf(small);
    expect(sources?.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
    const formats = [...(sources ?? []).map(({ files }) => files), plain];
    for (const files of formats) expect(files.map(({ width }) => width)).toEqual([100, 200, 400]);
    for (const [index, format] of ['heif', 'webp', 'jpeg'].entries()) {
      for (const { file, width } of formats[index] ?? []) {
        const metadata = await opened(small, file).metadata();
        expect([metadata.format, metadata.width, metadata.height]).toEqual([format, width, width * 0.75]);
      }
    }
    expect(img?.attributes).toMatchObject({
      width: '400',
      height: '300',
      sizes: '100vw',
      loading: 'lazy',
      alt: 'A shop',
    });
  });

  it('is smaller in the better formats', async () => {
    const small = await photographed(await photograph(1600, 1200));
    await small.build();
    const { sources, plain } = await pictureOf(small);
    const largest = [...(sources ?? []).map(({ files }) => files), plain].map(
      (files) => files.at(-1)?.file ?? '',
    );
    const [avif = 0, webp = 0, jpeg = 0] = await Promise.all(largest.map((file) => bytesOf(small, file)));
    expect(avif).toBeLessThan(jpeg);
    expect(webp).toBeLessThan(jpeg);
  });

  it.each(['png', 'webp', 'avif'] as const)('may be a %s, whatever its extension says', async (format) => {
    const small = await photographed(await photograph(500, 400, { format }));
    await small.build();
    expect((await pictureOf(small)).plain.map(({ width }) => width)).toEqual([100, 200, 400]);
  });

  it('is replaced by its main color until it loads, without a style attribute', async () => {
    const small = await photographed(await photograph(400, 300, { halves: ['#cc0000', '#cc0000'] }));
    await small.build();
    const html = await small.read('services/seo/index.html');
    expect((await pictureOf(small)).img?.classList.contains('ph-c00')).toBe(true);
    expect(html).toContain('.ph-c00{background:#c00}');
    expect(html).not.toMatch(/ style=/);
  });

  it('with transparency has no color behind it', async () => {
    const clear = sharp({ create: { width: 400, height: 300, channels: 4, background: '#f008' } });
    const small = await photographed(await clear.png().toBuffer());
    await small.build();
    const { img, sources } = await pictureOf(small);
    expect(img?.getAttribute('class')).toBeUndefined();
    expect((await opened(small, sources?.[0]?.files[0]?.file ?? '').metadata()).hasAlpha).toBe(true);
  });

  it('is never enlarged', async () => {
    const small = await photographed(await photograph(320, 240));
    await small.build();
    expect((await pictureOf(small)).plain.map(({ width }) => width)).toEqual([100, 200, 320]);
  });

  it.each([
    ['0% 50%', 'red'],
    ['100% 50%', 'blue'],
  ])('is cropped around its focus: %s', async (focus, color) => {
    const small = await photographed(await photograph(800, 400, { halves: ['#f00', '#00f'] }), {
      room: PORTRAIT_ROOM,
      picture: `name: shop\n  alt: A shop\n  focus: ${focus}`,
    });
    await small.build();
    for (const file of await madeFiles(small)) {
      expect(await mainColor(small, file)).toBe(color);
      const { width, height } = await opened(small, file).metadata();
      expect(width).toBe(height);
    }
  });

  it('is cropped differently on narrow screens if the layout says so', async () => {
    const small = await photographed(await photograph(800, 400), {
      room: "{ ratio: 2, sizes: '50vw', widths: [200, 400], least: 200, narrow: { media: '(max-width: 600px)', ratio: 1, sizes: '100vw', widths: [100, 300] } }",
    });
    await small.build();
    const { sources } = await pictureOf(small);
    expect(sources?.map(({ type, media }) => [type, media])).toEqual([
      ['image/avif', '(max-width: 600px)'],
      ['image/webp', '(max-width: 600px)'],
      ['image/avif', undefined],
      ['image/webp', undefined],
    ]);
    const { width, height } = await opened(small, sources?.[0]?.files[1]?.file ?? '').metadata();
    expect([width, height]).toEqual([300, 300]);
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
      expect([height, exif, xmp, iptc, orientation]).toEqual([
        Math.round((width * 4) / 3),
        undefined,
        undefined,
        undefined,
        undefined,
      ]);
      const top = await opened(small, file).extract({ left: 0, top: 0, width, height: 20 }).toBuffer();
      const [red = 0, , blue = 0] = await sharp(top).resize(1, 1).raw().toBuffer();
      expect(red).toBeGreaterThan(blue);
      expect(await readFile(path.join(small.out, file), 'latin1')).not.toMatch(
        /GPS|Nobody|Camera of the test/,
      );
    }
  });
});

describe('the files of a photograph', () => {
  /** Builds, and returns whether the terminal reported photographs being made. */
  async function buildsAnew(small: Site): Promise<boolean> {
    const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    try {
      await small.build();
      return write.mock.calls.some(([text]) => String(text).includes('Making photographs'));
    } finally {
      write.mockRestore();
    }
  }

  it('are made once, and again if the photograph changes', async () => {
    const small = await photographed(await photograph(500, 400, { seed: unique() }));
    expect(await buildsAnew(small)).toBe(true);
    const before = await madeFiles(small);
    expect(await buildsAnew(small)).toBe(false);
    expect(await madeFiles(small)).toEqual(before);
    await writeFile(path.join(small.root, FILE), await photograph(500, 400, { seed: unique() }));
    expect(await buildsAnew(small)).toBe(true);
    expect((await madeFiles(small)).filter((file) => before.includes(file))).toEqual([]);
  });

  it('have the same bytes whether one is made or all, cached or new', async () => {
    const bytes = await photograph(900, 600);
    const small = await photographed(bytes);
    await small.build();
    const whole = { width: 900, height: 600 };
    const points = await cutOut(bytes, whole, { left: 0, top: 0, ...whole }, 900);
    const { sources } = await pictureOf(small);
    const file = sources?.[0]?.files[1]?.file ?? '';
    const built = await readFile(path.join(small.out, file));
    expect(Buffer.from(await encode(points, { width: 200, height: 133 }, 'avif')).equals(built)).toBe(true);
  });

  it('are also served by npm run dev, each made on request', async () => {
    const small = await photographed(await photograph(700, 500));
    await small.build();
    const version = await openSite({ root: small.root, out: small.out, release: false, environment: {} });
    const html = await version.page('/services/seo/');
    const { plain } = await pictureOf(small);
    const file = plain[1]?.file ?? '';
    expect(html).toContain(file);
    const served = (await version.file(file)) as Uint8Array;
    expect(Buffer.from(served).equals(await readFile(path.join(small.out, file)))).toBe(true);
    expect(await version.file('images/shop.jpg')).toBeUndefined();
    await version.check();
  });
});

describe('a file that no page shows', () => {
  it('is not published if it is a photograph, and is listed', async () => {
    const small = await photographed(await photograph(500, 400));
    await writeFile(
      path.join(small.root, 'static/images/party.jpg'),
      await photograph(300, 200, { withPlace: true }),
    );
    await writeFile(path.join(small.root, 'static/images/notes.heic'), 'whatever');
    const report = await small.build();
    expect((await small.files()).filter((file) => /party|notes|shop\.jpg/.test(file))).toEqual([]);
    expect(formatReport(report)).toContain(
      `No page shows these photographs, so they are not part of the site:
    static/images/notes.heic
    static/images/party.jpg
`,
    );
  });

  it('is published if it is not a photograph, and is listed too', async () => {
    const small = await photographed(await photograph(500, 400));
    await writeFile(path.join(small.root, 'static/prices.pdf'), '%PDF');
    const { unused } = await small.build();
    expect(unused.published).toContain('prices.pdf');
    expect(unused.published).not.toContain('favicon.svg');
    expect(await small.files()).toContain('prices.pdf');
  });

  it('is not listed if a page links to it', async () => {
    const small = await photographed(await photograph(500, 400));
    await writeFile(path.join(small.root, 'static/price list.pdf'), '%PDF');
    await small.edit({ 'pages/index.tsx': replace('<h1', '<a href="/price%20list.pdf">Prices</a><h1') });
    expect((await small.build()).unused.published).not.toContain('price list.pdf');
  });

  it('does not stop the build, however broken it is', async () => {
    const small = await photographed(await photograph(500, 400));
    await writeFile(path.join(small.root, 'static/images/broken.jpg'), 'no photograph');
    expect(await small.problems()).toEqual([]);
  });
});

it('a photograph that changes while the build runs stops it', async () => {
  // A photograph that is not in the cache.
  const small = await photographed(await photograph(500, 400, { seed: unique() }));
  const folder = path.join(small.root, 'static');
  const read = await readPhotographs(folder, ['images/shop.jpg']);
  const photographs = makePhotographs(folder, read, () => 'content/x.yaml:1:1');
  photographs.show('images/shop.jpg', { name: 'shop', alt: 'A' }, { sizes: '1px', widths: [90], least: 90 });
  await writeFile(path.join(small.root, FILE), await photograph(500, 400, { seed: unique() }));
  expect(await problemsOf(photographs.makeAll(() => {}))).toEqual([
    { where: FILE, message: 'This file has changed since the build began. Build again.' },
  ]);
});
