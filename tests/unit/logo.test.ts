import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { tokens } from '../../components/tokens.ts';
import { replace, type Site, site } from './small-site.ts';

const SITE = 'content/site.yaml';
const GREEN = '#00AA55';

/** A wide logo of one color. */
const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 50"><path fill="${GREEN}" d="M0 0h200v50H0z"/></svg>\n`;

const withLogo = (name: string) =>
  site({
    'static/favicon.svg': null,
    'static/logo.svg': LOGO,
    [SITE]: replace('copyrightYear', `logo:\n  file: ${name}\ncopyrightYear`),
  });

/** The share of a picture that has a color. */
async function shareOf(color: string, picture: Buffer): Promise<number> {
  const data = await sharp(picture).removeAlpha().raw().toBuffer();
  const points = data.toString('hex').match(/.{6}/g) ?? [];
  return points.filter((point) => `#${point}` === color.toLowerCase()).length / points.length;
}

const picture = (small: Site, address = '') =>
  readFile(path.join(small.out, address.replace(/^https:\/\/[^/]+/, '')));

const linkHome = async (small: Site) => (await small.page('index.html')).querySelector('header a[href="/"]');

describe('a custom logo', () => {
  it('appears in the header, on the cards, in the icons and in the structured data', async () => {
    const small = await withLogo('logo.svg');
    await small.build();
    const page = await small.page('index.html');
    const link = await linkHome(small);
    expect(link?.text).toBe('Lantern');
    const image = link?.querySelector('img')?.attributes;
    expect(image).toMatchObject({ width: '176', height: '44', alt: '' });
    expect((await picture(small, image?.src)).toString()).toBe(LOGO);
    const icon = page.querySelector('link[rel=icon][type="image/svg+xml"]');
    expect(icon?.getAttribute('href')).toBe(image?.src);
    const graph = JSON.parse(page.querySelector('script[type="application/ld+json"]')?.text ?? '')['@graph'];
    const { logo } = graph.find((part: Record<string, unknown>) => part['@type'] === 'ProfessionalService');
    for (const address of [logo, '/apple-touch-icon.png'])
      expect(await shareOf(GREEN, await picture(small, address))).toBeGreaterThan(0.05);
    // A card has some 32 colors; the logo's own may differ by one.
    const card = page.querySelector('meta[property="og:image"]')?.getAttribute('content');
    const corner = sharp(await picture(small, card)).extract({ left: 100, top: 75, width: 1, height: 1 });
    const [red = 255, green = 0] = await corner.removeAlpha().raw().toBuffer();
    expect(green).toBeGreaterThan(2 * red);
  });

  it.each([
    ['that is missing', 'logos.svg', 'There is no file static/logos.svg. Did you mean "logo.svg"?'],
    ['without the ending of its name', 'logo', 'logo.file: this must be the name of a picture in static/'],
  ])('%s is refused with its line', async (_what, name, message) => {
    const report = await (await withLogo(name)).report();
    expect(report).toContain(`content/site.yaml:27:9 ${message}`);
    expect(report).not.toContain('\n');
  });

  it('of many pixels is scaled down to the size that the header needs, and is no file that nobody uses', async () => {
    const small = await withLogo('brand/logo.png');
    const file = path.join(small.root, 'static/brand/logo.png');
    await mkdir(path.dirname(file));
    await sharp(Buffer.from(LOGO), { density: 720 }).png().toFile(file);
    await writeFile(path.join(small.root, 'static/favicon.svg'), LOGO);
    const { unused } = await small.build();
    expect(unused.published).not.toContain('brand/logo.png');
    const image = (await linkHome(small))?.querySelector('img')?.attributes;
    const { width, height } = await sharp(await picture(small, image?.src)).metadata();
    expect([width, height]).toEqual([352, 88]);
  });
});

it.each([
  ['Éclair', 'M21 10.7h-8.3v10.6H21M12.7 16h7.2'],
  ['24/7 Marketing', 'M16 10.2a4.3'],
])(
  'a site without a logo has a sign with the first letter of "%s", or a pin, in the colors of the site',
  async (name, letter) => {
    const small = await site({ 'static/favicon.svg': null, [SITE]: replace('Lantern', name) });
    await small.build();
    const drawn = (await linkHome(small))?.querySelector('svg')?.outerHTML;
    expect(drawn).toContain('fill="var(--signal)"');
    expect(drawn).toContain(`d="${letter}`);
    const touch = await picture(small, '/apple-touch-icon.png');
    expect(await shareOf(tokens['--signal'], touch)).toBeGreaterThan(0.1);
  },
);

it('a logo with words in a typeface that visitors do not have is refused, with what to do', async () => {
  const small = await withLogo('logo.svg');
  const words = '<text font-family="Myriad Pro">Lantern</text></svg>';
  await small.edit({ 'static/logo.svg': replace('</svg>', words) });
  expect(await small.report()).toMatch(
    /^content\/site\.yaml:\S+ static\/logo\.svg contains text\. .*outlines/,
  );
});

it('an icon of too many parts is refused, by its name', async () => {
  const tens = [1, 2, 3, 4, 5, 6, 7].map((n) => `<g id="a${n}">${`<use href="#a${n - 1}"/>`.repeat(10)}</g>`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path id="a0" d="M0 0h9v9z"/>${tens.join('')}</svg>`;
  const small = await site({ 'static/favicon.svg': svg });
  expect(await small.report()).toMatch(/^static\/favicon\.svg The site’s icons cannot be drawn/);
});
