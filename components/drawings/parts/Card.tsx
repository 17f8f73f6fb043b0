import type { ReactNode } from 'react';

export interface CardProps {
  x?: number;
  y?: number;
  width: number;
  height: number;
  fill?: string;
  /** Radius of the corners. */
  radius?: number;
  line?: number;
  children?: ReactNode;
}

/** A panel of an interface with its edge line. Positions of its children are relative to its upper left corner. */
export function Card({
  x = 0,
  y = 0,
  width,
  height,
  fill = 'var(--surface)',
  radius = 6,
  line = 1.5,
  children,
}: CardProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        width={width}
        height={height}
        rx={radius}
        fill={fill}
        stroke="var(--ink)"
        strokeWidth={line || undefined}
      />
      {children}
    </g>
  );
}
