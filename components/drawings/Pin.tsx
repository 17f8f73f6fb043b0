import { cx } from '../cx.ts';
import { sheet } from '../sheet.ts';

const s = sheet({
  pin: { stroke: 'var(--ink)', strokeWidth: 2, '& circle': { fill: 'var(--ink)', stroke: 'none' } },
  signal: { fill: 'var(--signal)' },
  pale: { fill: 'var(--signal-2)' },
  paper: { fill: 'var(--paper)' },
});

/**
 * A map pin inside an svg; its point stands at 0, 0 and it is 43 units high.
 * @param place where it goes, as the value of a transform attribute
 */
export function Pin({ colour = 'signal', place }: { colour?: 'signal' | 'pale' | 'paper'; place?: string }) {
  return (
    <g className={cx(s.pin, s[colour])} transform={place}>
      <path d="M0 0C-3-9-15-15-15-28a15 15 0 1 1 30 0C15-15 3-9 0 0z" />
      <circle cy="-28" r="5.5" />
    </g>
  );
}
