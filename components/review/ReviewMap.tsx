import type { Review } from '../../build/content/schemas/pages.ts';
import { StatesOutline } from '../drawings/StatesOutline.tsx';
import { from, sheet } from '../sheet.ts';
import { albers } from './albers.ts';

const s = sheet('review/ReviewMap', {
  map: {
    width: '100%',
    [from.md]: { maxWidth: '40rem', justifySelf: 'end' },
    '& > svg': { width: '100%', height: 'auto', overflow: 'visible' },
  },
  towns: {
    fill: 'var(--signal)',
    stroke: 'var(--ink)',
    strokeWidth: 2,
    // Units of the drawing, which a phone shows at a third of its size.
    '& circle': { r: '9px', [from.md]: { r: '7px' } },
  },
});

/** The 48 contiguous states with a point for each town; the towns stand as text in the reviews. */
export function ReviewMap({ reviews }: { reviews: Review[] }) {
  const towns = reviews.map((review) => albers(review.latitude, review.longitude));
  return (
    <div className={s.map}>
      <svg viewBox="-4 0 970 604" width="970" height="604" aria-hidden="true">
        <StatesOutline />
        <g className={s.towns}>
          {towns.map(({ x, y }) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r="7" />
          ))}
        </g>
      </svg>
    </div>
  );
}
