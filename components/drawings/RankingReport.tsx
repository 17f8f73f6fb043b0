import { Route } from './parts/Route.tsx';
import { Words } from './parts/Words.tsx';

export interface SearchTerm {
  /** In two parts, which are two lines on a narrow drawing. */
  words: [string, string];
  /** In each month, from the start. */
  positions: number[];
}

interface RankingReportProps {
  width: number;
  height: number;
  /** The best one is first, and their last positions are three or more apart. */
  terms: SearchTerm[];
  /** Height of the text at the bottom. */
  size: number;
  /** Room for the terms, at the ends of their lines. */
  names: number;
  /** Part of the width, from the left, that has nothing above the lines: the section's words stand there. */
  clear: number;
}

/** The color of each line. */
const TINTS = ['signal', 'yellow', 'water'] as const;

/** The worst position that the chart shows. */
const LAST = 20;

function layoutOf({ width, height, terms, size, names }: RankingReportProps) {
  const [top, bottom] = [size * 2.6, height - size * 3];
  // The first disc still fits.
  const left = size + 2;
  const right = width - names;
  const months = (terms[0]?.positions.length ?? 1) - 1;
  const place = (month: number, position: number): [x: number, y: number] => [
    round(left + (month / months) * (right - left)),
    round(top + ((position - 1) / (LAST - 1)) * (bottom - top)),
  ];
  return { bottom, place };
}

/** The chart without its lines. Its ground is the section's, also where the visitor chose another one. */
export function RankingReport(props: RankingReportProps) {
  const { width, height, size, clear } = props;
  return (
    <>
      <path d={`M0 0h${width}v${height}H0z`} fill="var(--pine)" />
      <Field {...{ width, size, clear }} {...layoutOf(props)} />
    </>
  );
}

/** A line for each search term that climbs, with its name at the end, to lie on the chart. */
export function RankingLines(props: RankingReportProps) {
  const { place } = layoutOf(props);
  return props.terms
    .map(({ words, positions }, index) => (
      <Term
        key={words.join()}
        lines={props.clear > 0 ? [words.join(' ')] : words}
        points={positions.map((position, month) => place(month, position))}
        positions={positions}
        color={`var(--${TINTS[index] ?? 'line'})`}
        best={index === 0}
        size={props.size}
      />
    ))
    .reverse();
}

interface FieldProps extends Pick<RankingReportProps, 'width' | 'size' | 'clear'> {
  place: (month: number, position: number) => [number, number];
  bottom: number;
}

/** The ground: the top three places, the two pages of results, and the months. */
function Field({ width, place, size, clear, bottom }: FieldProps) {
  // The best are marked where no words stand above the lines.
  const best = width * clear;
  // Where no line crosses them.
  const pages = clear > 0 ? place(5.5, 1)[0] : 0;
  const at = (position: number) => place(0, position)[1];
  // The limits are between two positions, so that each is on one side.
  const [first, third, tenth, last] = [at(1), at(3.5), at(10.5), at(LAST)];
  return (
    <>
      <path d={`M${best} ${first - size}H${width}V${third}H${best}z`} fill="var(--pine-2)" />
      <path d={`M0 ${tenth}H${place(8, 1)[0]}`} stroke="var(--sage)" strokeDasharray="2 6" />
      <path d={`M0 ${last}H${width}`} stroke="var(--sage)" strokeOpacity=".55" />
      {[
        { name: 'TOP THREE', x: best + 12, y: (first - size + third) / 2 + size * 0.32 },
        { name: 'PAGE ONE', x: pages, y: tenth - size * 0.6 },
        { name: 'PAGE TWO', x: pages, y: tenth + size * 1.25 },
      ].map(({ name, x, y }) => (
        <Words key={name} x={x} y={y} size={size * 0.86} weight={700} tracking={1.4} fill="var(--on-pine-2)">
          {name}
        </Words>
      ))}
      {(clear > 0 ? [0, 2, 4, 6, 8] : [0, 4, 8]).map((month) => (
        <Words
          key={month}
          x={month === 0 ? 0 : place(month, 1)[0]}
          y={bottom + size * 2}
          size={size * 0.94}
          at={month === 0 ? 'start' : 'middle'}
          fill="var(--on-pine-2)"
        >
          {month === 0 ? 'Start' : `Month ${month}`}
        </Words>
      ))}
    </>
  );
}

interface TermProps {
  /** Its words, below each other. */
  lines: string[];
  points: [number, number][];
  positions: number[];
  color: string;
  best: boolean;
  size: number;
}

/** A term's line from its first position to today's. The best term's line is the route. */
function Term({ lines, points, positions, color, best, size }: TermProps) {
  const d = `M${joined(points)}`;
  const [right, end] = points.at(-1) ?? [0, 0];
  const disc = (month: number, size: number) => {
    const [x, y] = points.at(month) ?? [0, 0];
    return (
      <>
        <circle
          cx={x}
          cy={y}
          r={size}
          fill={month === 0 ? 'var(--paper)' : color}
          stroke="var(--ink)"
          strokeWidth="2"
        />
        <Words x={x} y={y + size * 0.36} size={size} weight={800} at="middle">
          {positions.at(month) ?? LAST}
        </Words>
      </>
    );
  };
  return (
    <>
      {best ? (
        <Route d={d} width={size * 0.44} />
      ) : (
        <path d={d} fill="none" stroke={color} strokeWidth="2.5" strokeLinejoin="round" />
      )}
      {disc(0, size * 0.8)}
      {disc(-1, best ? size * 1.4 : size)}
      {lines.map((line, index) => (
        <Words
          key={line}
          x={right + size * 1.9}
          y={end + size * (0.36 + 1.03 * (index - (lines.length - 1) / 2))}
          size={size}
          weight={700}
          fill="var(--paper)"
        >
          {line}
        </Words>
      ))}
    </>
  );
}

const joined = (points: [number, number][]) => points.map((point) => point.join(' ')).join('L');

const round = (value: number) => Math.round(value * 10) / 10;
