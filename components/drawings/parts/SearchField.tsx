import { Card } from './Card.tsx';
import { Words } from './Words.tsx';

interface SearchFieldProps {
  x: number;
  y: number;
  width: number;
  height?: number;
  /** The typed text. */
  search: string;
  size: number;
}

/** A search field with its magnifying glass. */
export function SearchField({ x, y, width, height = 42, search, size }: SearchFieldProps) {
  const middle = height / 2;
  return (
    <Card x={x} y={y} width={width} height={height} radius={height / 2}>
      <path
        d={`m${middle + 7} ${middle + 4} 5.5 5.5`}
        stroke="var(--ink)"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
      <circle cx={middle + 2.5} cy={middle - 1} r="6.5" fill="none" stroke="var(--ink)" strokeWidth="2.2" />
      <Words x={middle + 24} y={middle + size * 0.34} size={size} weight={500}>
        {search}
      </Words>
    </Card>
  );
}
