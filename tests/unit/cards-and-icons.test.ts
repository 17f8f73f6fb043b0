import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawCard } from '../../build/assets/cards/draw.ts';
import { fitTitle, titleSetting } from '../../build/assets/cards/fit-title.ts';
import { loadLetters } from '../../build/assets/cards/letters.ts';
import { FONT } from '../../build/assets/font.ts';
import { tokens } from '../../components/tokens.ts';

const font = await readFile(`static/${FONT}`);
const letters = await loadLetters(font);

/** The color of one pixel of a picture, `#d6e5bf`. */
async function colorAt(png: Uint8Array, left: number, top: number): Promise<string> {
  const point = sharp(png).extract({ left, top, width: 1, height: 1 }).removeAlpha();
  return `#${(await point.raw().toBuffer()).toString('hex')}`;
}

describe('letters', () => {
  it.each([
    ['Contact us', 84],
    ['Digital marketing for local businesses', 84],
    ['Google My Business management', 84],
    ['Search engine optimisation for independent hardware stores', 60],
  ])('of "%s" fit their box, and are large enough to read', (title, least) => {
    const { lines, size } = fitTitle(title, { width: 590, height: 345 }, letters);
    expect(lines.join(' ')).toBe(title);
    expect(lines.length * size).toBeLessThanOrEqual(360);
    for (const line of lines) expect(letters.width(line, titleSetting(size))).toBeLessThanOrEqual(590);
    expect(size).toBeGreaterThanOrEqual(least);
  });
});

describe('the card of a page', () => {
  const WORDS = {
    path: '/services/seo/',
    title: 'SEO for local businesses',
    agency: 'Lantern',
    logo: undefined,
    host: 'www.lantern.example',
    tint: 'water',
    icon: 'search',
  } as const;

  it('is a png of 1200 x 630 and at most 60 KB, on the tint of the page, the same each time', async () => {
    const card = await drawCard(WORDS, font);
    const { format, width, height } = await sharp(card).metadata();
    expect([format, width, height]).toEqual(['png', 1200, 630]);
    expect(card.byteLength).toBeLessThanOrEqual(60_000);
    // Within the sheet's upper left corner, which has no text.
    expect(await colorAt(card, 36, 36)).toBe(tokens['--water']);
    expect(Buffer.from(await drawCard(WORDS, font)).equals(card)).toBe(true);
    expect(Buffer.from(await drawCard({ ...WORDS, path: '/packages/' }, font)).equals(card)).toBe(false);
  });

  it('on an orange background has a sign and a plate that stand out', async () => {
    const card = await drawCard({ ...WORDS, tint: 'signal' }, font);
    expect(await colorAt(card, 36, 36)).toBe(tokens['--signal']);
    expect(await colorAt(card, 70, 540)).toBe(tokens['--ink']);
  });
});
