import { Words } from './Words.tsx';

interface StruckProps {
  x: number;
  y: number;
  size: number;
  /** Of the line, which begins a little before the words. */
  length: number;
  children: string;
}

/** Words that are crossed out. */
export function Struck({ x, y, size, length, children }: StruckProps) {
  return (
    <>
      <Words x={x} y={y} size={size} weight={500} fill="var(--ink-2)">
        {children}
      </Words>
      <path d={`M${x - 4} ${y - 7}h${length}`} stroke="var(--error)" strokeWidth="3" />
    </>
  );
}
