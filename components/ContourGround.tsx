import { cx } from './cx.ts';
import { Drawing } from './Drawing.tsx';
import { contourSheets } from './drawings/Contours.tsx';
import { forced, sheet } from './sheet.ts';

type Ground = keyof typeof contourSheets;

const s = sheet('ContourGround', {
  ground: {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    [forced]: { display: 'none' },
  },
});

/** The color of the lines shows through a mask; build/render/critical-css.ts inserts the URL of the file. */
const masks = sheet('ContourGround masks', {
  paper: mask('paper'),
  wood: mask('wood'),
  yellow: mask('yellow'),
});

function mask(of: Ground) {
  return {
    backgroundColor: contourSheets[of].color,
    mask: `url(drawings/contours-${of}.svg) 50%/cover`,
  };
}

/** Contour lines over the whole of a banner; what is on them has to be positioned. */
export function ContourGround({ of, className }: { of: Ground; className?: string }) {
  return <Drawing name={`contours-${of}`} alt="" className={cx(s.ground, className)} />;
}

/**
 * The same for the banner of a page's first screen. As a picture it would count as the largest paint, and the page as
 * painted only when it loads; a mask counts as decoration.
 */
export function FirstContourGround({ of, className }: { of: keyof typeof masks; className?: string }) {
  return <div className={cx(s.ground, masks[of], className)} />;
}
