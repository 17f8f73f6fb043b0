import { cx } from './cx.ts';
import { Drawing } from './Drawing.tsx';
import { contourSheets } from './drawings/Contours.tsx';
import { forced, sheet } from './sheet.ts';

const s = sheet('ContourGround', {
  ground: {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    [forced]: { display: 'none' },
  },
  /** The color of the lines shows through a mask; build/render/critical-css.ts inserts the URL of the file. */
  first: {
    backgroundColor: contourSheets.paper.color,
    mask: 'url(drawings/contours-paper.svg) 50%/cover',
  },
});

/** Contour lines over the whole of a dark band; what is on them has to be positioned. */
export function ContourGround() {
  return <Drawing name="contours-pine" alt="" className={s.ground} />;
}

/**
 * The same on the first screen of a page. As a picture it would count as the largest paint, and the page as painted only
 * when it loads; a mask counts as decoration.
 */
export function FirstContourGround() {
  return <div className={cx(s.ground, s.first)} />;
}
