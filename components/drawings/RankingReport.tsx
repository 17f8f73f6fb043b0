import { Route } from './parts/Route.tsx';
import { Words } from './parts/Words.tsx';

interface RankingReportProps {
  width: number;
  height: number;
  /** Positions in each month, from the start; the best term is first, and the last positions are three or more apart. */
  terms: number[][];
  /** Height of the text on the axes. */
  size: number;
  /** Part of the width, from the left, that has nothing above the lines: the section's words stand there. */
  clear: number;
}

/** The color of each line, which the key beside the drawing repeats. */
export const termTints = ['signal', 'yellow', 'water'] as const;

/** The worst position that the chart shows. */
const LAST = 20;

/** A line for each search term that climbs. Its ground is the section's, also where the visitor chose another one. */
export function RankingReport({ width, height, terms, size, clear }: RankingReportProps) {
  const [top, bottom] = [size * 2.6, height - size * 3];
  // The largest mark at an end of a line still fits.
  const left = size * 2.2;
  const plot = { left, right: width - size * 1.6, bottom, marks: Math.max(left, width * clear), width };
  const months = (terms[0]?.length ?? 1) - 1;
  const place = (month: number, position: number): [x: number, y: number] => [
    round(plot.left + (month / months) * (plot.right - plot.left)),
    round(top + ((position - 1) / (LAST - 1)) * (bottom - top)),
  ];
  const lines = terms.map((positions) => positions.map((position, month) => place(month, position)));
  return (
    <>
      <path d={`M0 0h${width}v${height}H0z`} fill="var(--pine)" />
      <Field {...{ plot, place, size }} />
      {terms
        .map((positions, index) => (
          <Term
            key={positions.join()}
            points={lines[index] ?? []}
            positions={positions}
            color={`var(--${termTints[index] ?? 'line'})`}
            best={index === 0}
            size={size}
          />
        ))
        .reverse()}
    </>
  );
}

interface FieldProps {
  /** Where the lines are, and where the marks behind them begin. */
  plot: { left: number; right: number; bottom: number; marks: number; width: number };
  place: (month: number, position: number) => [number, number];
  size: number;
}

/** The ground with the top three places and the pages of results marked, and the two axes. */
function Field({ plot, place, size }: FieldProps) {
  const { left, marks, width } = plot;
  const isNarrow = marks === left;
  const [, third] = place(0, 3);
  const [, tenth] = place(0, 10);
  // The three best places are marked where no words stand above the lines.
  const start = (position: number) => (position > 3 ? left : marks);
  // Where no line crosses them.
  const pages = isNarrow ? marks + 12 : place(5.6, 10)[0];
  return (
    <>
      <path d={`M${marks} ${place(0, 1)[1]}H${width}V${third}H${marks}z`} fill="var(--pine-2)" />
      {[
        { name: 'TOP THREE', x: marks + 12, y: third - size * 0.6 },
        { name: 'PAGE ONE', x: pages, y: tenth - size * 0.6 },
        { name: 'PAGE TWO', x: pages, y: tenth + size * 1.25 },
      ].map(({ name, x, y }) => (
        <Words key={name} x={x} y={y} size={size * 0.86} weight={700} tracking={1.4} fill="var(--on-pine-2)">
          {name}
        </Words>
      ))}
      {[1, 3, 10, LAST].map((position) => (
        <g key={position}>
          <path
            d={`M${start(position)} ${place(0, position)[1]}H${width}`}
            stroke="var(--sage)"
            strokeOpacity=".55"
            strokeDasharray={position === LAST ? undefined : '2 6'}
          />
          {/* Its number interrupts the line. */}
          <path
            d={`M${marks - size * 2.4} ${place(0, position)[1]}h${size * 1.9}`}
            stroke="var(--pine)"
            strokeWidth={size}
          />
          <Words
            x={marks - size * 2.2}
            y={place(0, position)[1] + size * 0.36}
            size={size}
            weight={700}
            fill="var(--on-pine-2)"
          >
            {position}
          </Words>
        </g>
      ))}
      {(isNarrow ? [0, 4, 8] : [0, 2, 4, 6, 8]).map((month) => (
        <Words
          key={month}
          x={month === 8 ? width : place(month, 1)[0]}
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
  positions: number[];
  color: string;
  best: boolean;
  size: number;
}

/** A term's line with its position today at the end. The best term's line is the route, and shows where it started. */
function Term({ points, positions, color, best, size }: TermProps) {
  const d = `M${joined(points)}`;
  const disc = (month: number, size: number, fill = color) => {
    const [x, y] = points.at(month) ?? [0, 0];
    return (
      <>
        <circle cx={x} cy={y} r={size} fill={fill} stroke="var(--ink)" strokeWidth="2" />
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
      {best && disc(0, size, 'var(--paper)')}
      {disc(-1, best ? size * 1.4 : size)}
    </>
  );
}

const joined = (points: [number, number][]) => points.map((point) => point.join(' ')).join('L');

const round = (value: number) => Math.round(value * 10) / 10;
