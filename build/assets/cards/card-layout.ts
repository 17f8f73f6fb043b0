/** Part of a picture, px. */
export interface Frame {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Point {
  x: number;
  y: number;
}

/** The size that Open Graph and Twitter show without cropping, px. */
export const CARD = { width: 1200, height: 630 };

/** The sheet within its striped border: text on the left, the map on the right. */
export const WORDS: Frame = { left: 30, top: 30, right: 690, bottom: 600 };
export const MAP: Frame = { left: 690, top: 30, right: 1170, bottom: 600 };

/** y of the street on which the route leaves the plate. */
export const ROAD = 540;

/** The rank grid of the map: its first point, and the distance between points. */
export const FIELD = { x: 738, y: 92, step: 64, size: 7 };

/** The box of a frame, as attributes of an SVG element. */
export const area = ({ left, top, right, bottom }: Frame) => ({
  x: left,
  y: top,
  width: right - left,
  height: bottom - top,
});
