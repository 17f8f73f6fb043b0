interface MarkProps {
  x: number;
  y: number;
  r?: number;
}

/** A check on a green disc. */
export function Check({ x, y, r = 11 }: MarkProps) {
  return (
    <Disc x={x} y={y} r={r} fill="var(--success)">
      M-5 0l3.5 3.5L5-3
    </Disc>
  );
}

/** A cross on a red disc. */
export function Cross({ x, y, r = 11 }: MarkProps) {
  return (
    <Disc x={x} y={y} r={r} fill="var(--error)">
      M-4-4l8 8M4-4l-8 8
    </Disc>
  );
}

function Disc({ x, y, r, fill, children }: Required<MarkProps> & { fill: string; children: string }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${r / 11})`}>
      <circle r="11" fill={fill} />
      <path d={children} fill="none" stroke="var(--surface)" strokeWidth="2.2" />
    </g>
  );
}
