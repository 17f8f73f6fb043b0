import { TextBars } from './parts/TextBars.tsx';
import { Total, type TotalProps } from './parts/Total.tsx';
import { Words } from './parts/Words.tsx';

export interface ReportCardProps extends TotalProps {
  /** A figure with its label, its text, and its share of the longest bar. */
  rows: { name: string; value: string; share: number; good: boolean }[];
}

const ROW = 66;
const WIDTH = 432;

/** A short report: a bar for each figure, and the conclusion. 480 x 370. */
export function ReportCard({ rows, ...result }: ReportCardProps) {
  return (
    <>
      <path d="M0 0h480v370H0z" fill="var(--surface)" />
      {rows.map(({ name, value, share, good }, index) => (
        <g key={name} transform={`translate(24 ${18 + index * ROW})`}>
          <Words y={22} size={20} weight={600}>
            {name}
          </Words>
          <Words x={WIDTH} y={22} size={21} weight={800} at="end">
            {value}
          </Words>
          <TextBars y={40.5} lengths={[WIDTH]} size={3} fill="var(--line)" />
          <path
            d={`M0 34h${Math.max(6, Math.round(WIDTH * share))}v16H0z`}
            fill={good ? 'var(--signal)' : 'var(--block)'}
            stroke="var(--ink)"
            strokeWidth="1.5"
          />
        </g>
      ))}
      <Total {...result} />
    </>
  );
}
