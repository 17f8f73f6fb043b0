import { contours } from 'd3-contour';
import { curve, type Point } from './curve.ts';

/** A round hill, or a hollow if its height is negative. */
interface Hill {
  x: number;
  y: number;
  /** The radius at which three fifths of its height are left. */
  radius: number;
  height: number;
}

interface Landscape {
  width: number;
  height: number;
  hills: Hill[];
  /** Height from line to line. */
  interval: number;
}

/** Distance between the points at which the height is computed: a third of a stretch of the curves (curve.ts). */
const CELL = 19;
/** Lines continue beyond the edges by this distance, so that their ends are invisible. */
const MARGIN = 2 * CELL;

/** Path data of the lines: those of every fourth height, which are bolder, and the others. */
export function contourLines(landscape: Landscape): { fine: string; bold: string } {
  const { interval } = landscape;
  const { heights, size } = survey(landscape);
  const lines = contours().size(size).thresholds(levels(heights, interval))(heights);
  const path = (bold: boolean) =>
    lines
      .filter(({ value }) => (Math.round(value / interval) % 4 === 0) === bold)
      .flatMap(({ coordinates }) => coordinates.flat() as Point[][])
      .flatMap((ring) => withoutEdges(ring, size))
      .map((line) => curve(line.map(toUnits)))
      .join('');
  return { fine: path(false), bold: path(true) };
}

/** The heights of the middles of all cells, row by row. */
function survey({ width, height, hills }: Landscape): { heights: number[]; size: [number, number] } {
  const columns = Math.ceil((width + 2 * MARGIN) / CELL);
  const rows = Math.ceil((height + 2 * MARGIN) / CELL);
  const heights = Array.from({ length: columns * rows }, (_, index) => {
    const cell: Point = [(index % columns) + 0.5, Math.floor(index / columns) + 0.5];
    return heightAt(toUnits(cell), hills);
  });
  return { heights, size: [columns, rows] };
}

const toUnits = ([x, y]: Point): Point => [x * CELL - MARGIN, y * CELL - MARGIN];

const heightAt = ([x, y]: Point, hills: Hill[]) =>
  hills.reduce((sum, hill) => {
    const distance = Math.hypot(x - hill.x, y - hill.y) / hill.radius;
    return sum + hill.height * Math.exp(-(distance ** 2) / 2);
  }, 0);

/** The multiples of the interval between the lowest and the highest place. */
function levels(heights: number[], interval: number): number[] {
  const lowest = heights.reduce((a, b) => Math.min(a, b));
  const highest = heights.reduce((a, b) => Math.max(a, b));
  const first = Math.ceil(lowest / interval);
  return Array.from(
    { length: Math.floor(highest / interval) - first + 1 },
    (_, index) => (first + index) * interval,
  );
}

/** d3 closes every line along the edges of the field; this removes those parts. */
function withoutEdges(ring: Point[], [columns, rows]: [number, number]): Point[][] {
  const onEdge = ([x, y]: Point) => x === 0 || y === 0 || x === columns || y === rows;
  const start = ring.findIndex(onEdge);
  if (start < 0) return [ring];
  const pieces: Point[][] = [[]];
  for (const point of [...ring.slice(start), ...ring.slice(1, start + 1)]) {
    if (onEdge(point)) pieces.push([]);
    else pieces.at(-1)?.push(point);
  }
  return pieces.filter((piece) => piece.length > 1);
}
