import { below, from, sheet } from '../sheet.ts';

const s = sheet('not-found/LostTrail', {
  trail: {
    position: 'absolute',
    right: 0,
    width: 'auto',
    [below.lg]: { top: 0, height: 'var(--trail)' },
    [from.lg]: { bottom: 0, height: 'min(100%, 900px)' },
  },
});

/** The site's route comes in from the right, loses itself in dots and ends at a pin that is not there. */
export function LostTrail() {
  const route = 'M720 760H560V600H430V420';
  return (
    <svg className={s.trail} viewBox="0 0 700 820" fill="none" stroke="var(--ink)" aria-hidden="true">
      <path d={route} strokeWidth="12" />
      <path d={route} stroke="var(--signal)" strokeWidth="7.5" />
      <path d="M430 420v-90c0-80 90-60 90-140" strokeWidth="4" strokeDasharray="2 14" strokeLinecap="round" />
      <g transform="translate(520 168)">
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
    </svg>
  );
}
