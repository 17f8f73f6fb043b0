import { Words } from './parts/Words.tsx';

export interface MonthPlanProps {
  /** The posts by week and day, Monday to Friday: p photo, v video, o offer; a dash is a day without. */
  plan: string[];
  /** Their results. */
  total: [figure: string, meaning: string];
}

const fills: Record<string, string> = { p: 'var(--signal)', v: 'var(--wood)', o: 'var(--water)' };
const names: Record<string, string> = { p: 'Photo', v: 'Video', o: 'Offer' };
const COLUMN = 88;
const ROW = 56;

/** A month of posts as a calendar. 480 x 370. */
export function MonthPlan({ plan, total }: MonthPlanProps) {
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
      <path d="M0 290h480v80H0z" fill="var(--signal-3)" />
      <path d="M0 290h480" stroke="var(--ink)" strokeWidth="1.5" />
      <Words x={24} y={342} size={34} weight={800}>
        {total[0]}
      </Words>
      <Words x={456} y={340} size={21} weight={600} at="end">
        {total[1]}
      </Words>
    </>
  );
}

const columns = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
