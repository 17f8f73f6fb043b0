import { describe, expect, it } from 'vitest';
import { albers } from '../../../components/review/albers.ts';

// Points read from the drawing itself, components/drawings/StatesOutline.tsx.
describe('a place on the map', () => {
  it.each([
    ['the southern tip of Florida', 25.12, -81.08, 807, 590],
    ['the southern tip of Texas', 25.95, -97.15, 474, 595],
    ['the eastern end of Maine', 44.81, -66.95, 957, 95],
    ['the border with Canada at the Pacific', 49, -122.76, 100, 14],
    ['the border with Mexico at the Pacific', 32.53, -117.12, 99, 402],
  ])('falls on the outline: %s', (_name, latitude, longitude, x, y) => {
    const point = albers(latitude, longitude);
    expect(Math.hypot(point.x - x, point.y - y)).toBeLessThan(2);
  });
});
