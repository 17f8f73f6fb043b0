import { describe, expect, it } from 'vitest';
import {
  changedPixels,
  contrast,
  luminance,
  type Pixels,
  strongestContrast,
} from '../../tools/audit/pixels.ts';

/** A picture of 3 by 1 px at (10, 20). */
const picture = (...rgb: number[]): Pixels => ({
  area: { left: 10, top: 20, right: 13, bottom: 21 },
  width: 3,
  height: 1,
  rgb: Uint8Array.from(rgb),
});
const [BLACK, GREY, WHITE] = [
  [0, 0, 0],
  [119, 119, 119],
  [255, 255, 255],
];

describe('the comparison of pixels', () => {
  const one = picture(...BLACK, ...GREY, ...WHITE);

  it('follows WCAG’s contrast: black on white 21:1, #777 on white 4.48:1', () => {
    const at = (x: number) => luminance(one, x, 20);
    expect(contrast(at(10), at(12))).toBeCloseTo(21, 5);
    expect(contrast(at(11), at(12))).toBeCloseTo(4.48, 2);
  });

  it('finds the strongest contrast within an area', () => {
    expect(strongestContrast(one, { left: 11, top: 20, right: 13, bottom: 21 })).toBeCloseTo(4.48, 2);
    expect(strongestContrast(one, { left: 10, top: 20, right: 11, bottom: 21 })).toBe(1);
  });

  it('finds no contrast outside the picture', () => {
    expect(luminance(one, 9, 20)).toBeNaN();
    expect(strongestContrast(one, { left: 0, top: 0, right: 5, bottom: 5 })).toBe(1);
  });

  it('counts the pixels that changed noticeably', () => {
    expect(changedPixels(one, picture(...BLACK, ...WHITE, ...WHITE), 3)).toBe(1);
    expect(changedPixels(one, picture(...BLACK, ...WHITE, ...WHITE), 5)).toBe(0);
    expect(changedPixels(one, one, 3)).toBe(0);
  });
});
