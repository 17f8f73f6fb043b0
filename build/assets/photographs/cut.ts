/** Width and height, px. */
export interface Size {
  width: number;
  height: number;
}

/** A part of a photograph, px from its upper left corner. */
export interface Cut extends Size {
  left: number;
  top: number;
}

/**
 * The largest part of a photograph with a given shape, as near to its focus as the edges allow.
 * @param size of the photograph
 * @param ratio width divided by height; undefined for the whole photograph
 * @param focus the point that stays visible, from the left and from the top: `30% 20%`
 */
export function cutOf(size: Size, ratio: number | undefined, focus = '50% 50%'): Cut {
  if (ratio === undefined) return { left: 0, top: 0, width: size.width, height: size.height };
  const width = Math.min(size.width, Math.round(size.height * ratio));
  const height = Math.min(size.height, Math.round(size.width / ratio));
  const [x = 50, y = 50] = focus.split(' ').map(Number.parseFloat);
  return { left: start(size.width, width, x), top: start(size.height, height, y), width, height };
}

/** The start of a part whose middle is at a percentage of the whole length. */
const start = (whole: number, part: number, percent: number) =>
  Math.round(Math.min(whole - part, Math.max(0, (whole * percent) / 100 - part / 2)));

/** The widths that fit, plus the photograph's own width instead of larger ones: nothing is ever enlarged. */
export const widthsWithin = (own: number, widths: number[]): number[] => [
  ...new Set(widths.map((width) => Math.min(width, own))),
];

/** Height of a part at a width. */
export const heightAt = ({ width, height }: Size, shown: number): number =>
  Math.max(1, Math.round((height * shown) / width));

/** A size for people: `4,000 x 3,000 px`. */
export const pixels = ({ width, height }: Size): string =>
  `${width.toLocaleString('en-US')} x ${height.toLocaleString('en-US')} px`;
