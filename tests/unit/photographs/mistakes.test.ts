import { truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Token } from 'marked';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { takePictures } from '../../../build/content/prose-pictures.ts';
import { photograph } from '../../photographs/make-photograph.ts';
import { replace, site } from '../small-site.ts';
import { FILE, photographed, SERVICE } from './photographed-service.ts';

vi.setConfig({ testTimeout: 60_000 });

const POLICY = 'content/policies/refund-policy.md';
const ISO = (brand: string) =>
  Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}\0\0\0\0mif1heic`), Buffer.alloc(99)]);

/** Expects the build's message about a photograph, at the line of the content. */
async function saidOf(bytes: Uint8Array): Promise<string> {
  const small = await photographed(bytes);
  const problems = await small.problems();
  expect(problems.map(({ where }) => where)).toEqual([await small.place(SERVICE, 'shop.jpg')]);
  return problems[0]?.message ?? '';
}

describe('a mistake with a photograph stops the build with line and remedy', () => {
  it('if the file does not exist', async () => {
    const small = await photographed(undefined, { picture: 'name: shopp.jpg\n  alt: A shop' });
    await writeFile(path.join(small.root, FILE), await photograph(300, 200));
    expect(await small.problems()).toEqual([
      {
        where: await small.place(SERVICE, 'shopp.jpg'),
        message:
          'There is no picture named "shopp.jpg". Did you mean "shop.jpg"? Fix the name, or put your picture into static/images/ and write its name here, such as "shop-front.jpg".',
      },
    ]);
  });

  it('if it is too small for its place', async () => {
    expect(await saidOf(await photograph(120, 90))).toBe(
      'The file static/images/shop.jpg is too small for this place, and would look blurred: it has 120 x 90 px, where at least 150 x 113 px are needed. Use the original photograph, not a copy from a website or a message.',
    );
  });

  it('if the visible part is too small', async () => {
    const small = await photographed(await photograph(900, 100), {
      room: "{ ratio: 1, sizes: '9px', widths: [200], least: 200 }",
    });
    expect((await small.problems())[0]?.message).toContain(
      'the part that is shown has 100 x 100 px, where at least 200 x 200 px are needed',
    );
  });

  it('if it is an HEIC photograph from a phone', async () => {
    expect(await saidOf(ISO('heic'))).toMatch(
      /^The file static\/images\/shop\.jpg is an HEIC photograph, the format of iPhones, .* File, Export, JPEG;/,
    );
  });

  it.each([
    [
      'TIFF',
      () =>
        sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
          .tiff()
          .toBuffer(),
    ],
    [
      'GIF',
      () =>
        sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
          .gif()
          .toBuffer(),
    ],
    ['PDF', async () => Buffer.from('%PDF-1.7')],
    ['Photoshop', async () => Buffer.from('8BPS')],
  ])('if browsers do not show its format: %s', async (name, make) => {
    expect(await saidOf(await make())).toBe(
      `The file static/images/shop.jpg is a ${name} file, which browsers cannot show well. Open it in an image program, save it as a JPEG, and put that into static/images/.`,
    );
  });

  it.each(['<html>Not found</html>', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>', 'x'])(
    'if it is not a photograph: %s',
    async (text) => {
      expect(await saidOf(Buffer.from(text))).toContain(
        'is no photograph: it is none of JPEG, PNG, WebP, AVIF, whatever its name says. Copy the original there once more',
      );
    },
  );

  it('if it is empty', async () => {
    expect(await saidOf(Buffer.alloc(0))).toBe(
      'The file static/images/shop.jpg is empty. Copy the original there once more.',
    );
  });

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('if a part of it is missing: %s', async (format) => {
    const whole = await photograph(600, 400, { format });
    expect(await saidOf(whole.subarray(0, Math.round(whole.length / 2)))).toMatch(
      /^The file static\/images\/shop\.jpg is broken: a part of it is missing or damaged\. Copy the original there once more/,
    );
  });

  it('if it has 40 MB, without reading it', async () => {
    const small = await photographed(await photograph(300, 200));
    await truncate(path.join(small.root, FILE), 40_000_000);
    expect((await small.problems())[0]?.message).toBe(
      'The file static/images/shop.jpg has 40 MB, where 30 MB are allowed. Open it in an image program, save it as a JPEG, and put that into static/images/. 4,000 px are wide enough for every screen.',
    );
  });

  it('if a small file claims more pixels than any camera takes', async () => {
    const huge = await sharp({ create: { width: 20_000, height: 10_000, channels: 3, background: 'red' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(await saidOf(huge)).toContain(
      'has 20,000 x 10,000 px, more than any screen shows. Save it smaller',
    );
  });

  it.each([
    [
      'is missing',
      'name: shop.jpg',
      'picture.alt is missing. Add it: a few words on what the picture shows, for those who do not see it.',
    ],
    [
      'is empty',
      'name: shop.jpg\n  alt: ""',
      'picture.alt: this must have at least 1 character, but it is empty.',
    ],
  ])('if its alternative text %s', async (_what, picture, message) => {
    const small = await photographed(await photograph(300, 200), { picture });
    expect((await small.problems()).map((problem) => problem.message)).toEqual([message]);
  });

  it.each(['left', '30', '120% 10%', '30%'])('if its focus is not a place: %s', async (focus) => {
    const small = await photographed(await photograph(300, 200), {
      picture: `name: shop.jpg\n  alt: A shop\n  focus: "${focus}"`,
    });
    expect((await small.problems())[0]?.message).toContain(
      'picture.focus: this must be two percentages, from the left and from the top, such as "50% 30%"',
    );
  });
});

describe('a photograph in Markdown', () => {
  const withText = (text: string) => site({ [POLICY]: replace('Write to', `First.\n\n${text}\n\nWrite to`) });

  it('needs an alternative text', async () => {
    const small = await withText('![](images/shop.jpg)');
    await writeFile(path.join(small.root, FILE), await photograph(300, 200));
    expect(await small.problems()).toEqual([
      {
        where: (await small.place(POLICY, '![]')).replace(/\d+$/, '1'),
        message:
          'This picture has no alternative text. Write between the brackets, in a few words, what it shows, for those who do not see it: ![Our shop on Main Street](images/shop.jpg).',
      },
    ]);
  });

  it('must exist', async () => {
    const small = await withText('Words before ![A shop](images/shopp.jpg) and after.');
    await writeFile(path.join(small.root, FILE), await photograph(300, 200));
    const [problem, ...others] = await small.problems();
    expect(others).toEqual([]);
    expect(problem?.where).toBe((await small.place(POLICY, 'Words before')).replace(/\d+$/, '1'));
    expect(problem?.message).toContain('There is no picture named "shopp.jpg". Did you mean "shop.jpg"?');
  });

  it.each([
    ['beginnings of pictures', '![a'.repeat(300)],
    ['blanks in a name', `![a](${' '.repeat(100_000)}`],
    ['letters in a name', `![a](${'x'.repeat(100_000)}`],
  ])('does not hang the build with %s', async (_what, text) => {
    const start = performance.now();
    takePictures({ type: 'text', raw: text, text } as Token, 'x.md', 1, 0);
    expect(performance.now() - start).toBeLessThan(1000);
  });

  it('is not shown as text if its file name has a space', async () => {
    const small = await withText('![A shop](images/shop front.jpg)');
    expect((await small.problems())[0]?.message).toContain(
      'This picture would be shown as text, because the name of its file has a space. Rename the file',
    );
  });
});
