import { describe, expect, it } from 'vitest';
import {
  describePosition,
  isAtEnd,
  isAtStart,
  positionOf,
  stepFrom,
} from '../../../../components/islands/carousel/carousel-position.ts';

const total = 32;
/** Three slides of 437.33 px with gaps of 16 px in a track of 1344 px. */
const wide = { clientWidth: 1344, step: 453.33, total };

describe('the position of the carousel', () => {
  it('is read from the scroll position, with a tolerance of 1 px', () => {
    for (const off of [-1, 0, 1]) {
      expect(positionOf({ ...wide, scrollLeft: 3 * 453.33 + off })).toEqual({ first: 3, shown: 3, total });
    }
  });

  it('never passes the ends', () => {
    expect(positionOf({ ...wide, scrollLeft: -40 }).first).toBe(0);
    expect(positionOf({ ...wide, scrollLeft: 99_999 }).first).toBe(29);
  });

  it('shows all slides if there are fewer than fit', () => {
    expect(positionOf({ ...wide, scrollLeft: 0, total: 2 })).toEqual({ first: 0, shown: 2, total: 2 });
  });

  it('steps by one and stops at both ends', () => {
    expect(stepFrom({ first: 4, shown: 3, total }, 1)).toBe(5);
    expect(stepFrom({ first: 0, shown: 3, total }, -1)).toBe(0);
    expect(stepFrom({ first: 29, shown: 3, total }, 1)).toBe(29);
  });

  it('is known to be at an end', () => {
    expect(isAtStart({ first: 0, shown: 3, total })).toBe(true);
    expect(isAtStart({ first: 1, shown: 3, total })).toBe(false);
    expect(isAtEnd({ first: 29, shown: 3, total })).toBe(true);
    expect(isAtEnd({ first: 28, shown: 3, total })).toBe(false);
  });

  it('has a text, for one slide and for several', () => {
    const several = 'Reviews {first} to {last} of {total}';
    const single = 'Review {first} of {total}';
    expect(describePosition({ first: 3, shown: 3, total }, several, single)).toBe('Reviews 4 to 6 of 32');
    expect(describePosition({ first: 31, shown: 1, total }, several, single)).toBe('Review 32 of 32');
  });
});
