import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { cutOut, encode, sizeAndColor } from '../../../build/assets/photographs/encode.ts';

const RED = sharp({ create: { width: 400, height: 300, channels: 3, background: '#c04020' } });
const SIZE = { width: 400, height: 300 };

/** The same picture in the forms in which cameras and programs store it. */
const STORED: [name: string, bytes: Promise<Buffer>, color: [number, number, number]][] = [
  ['16 bits a color', RED.clone().toColorspace('rgb16').png().toBuffer(), [192, 64, 32]],
  ['10 bits a color', RED.clone().avif({ bitdepth: 10 }).toBuffer(), [192, 64, 32]],
  ['the colors of another screen', RED.clone().withIccProfile('p3').jpeg().toBuffer(), [192, 64, 32]],
  ['the colors of a printer', RED.clone().toColorspace('cmyk').jpeg().toBuffer(), [192, 56, 4]],
  ['few colors', RED.clone().png({ palette: true }).toBuffer(), [192, 64, 32]],
  ['shades of gray', RED.clone().greyscale().jpeg().toBuffer(), [108, 108, 108]],
];

describe.each(['avif', 'webp', 'jpg'] as const)('a photograph encoded as %s', (format) => {
  it.each(STORED)('keeps its colors if it is stored with %s', async (_name, stored, color) => {
    const bytes = await stored;
    expect(await sizeAndColor(bytes)).toMatchObject(SIZE);
    const points = await cutOut(bytes, SIZE, { left: 50, top: 0, width: 300, height: 300 }, 200);
    const file = await encode(points, { width: 100, height: 100 }, format);
    const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([100, 100]);
    const [red = 0, green = red, blue = red] = info.channels === 1 ? [data[0] ?? 0] : data;
    for (const [index, value] of [red, green, blue].entries())
      expect(Math.abs(value - (color[index] ?? 0))).toBeLessThanOrEqual(6);
  });
});
