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
  it.each([
    ['is read from the scroll position', { scrollLeft: 3 * 453.33 }, { first: 3, shown: 3, total }],
    ['tolerates 1 px less', { scrollLeft: 3 * 453.33 - 1 }, { first: 3, shown: 3, total }],
    ['tolerates 1 px more', { scrollLeft: 3 * 453.33 + 1 }, { first: 3, shown: 3, total }],
    ['never passes the start', { scrollLeft: -40 }, { first: 0, shown: 3, total }],
    ['never passes the end', { scrollLeft: 99_999 }, { first: 29, shown: 3, total }],
    ['has all slides if they fit', { scrollLeft: 0, total: 2 }, { first: 0, shown: 2, total: 2 }],
  ])('%s', (_what, scrolled, position) => {
    expect(positionOf({ ...wide, ...scrolled })).toEqual(position);
  });

  it.each([
    [0, { isAtStart: true, isAtEnd: false, previous: 0, next: 1 }],
    [1, { isAtStart: false, isAtEnd: false, previous: 0, next: 2 }],
    [28, { isAtStart: false, isAtEnd: false, previous: 27, next: 29 }],
    [29, { isAtStart: false, isAtEnd: true, previous: 28, next: 29 }],
  ])('%i steps by one and stops at both ends, which it knows: %j', (first, known) => {
    const position = { first, shown: 3, total };
    const [previous, next] = [stepFrom(position, -1), stepFrom(position, 1)];
    expect({ isAtStart: isAtStart(position), isAtEnd: isAtEnd(position), previous, next }).toEqual(known);
  });

  it.each([
    [{ first: 3, shown: 3, total }, 'Reviews 4 to 6 of 32'],
    [{ first: 31, shown: 1, total }, 'Review 32 of 32'],
  ])('%j has a text: %s', (position, text) => {
    const texts = ['Reviews {first} to {last} of {total}', 'Review {first} of {total}'] as const;
    expect(describePosition(position, ...texts)).toBe(text);
  });
});
