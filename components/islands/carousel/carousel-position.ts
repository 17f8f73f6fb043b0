/** The position of a carousel: the slides in view, counted from 0. */
export interface Position {
  first: number;
  /** How many slides are in view. */
  shown: number;
  total: number;
}

/** A track's measures in px. */
export interface Measures {
  scrollLeft: number;
  clientWidth: number;
  /** From the left edge of one slide to that of the next. */
  step: number;
  total: number;
}

/**
 * Slides have widths such as 199.98 px, and browsers round scroll positions differently: half a slide decides
 * which one is first, so that a px more or less never matters.
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

/** Whether the first review is in view. */
export const isAtStart = ({ first }: Position) => first === 0;
/** Whether the last review is in view. */
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
