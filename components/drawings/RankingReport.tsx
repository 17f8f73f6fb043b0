import { Words } from './parts/Words.tsx';

interface RankingReportProps {
  width: number;
  height: number;
  /** Positions in each month, from the start; the best term is first, and the last positions are three or more apart. */
  terms: number[][];
  /** Height of the text on the axes. */
  size: number;
}

/** The color of each line, which the key beside the drawing repeats. */
export const termTints = ['signal', 'yellow', 'water'] as const;

/** The worst position that the chart shows. */
const LAST = 20;

/** A line for each search term that climbs. On the dark background of its section. */
export function RankingReport({ width, height, terms, size }: RankingReportProps) {
  const [top, bottom] = [size * 2.6, height - size * 3];
  // The largest mark at the end of a line still fits.
  const plot = { left: size * 2.2, right: width - size * 1.4, top, bottom };
  const months = (terms[0]?.length ?? 1) - 1;
  const place = (month: number, position: number): [x: number, y: number] => [
    round(plot.left + (month / months) * (plot.right - plot.left)),
    round(top + ((position - 1) / (LAST - 1)) * (bottom - top)),
  ];
  const lines = terms.map((positions) => positions.map((position, month) => place(month, position)));
  return (
    <>
      <Field {...{ plot, place, size }} />
      {terms
        .map((positions, index) => (
          <Term
            key={positions.join()}
            points={lines[index] ?? []}
            color={`var(--${termTints[index] ?? 'line'})`}
            last={positions.at(-1) ?? LAST}
            best={index === 0}
            size={size}
          />
        ))
        .reverse()}
    </>
  );
}

interface FieldProps {
  plot: { left: number; right: number; top: number; bottom: number };
  place: (month: number, position: number) => [number, number];
  size: number;
}

/** Width of the ground below which only every other month has room for its name. */
const NARROW = 400;

/** The ground with the top three places and the pages of results marked, and the two axes. */
function Field({ plot, place, size }: FieldProps) {
  const across = plot.right - plot.left;
  const third = place(0, 3)[1];
  return (
    <>
      <path d={`M${plot.left} ${plot.top}h${across}V${third}H${plot.left}z`} fill="var(--pine-2)" />
      {[
        { name: 'TOP THREE', y: third - size * 0.6 },
        { name: 'PAGE ONE', y: place(0, 10)[1] - size * 0.6 },
        { name: 'PAGE TWO', y: place(0, 10)[1] + size * 1.25 },
      ].map(({ name, y }) => (
        <Words
          key={name}
          x={plot.left + 12}
          y={y}
          size={size * 0.86}
          weight={700}
          tracking={1.4}
          fill="var(--on-pine-2)"
        >
          {name}
        </Words>
      ))}
      {[1, 3, 10, LAST].map((position) => (
        <g key={position}>
          <path
            d={`M${plot.left} ${place(0, position)[1]}h${across}`}
            stroke="var(--sage)"
            strokeOpacity=".55"
            strokeDasharray={position === LAST ? undefined : '2 6'}
          />
          <Words
            x={0}
            y={place(0, position)[1] + size * 0.36}
            size={size}
            weight={700}
            fill="var(--on-pine-2)"
          >
            {position}
          </Words>
        </g>
      ))}
      {(across < NARROW ? [0, 4, 8] : [0, 2, 4, 6, 8]).map((month) => (
        <Words
          key={month}
          x={month === 8 ? plot.left + across + size * 1.4 : place(month, 1)[0]}
          y={plot.bottom + size * 2}
          size={size * 0.94}
          at={month === 0 ? 'start' : month === 8 ? 'end' : 'middle'}
          fill="var(--on-pine-2)"
        >
          {month === 0 ? 'Start' : `Month ${month}`}
        </Words>
      ))}
    </>
  );
}

interface TermProps {
  points: [number, number][];
  color: string;
  last: number;
  best: boolean;
  size: number;
}

/** A term's line with its position today at the end. */
function Term({ points, color, last, best, size }: TermProps) {
  const [x, y] = points.at(-1) ?? [0, 0];
  const radius = size * (best ? 1.3 : 1);
  return (
    <>
      <path
        d={`M${joined(points)}`}
        fill="none"
        stroke={color}
        strokeWidth={best ? 5 : 2.5}
        strokeLinejoin="round"
      />
      <circle cx={x} cy={y} r={radius} fill={color} stroke="var(--ink)" strokeWidth="2" />
      <Words x={x} y={y + size * 0.38} size={size * (best ? 1.15 : 1)} weight={800} at="middle">
        {last}
      </Words>
    </>
  );
}

const joined = (points: [number, number][]) => points.map((point) => point.join(' ')).join('L');

const round = (value: number) => Math.round(value * 10) / 10;
