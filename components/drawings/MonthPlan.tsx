import { Total, type TotalProps } from './parts/Total.tsx';
import { Words } from './parts/Words.tsx';

export interface MonthPlanProps extends TotalProps {
  /** The posts by week and day, Monday to Friday: p photo, v video, o offer; a dash is a day without. */
  plan: string[];
}

const fills: Record<string, string> = { p: 'var(--signal)', v: 'var(--wood)', o: 'var(--water)' };
const names: Record<string, string> = { p: 'Photo', v: 'Video', o: 'Offer' };
const COLUMN = 88;
const ROW = 56;

/** A month of posts as a calendar. 480 x 370. */
export function MonthPlan({ plan, ...result }: MonthPlanProps) {
  return (
    <>
      <path d="M0 0h480v370H0z" fill="var(--surface)" />
      {['Mon', 'Tue', 'Wed', 'Thu', 'Fri'].map((day, index) => (
        <Words
          key={day}
          x={64 + index * COLUMN}
          y={36}
          size={19}
          weight={700}
          at="middle"
          fill="var(--ink-2)"
        >
          {day}
        </Words>
      ))}
      {plan.map((days, week) =>
        [...days].map((kind, day) => (
          <g key={`${days} ${columns[day]}`} transform={`translate(${24 + day * COLUMN} ${50 + week * ROW})`}>
            <rect
              width="80"
              height="48"
              rx="5"
              fill={fills[kind] ?? 'none'}
              stroke={kind === '-' ? 'var(--line)' : 'var(--ink)'}
              strokeWidth="1.5"
            />
            {names[kind] && (
              <Words x={40} y={31} size={19} weight={700} at="middle">
                {names[kind]}
              </Words>
            )}
          </g>
        )),
      )}
      <Total {...result} />
    </>
  );
}

const columns = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
