import { Words } from './Words.tsx';

export interface TotalProps {
  /** The conclusion of a report. */
  total: [figure: string, meaning: string];
  /** Whether it is the result of the work, not the situation before it. */
  isResult?: boolean;
}

/** The foot of a report, 480 x 80; the result of the work has the color of what is found. */
export function Total({ total: [figure, meaning], isResult = false }: TotalProps) {
  return (
    <g transform="translate(0 290)">
      <path d="M0 0h480v80H0z" fill={`var(--${isResult ? 'signal-3' : 'surface'})`} />
      <path d="M0 0h480" stroke="var(--ink)" strokeWidth="1.5" />
      <Words x={24} y={52} size={34} weight={800}>
        {figure}
      </Words>
      <Words x={456} y={50} size={21} weight={600} at="end">
        {meaning}
      </Words>
    </g>
  );
}
