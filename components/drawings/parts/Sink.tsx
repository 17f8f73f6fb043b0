import { Route } from './Route.tsx';

interface SinkProps {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A photograph in a plumber's interface: a sink and its drain. Cut to the shape that it gets, from the middle. */
export function Sink({ x, y, width, height }: SinkProps) {
  const line = { stroke: 'var(--ink)', strokeWidth: 1.5, strokeLinejoin: 'round' } as const;
  return (
    <>
      <svg
        aria-hidden="true"
        x={x}
        y={y}
        width={width}
        height={height}
        viewBox="0 0 100 120"
        preserveAspectRatio="xMidYMid slice"
      >
        <path d="M-50-30h200v180H-50z" fill="var(--water)" />
        <path
          d="M-50 28h200M18-30v58M50-30v58M82-30v58M-50 0h200"
          stroke="var(--surface)"
          strokeWidth="1.5"
        />
        <path d="M-50 106h200v44H-50z" fill="var(--wood)" {...line} />
        <Route d="M50 74v16a12 12 0 0 0 24 0v-2a9 9 0 0 1 9-9h70" width={9} />
        <path d="M34 50V30a12 12 0 0 1 24 0v6" fill="none" stroke="var(--ink)" strokeWidth="9" />
        <path d="M34 50V30a12 12 0 0 1 24 0v4.5" fill="none" stroke="var(--line)" strokeWidth="6" />
        <path d="M8 50h84l-9 22q-1 3-4 3H21q-3 0-4-3z" fill="var(--surface)" {...line} />
        <path d="M44 75h12v6H44z" fill="var(--line)" {...line} />
      </svg>
      <rect x={x} y={y} width={width} height={height} fill="none" {...line} />
    </>
  );
}
