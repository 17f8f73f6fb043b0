import { cx } from './cx.ts';
import { Drawing } from './Drawing.tsx';
import { forced, sheet } from './sheet.ts';

const s = sheet({
  ground: {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    [forced]: { display: 'none' },
  },
});

/** Contour lines over the whole of a banner; what stands on them has to be positioned. */
export function ContourGround({
  of,
  className,
}: {
  of: 'pine' | 'paper' | 'wood' | 'yellow';
  className?: string;
}) {
  return <Drawing name={`contours-${of}`} alt="" className={cx(s.ground, className)} />;
}
