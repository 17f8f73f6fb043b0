import { rankColor } from './parts/rank-field.ts';
import { Words } from './parts/Words.tsx';

export interface PositionListProps {
  /** The position of each search, if it has one, and the page that ranks. */
  terms: { search: string; position?: number; page: string }[];
}

const ROW = 72;

/** Searches with the position and the page of a site, in the colors of the rank grid. 480 x 370. */
export function PositionList({ terms }: PositionListProps) {
  return (
    <>
      <path d="M0 0h480v370H0z" fill="var(--surface)" />
      {terms.map(({ search, position, page }, index) => (
        <g key={search} transform={`translate(0 ${5 + index * ROW})`}>
          {index > 0 && <path d="M0 0h480" stroke="var(--line)" strokeWidth="1.5" />}
          <circle
            cx="50"
            cy="36"
            r="25"
            fill={position ? rankColor(position) : 'var(--surface)'}
            stroke="var(--ink)"
            strokeWidth="2"
            strokeDasharray={position ? undefined : '4 5'}
          />
          {position && (
            <Words x={50} y={44} size={23} weight={800} at="middle">
              {position}
            </Words>
          )}
          <Words x={94} y={33} size={22} weight={700}>
            {search}
          </Words>
          <Words x={94} y={58} size={19} weight={500} fill="var(--ink-2)">
            {page}
          </Words>
        </g>
      ))}
    </>
  );
}
