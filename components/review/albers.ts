import { geoAlbers } from 'd3-geo';

/** The projection of components/drawings/States.tsx: the middle of the states, and its units. */
const project = geoAlbers().rotate([96, 0]).center([-0.6, 38.7]).scale(1300).translate([487.5, 305]);

/**
 * Projects a place of the 48 contiguous states onto the outline.
 * @param latitude degrees, north positive
 * @param longitude degrees, west negative
 * @returns x and y, rounded to whole units; y points down
 */
export function albers(latitude: number, longitude: number): { x: number; y: number } {
  const [x, y] = (project([longitude, latitude]) ?? [0, 0]).map(Math.round) as [number, number];
  return { x, y };
}
