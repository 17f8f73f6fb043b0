import type { Review } from '../../schemas/pages.ts';
import { cx } from '../cx.ts';
import { Pin } from '../drawings/parts/Pin.tsx';
import { StatesOutline } from '../drawings/States.tsx';
import { useAsset } from '../page.ts';
import { below, from, sheet } from '../sheet.ts';
import { albers } from './albers.ts';
import { placeOf, reviewId } from './place.styles.ts';
import { placeNames } from './place-names.ts';
import { lowScreen } from './screens.ts';
import { serviceOf, servicesOf } from './services.styles.ts';

const s = sheet('review/ReviewMap', {
  map: {
    maxWidth: '22rem',
    width: '100%',
    [from.md]: { justifySelf: 'end', maxWidth: '44rem' },
    // What a whole review leaves of the height, 1.6 times as wide.
    [lowScreen]: { maxWidth: 'clamp(23rem, 140vh - 37rem, 44rem)' },
    '& > svg': { width: '100%', height: 'auto', overflow: 'visible' },
    '& circle': {
      // Units of the drawing, which is a third of its size on a phone.
      r: '14px',
      strokeWidth: 2,
      stroke: 'var(--ink)',
      fill: 'var(--signal)',
      [from.md]: { r: '8px', '&:hover': { r: '16px' }, '&:hover + text': { opacity: '1 !important' } },
    },
    // The name of a town, above it, while its review is visible.
    '& text': {
      opacity: 0,
      // Not those of the point, which the animation sets.
      fill: 'var(--ink) !important',
      stroke: 'var(--surface)',
      strokeLinejoin: 'round',
      paintOrder: 'stroke',
      fontSize: '48px',
      fontWeight: 700,
      strokeWidth: '11px !important',
      textAnchor: 'middle',
      pointerEvents: 'none',
      [from.md]: { fontSize: '32px' },
    },
    // The others are pale while a review is visible, in browsers that support it.
    '@supports (timeline-scope: --r0)': {
      '& :is(circle, text)': {
        // Not a movement, so it applies with reduced motion too.
        animation: 'lit 1s linear both !important',
        animationTimeline: 'var(--place) !important',
        animationRange: 'entry 60% exit 40% !important',
      },
      '@keyframes lit': {
        '0%, 100%': { fill: 'var(--surface)' },
        '1%, 99%': {
          fill: 'var(--signal)',
          fillOpacity: 1,
          r: '19px',
          strokeWidth: '4px',
          opacity: 1,
          pointerEvents: 'var(--touch)' as 'none',
        },
      },
    },
    // On paper all reviews are visible, and the names of all towns would lie on each other.
    '@media print': { '& text': { display: 'none' } },
    // On a phone, a town that is lit does not cover its neighbors for a fingertip.
    [below.md]: { '--touch': 'none', justifySelf: 'center' },
  },
  /** All names of one service. */
  named: { 'section:has(optgroup :checked) & text': { opacity: 1 } },
});

/** Towns of a map: with fewer, the country looks empty. */
const FEWEST = 4;

/** Towns with which a map has room for the names of all that belong to one service. */
const MOST_NAMED = 40;

/**
 * The 48 contiguous states with a point for each town, which leads to its review. Only for sight, mouse and
 * fingertip: the towns are text in the reviews, through which keys step. Without enough towns there is no map.
 */
export function ReviewMap({ reviews }: { reviews: Review[] }) {
  const asset = useAsset();
  const services = servicesOf(reviews);
  // From north to south: most names are above their town, and cover what was drawn before.
  const points = reviews
    .flatMap(({ latitude, longitude, address, bought }, index) =>
      latitude === undefined || longitude === undefined
        ? []
        : [{ ...albers(latitude, longitude), index, bought, town: address.slice(0, -', ST'.length) }],
    )
    .sort((one, other) => one.y - other.y);
  if (new Set(points.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`)).size < FEWEST) return null;
  return (
    <div className={cx(s.map, points.length < MOST_NAMED && s.named)}>
      <svg viewBox="-4 0 970 604" width="970" height="604" aria-hidden="true">
        <StatesOutline />
        <image href={asset('drawings/states.svg')} x="-4" width="970" height="604" />
        {placeNames(points).map((point) => (
          <a
            key={point.index}
            className={cx(placeOf(point.index), serviceOf(point.bought, services))}
            href={`#${reviewId(point.index)}`}
            tabIndex={-1}
          >
            <g transform={`translate(${point.x} ${point.y})`}>
              {/* A second review from a town covers the point of the first only while it is lit. */}
              <circle r="7" fillOpacity={point.isAgain ? 0 : undefined} />
              <text x={point.dx || undefined} y={point.dy}>
                {point.town}
              </text>
            </g>
          </a>
        ))}
      </svg>
    </div>
  );
}

/** Size of the part of the map around a town, in its units. */
const PART = { width: 240, height: 150 };

/** The part of the map around the town of a review, if it is known. */
export function TownMap({ review, className }: { review: Review; className: string }) {
  const asset = useAsset();
  const { latitude, longitude } = review;
  if (latitude === undefined || longitude === undefined) return null;
  const { x, y } = albers(latitude, longitude);
  const left = Math.min(Math.max(x - PART.width / 2, 0), 960 - PART.width);
  const top = Math.min(Math.max(y - PART.height / 2, 0), 604 - PART.height);
  return (
    <svg className={className} viewBox={`${left} ${top} ${PART.width} ${PART.height}`} aria-hidden="true">
      <image href={asset('drawings/states.svg')} x="-4" width="970" height="604" />
      <g transform={`translate(${x} ${y})scale(.6)`}>
        <Pin />
      </g>
    </svg>
  );
}
