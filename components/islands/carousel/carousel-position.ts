/** The position of a carousel: the visible slides, counted from 0. */
export interface Position {
  first: number;
  /** Number of visible slides. */
  shown: number;
  total: number;
}

/** A track's dimensions in px. */
export interface Measures {
  scrollLeft: number;
  clientWidth: number;
  /** From the left edge of one slide to that of the next. */
  step: number;
  total: number;
}

/**
 * Slides have widths such as 199.98 px, and browsers round scroll positions differently. The first slide is the one at
 * least half visible, so that a px more or less does not matter.
 */
export function positionOf({ scrollLeft, clientWidth, step, total }: Measures): Position {
  if (step <= 0) return { first: 0, shown: total, total };
  const shown = Math.min(total, Math.max(1, Math.round(clientWidth / step)));
  const first = Math.min(total - shown, Math.max(0, Math.round(scrollLeft / step)));
  return { first, shown, total };
}

/** The slide to show first after a step; the carousel does not loop. */
export function stepFrom({ first, shown, total }: Position, delta: number): number {
  return Math.min(total - shown, Math.max(0, first + delta));
}

/** Whether the first slide is visible. */
export const isAtStart = ({ first }: Position) => first === 0;
/** Whether the last slide is visible. */
export const isAtEnd = ({ first, shown, total }: Position) => first + shown >= total;

/**
 * The position in words.
 * @param template for several slides, with {first}, {last} and {total}: `Reviews {first} to {last} of {total}`
 * @param single for one slide, with {first} and {total}
 */
export function describePosition(
  { first, shown, total }: Position,
  template: string,
  single: string,
): string {
  return (shown === 1 ? single : template)
    .replace('{first}', String(first + 1))
    .replace('{last}', String(first + shown))
    .replace('{total}', String(total));
}
