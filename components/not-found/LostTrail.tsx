import type { ReactNode } from 'react';
import { below, from, sheet } from '../sheet.ts';

const s = sheet('not-found/LostTrail', {
  wide: {
    position: 'absolute',
    right: 0,
    bottom: 0,
    width: 'auto',
    height: 'min(100%, 900px)',
    [below.lg]: { display: 'none' },
  },
  narrow: { position: 'relative', width: '100%', height: 'var(--trail)', [from.lg]: { display: 'none' } },
});

/**
 * The site's route comes in from the right, dissolves into dots and ends at a missing pin: beside the text on wide
 * screens, above it across the screen on narrow ones.
 */
export function LostTrail({ here }: { here: string | undefined }) {
  return (
    <>
      <Trail className={s.wide} viewBox="0 0 700 820" route="M720 760H560V600H430V420">
        <path d="M430 420v-90c0-80 90-60 90-140" />
        <MissingPin place="translate(520 168)" />
        <Here x={452} y={432} words={here} />
      </Trail>
      <Trail className={s.narrow} viewBox="0 0 390 200" route="M990 178H310V118H214">
        <path d="M206 118h-50c-60 0-20 60-92 60" />
        <MissingPin place="translate(64 172)" />
        <Here x={214} y={98} words={here} />
      </Trail>
    </>
  );
}

/** @param props its children are the dotted end of the way, and the pin */
function Trail(props: { className: string; viewBox: string; route: string; children: ReactNode }) {
  const { className, viewBox, route, children } = props;
  return (
    <svg
      className={className}
      viewBox={viewBox}
      preserveAspectRatio="xMaxYMid"
      overflow="visible"
      fill="none"
      stroke="var(--ink)"
      aria-hidden="true"
    >
      <path d={route} strokeWidth="12" />
      <path d={route} stroke="var(--signal)" strokeWidth="7.5" />
      <g strokeWidth="4" strokeDasharray="2 14" strokeLinecap="round">
        {children}
      </g>
    </svg>
  );
}

/** Names the end of the road. */
const Here = ({ x, y, words }: { x: number; y: number; words: string | undefined }) => (
  <text x={x} y={y} fontSize="20" fontWeight="700" fill="var(--ink)" stroke="none">
    {words}
  </text>
);

function MissingPin({ place }: { place: string }) {
  return (
    <g transform={place} strokeLinecap="butt">
      <path
        d="M0 0c-5-15-26-26-26-48a26 26 0 1 1 52 0C26-26 5-15 0 0z"
        fill="var(--paper)"
        strokeWidth="3"
        strokeDasharray="7 6"
      />
      <text y="-38" textAnchor="middle" fontSize="30" fontWeight="800" fill="var(--ink)" stroke="none">
        ?
      </text>
    </g>
  );
}
