import { contourLines } from './contour-lines.ts';

interface ContoursProps {
  /** From `contourLines`, once for all that show them. */
  lines: { fine: string; bold: string };
  /** A shade darker than the ground, by which the lines stay in the background. */
  color: string;
}

/** The contour lines of a landscape, as a texture; like on a printed map every fourth is bolder. */
export const Contours = ({ lines: { fine, bold }, color }: ContoursProps) => (
  <g fill="none" stroke={color}>
    <path d={fine} />
    <path d={bold} strokeWidth="2" />
  </g>
);

const size = { width: 1440, height: 820 };

/** The landscape behind Not Found. */
export const contourSheet = {
  ...size,
  color: 'var(--paper-line)',
  lines: contourLines({
    ...size,
    interval: 9,
    hills: [
      { x: 150, y: 270, radius: 190, height: 66 },
      { x: 960, y: 400, radius: 280, height: 74 },
      { x: 1130, y: 620, radius: 190, height: 34 },
      { x: 620, y: 60, radius: 360, height: 44 },
      { x: 180, y: 900, radius: 380, height: -66 },
    ],
  }),
};
