import type { ReactNode } from 'react';

interface AvatarProps {
  x: number;
  y: number;
  r?: number;
  fill: string;
  /** The sign of the firm, drawn around 0, 0 for a radius of 16. A person if left out. */
  children?: ReactNode;
}

/** The round picture of who posts. */
export function Avatar({ x, y, r = 16, fill, children = <Person /> }: AvatarProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${r / 16})`} stroke="var(--ink)" strokeWidth="1.5">
      <circle r="16" fill={fill} />
      {children}
    </g>
  );
}

function Person() {
  return (
    <g fill="var(--ink)" stroke="none">
      <circle cy="-4" r="5" />
      <path d="M-9.5 12.2C-9 4 9 4 9.5 12.2A16 16 0 0 1-9.5 12.2z" />
    </g>
  );
}
