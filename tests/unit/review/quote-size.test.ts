import { describe, expect, it } from 'vitest';
import { quoteSize, sizeFor } from '../../../components/review/quote-size.ts';

const text = (length: number) => 'five '.repeat(Math.ceil(length / 5)).slice(0, length);

describe('the font size of a review', () => {
  it('never increases with the length of the text', () => {
    const sizes = Array.from({ length: 400 }, (_, length) => sizeFor(text(length + 1)));
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
  });

  it('leaves room for the longest word on one line', () => {
    expect(sizeFor('Extraordinarily good.')).toBeLessThan(sizeFor('Really very good work.'));
  });

  it('is defined for the longest text that content may have', () => {
    expect(quoteSize(text(400))).toMatch(/^\w+$/);
  });
});
