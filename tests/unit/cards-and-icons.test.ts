import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawCard } from '../../build/assets/cards/cards.ts';
import { fitTitle, titleSetting } from '../../build/assets/cards/fit-title.ts';
import { FONT } from '../../build/assets/font.ts';
import { loadLetters } from '../../build/assets/letters.ts';
import { tokens } from '../../components/tokens.ts';

const font = await readFile(`static/${FONT}`);
const { widthOf } = await loadLetters(font);

it.each([
  ['Contact us', 84],
  ['Digital marketing for local businesses', 84],
  ['Search engine optimisation for independent hardware stores', 60],
  ['Krankenversicherungsgesellschaften', 28],
])('the letters of "%s" fit their box, and are large enough to read', (title, least) => {
  const { lines, size } = fitTitle(title, { width: 590, height: 345 }, widthOf);
  expect(lines.join(' ')).toBe(title);
  expect(lines.length * size).toBeLessThanOrEqual(360);
  for (const text of lines) expect(widthOf({ text, ...titleSetting(size) })).toBeLessThanOrEqual(590);
  expect(size).toBeGreaterThanOrEqual(least);
});

it('the card of a page has its tint, title and icon, and is the same each time', async () => {
  const words = { title: 'SEO for local businesses', agency: 'Lantern', host: 'www.lantern.example' };
  const page = { ...words, logo: undefined, tint: 'water', icon: 'search' } as const;
  const card = await drawCard(page, font);
  // Within the sheet's upper left corner, which has no text.
  const point = sharp(card).extract({ left: 36, top: 36, width: 1, height: 1 }).removeAlpha();
  expect(`#${(await point.raw().toBuffer()).toString('hex')}`).toBe(tokens['--water']);
  expect(Buffer.from(await drawCard(page, font)).equals(card)).toBe(true);
  for (const other of [{ title: 'Packages' }, { icon: 'store' }])
    expect(Buffer.from(await drawCard({ ...page, ...other }, font)).equals(card)).toBe(false);
});
