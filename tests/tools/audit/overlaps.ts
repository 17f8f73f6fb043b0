import type { TextLine } from './text-lines.ts';

/** Share of a line's box above and below its letters, where two lines may meet without touching. */
const AIR = 0.25;

/**
 * Pairs of lines whose letters overlap. Lines of one element never count. Sweeps from top to bottom, so that thousands
 * of lines are compared only with their neighbors.
 */
export function overlaps(lines: TextLine[]): [TextLine, TextLine][] {
  const sorted = lines.map(withoutAir).sort((a, b) => a.top - b.top);
  const found: [TextLine, TextLine][] = [];
  sorted.forEach((line, index) => {
    for (const other of sorted.slice(index + 1)) {
      if (other.top >= line.bottom) break;
      if (other.owner !== line.owner && width(line, other) > 2) found.push([line, other]);
    }
  });
  return found;
}

function withoutAir(line: TextLine): TextLine {
  const air = (line.bottom - line.top) * AIR;
  return { ...line, top: line.top + air, bottom: line.bottom - air };
}

const width = (a: TextLine, b: TextLine) => Math.min(a.right, b.right) - Math.max(a.left, b.left);
