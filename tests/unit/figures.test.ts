import { expect, test } from 'vitest';
import { placeOnScale } from '../../components/home/figures.ts';

const figure = (count: number) => ({ count, caption: `caption ${count}` });

test('figures stand on the scale from the smallest to the greatest', () => {
  const parts = placeOnScale([figure(32), figure(6), figure(16), figure(10)]);
  expect(parts.map(({ count }) => count)).toEqual([6, 10, 16, 32]);
  expect(parts.map(({ from, to }) => [from, to])).toEqual([
    [0, 18.75],
    [18.75, 31.25],
    [31.25, 50],
    [50, 100],
  ]);
});

test('equal figures share a tick', () => {
  const parts = placeOnScale([figure(5), figure(10), figure(10)]);
  expect(parts.map(({ from, to }) => [from, to])).toEqual([
    [0, 50],
    [50, 100],
    [100, 100],
  ]);
});

test('the scale ends at the greatest figure, also when it cannot be divided evenly', () => {
  const [first, last] = placeOnScale([figure(1), figure(3)]);
  expect(first?.to).toBe(33.33);
  expect(last).toMatchObject({ from: 33.33, to: 100 });
});
