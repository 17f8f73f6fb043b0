export type Point = [x: number, y: number];

/**
 * A smooth curve along a line of many short steps, as path data.
 * @param line its points; a closed line ends where it starts
 */
export function curve(line: Point[]): string {
  const points = evenly(line);
  const slopes = points.map((_point, index) => slope(points, index));
  const [start = [0, 0], ...others] = points.map(tenths);
  let from = start;
  const pieces = others.map((to, index) => {
    const arriving = tenths(minus(points[index + 1] as Point, slopes[index + 1] as Point));
    const piece = [...minus(arriving, from), ...minus(to, from)];
    from = to;
    return piece;
  });
  // The first piece has both control points; each further one continues in the direction of the one before.
  const [first = [], ...rest] = pieces;
  return `M${numbers(start)}c${numbers([...tenths(slopes[0] as Point), ...first])}s${numbers(rest.flat())}`;
}

/** The control point in the direction of the curve at a point: a sixth of the distance between its neighbors. */
function slope(points: Point[], index: number): Point {
  const last = points.length - 1;
  const closed = distance(points[0] as Point, points[last] as Point) < 1;
  const before = points[index - 1] ?? points[closed ? last - 1 : index];
  const after = points[index + 1] ?? points[closed ? 1 : index];
  const [x, y] = minus(after as Point, before as Point);
  return [x / 6, y / 6];
}

/** Maximum length of a piece of the curve. */
const STRETCH = 60;

/** The same line with few points at even distances, closer together on a short and therefore more curved line. */
function evenly(line: Point[]): Point[] {
  const lengths = line.slice(1).map((point, index) => distance(point, line[index] as Point));
  const total = lengths.reduce((a, b) => a + b, 0);
  const count = Math.max(12, Math.ceil(total / STRETCH));
  const points: Point[] = [];
  let index = 0;
  let passed = 0;
  for (let step = 0; step < count; step++) {
    const goal = (total * step) / count;
    while (passed + (lengths[index] ?? 0) < goal) passed += lengths[index++] ?? 0;
    points.push(
      between(line[index] as Point, line[index + 1] as Point, (goal - passed) / (lengths[index] ?? 1)),
    );
  }
  return [...points, line.at(-1) as Point];
}

const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);

const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];

const between = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];

/** In tenths of a unit, so that rounding errors do not accumulate. */
const tenths = ([x, y]: Point): Point => [Math.round(x * 10), Math.round(y * 10)];

const numbers = (values: number[]) =>
  values
    .map((value) => String(value / 10).replace(/^(-?)0\./, '$1.'))
    .join(' ')
    .replaceAll(' -', '-');
