import { describe, expect, it } from 'vitest';
import { isShort, quoteSize } from '../../../components/review/quote-size.ts';

const text = (length: number) => 'five '.repeat(Math.ceil(length / 5)).slice(0, length);

describe('the font size of a review', () => {
  it('never increases with the length of the text', () => {
    const large = Array.from({ length: 400 }, (_, length) => isShort(text(length + 1)));
    expect(large).toEqual(large.toSorted((a, b) => Number(b) - Number(a)));
    expect(new Set(large).size).toBe(2);
  });

  it('leaves room for the longest word on one line', () => {
    expect(isShort('Really very good work.')).toBe(true);
    expect(isShort('Compartmentalization.')).toBe(false);
  });

  it('is one of two, whatever the text', () => {
    const sizes = [text(20), text(100), text(130), text(400), text(600)].map(quoteSize);
    expect(new Set(sizes).size).toBe(2);
    for (const size of sizes) expect(size).toMatch(/^\w+$/);
  });
});
