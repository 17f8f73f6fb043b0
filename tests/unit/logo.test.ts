import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { tokens } from '../../components/tokens.ts';
import { replace, type Site, site } from './small-site.ts';

const SITE = 'content/site.yaml';
const GREEN = '#00AA55';

/** A wide logo of one color. */
const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 50"><path fill="${GREEN}" d="M0 0h200v50H0z"/></svg>\n`;

const withLogo = (facts: string, file = 'static/logo.svg') =>
  site({
    'static/favicon.svg': null,
    [SITE]: replace('copyrightYear', `logo:\n${facts}\ncopyrightYear`),
    [file]: LOGO,
  });

/** The share of a picture that has a color. */
async function shareOf(color: string, picture: Buffer): Promise<number> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const [red, green, blue] = [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
  let found = 0;
  for (let at = 0; at < data.length; at += info.channels)
    if (data[at] === red && data[at + 1] === green && data[at + 2] === blue) found += 1;
  return (found * info.channels) / data.length;
}

const picture = (small: Site, address = '') =>
  readFile(path.join(small.out, address.replace(/^https:\/\/[^/]+/, '')));

describe('a custom logo', () => {
  it('appears in the header, on the cards, in the icons and in the structured data', async () => {
    const small = await withLogo('  file: logo.svg');
    await small.build();
    const page = await small.page('index.html');
    const image = page.querySelector('header a[href="/"] img');
    expect([image?.getAttribute('width'), image?.getAttribute('height')]).toEqual(['176', '44']);
    expect(image?.getAttribute('alt')).toBe('');
    expect(page.querySelector('header a[href="/"]')?.text).toBe('Lantern');
    expect((await picture(small, image?.getAttribute('src'))).toString()).toBe(LOGO);
    expect(page.querySelector('link[rel=icon][type="image/svg+xml"]')?.getAttribute('href')).toBe(
      image?.getAttribute('src'),
    );
    const graph = JSON.parse(page.querySelector('script[type="application/ld+json"]')?.text ?? '')['@graph'];
    const { logo } = graph.find((part: Record<string, unknown>) => part['@type'] === 'ProfessionalService');
    const card = page.querySelector('meta[property="og:image"]')?.getAttribute('content');
    for (const address of [logo, '/apple-touch-icon.png'])
      expect(await shareOf(GREEN, await picture(small, address))).toBeGreaterThan(0.05);
    // A card has some 32 colors; the logo's own may differ by one.
    const corner = await sharp(await picture(small, card))
      .extract({ left: 100, top: 75, width: 1, height: 1 })
      .removeAlpha()
      .raw()
      .toBuffer();
    expect(corner[1]).toBeGreaterThan(2 * (corner[0] ?? 255));
    expect(await small.read('index.html')).not.toContain('M10.5 23V10l11 12.5V9');
  });

  it('that contains the name is not followed by it', async () => {
    const small = await withLogo('  file: logo.svg\n  holdsName: true');
    await small.build();
    const link = (await small.page('index.html')).querySelector('header a[href="/"]');
    expect(link?.text).toBe('');
    expect(link?.querySelector('img')?.getAttribute('alt')).toBe('Lantern');
  });

  it('of many pixels is scaled down to the size that the header needs', async () => {
    const small = await withLogo('  file: images/logo.png', 'static/other.svg');
    const png = await sharp(Buffer.from(LOGO), { density: 720 }).png().toBuffer();
    await small.edit({ 'static/images/logo.png': '' });
    await sharp(png).toFile(path.join(small.root, 'static/images/logo.png'));
    await small.build();
    const image = (await small.page('index.html')).querySelector('header a[href="/"] img');
    const { width, height } = await sharp(await picture(small, image?.getAttribute('src'))).metadata();
    expect([width, height]).toEqual([352, 88]);
  });

  it.each([
    [
      'that is missing',
      '  file: logos.svg',
      'There is no file static/logos.svg. Did you mean "logo.svg"? Put the logo there, or fix the name.',
    ],
    [
      'with the folder before its name',
      '  file: logo',
      'logo.file: this must be the name of a picture in static/, such as logo.svg, but it is the text "logo".',
    ],
  ])('%s is refused with its line', async (_what, facts, message) => {
    const small = await withLogo(facts);
    expect(await small.problems()).toEqual([
      { where: (await small.place(SITE, 'file: ')).replace(/\d+$/, '9'), message },
    ]);
  });
});

it('the drawn sign has the colors of the site', async () => {
  const small = await site({ 'static/favicon.svg': null });
  await small.build();
  expect(await small.read('index.html')).toContain('fill="var(--signal)"');
  const touch = await picture(small, '/apple-touch-icon.png');
  expect(await shareOf(tokens['--signal'], touch)).toBeGreaterThan(0.1);
});
