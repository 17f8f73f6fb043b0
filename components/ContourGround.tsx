import { contourSheet } from './drawings/Contours.tsx';
import { forced, sheet } from './sheet.ts';

const s = sheet('ContourGround', {
  ground: {
    position: 'absolute',
    inset: 0,
    backgroundColor: contourSheet.color,
    // The color of the lines shows through a mask; build/render/critical-css.ts inserts the URL of the file.
    mask: 'url(drawings/contours.svg) 50%/cover',
    [forced]: { display: 'none' },
  },
});

/**
 * Contour lines over the whole of an element; what is on them has to be positioned. As a picture they would count as the
 * largest paint, and the page as painted only when they load; a mask counts as decoration.
 */
export const ContourGround = () => <div className={s.ground} />;
