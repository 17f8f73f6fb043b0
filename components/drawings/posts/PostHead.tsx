import { Words } from '../parts/Words.tsx';

/** Who posts, and when or under which address. @param props.y the middle of its two lines */
export function PostHead({ x, y, name, detail }: { x: number; y: number; name: string; detail: string }) {
  return (
    <>
      <Words x={x} y={y - 2} size={16} weight={800}>
        {name}
      </Words>
      <Words x={x} y={y + 15} size={13} weight={500} fill="var(--ink-2)">
        {detail}
      </Words>
    </>
  );
}

/** The control for more, three dots in a row, with its middle at x, y. */
export function Dots({ x, y }: { x: number; y: number }) {
  return (
    <path d={`M${x - 6} ${y}h0m6 0h0m6 0h0`} stroke="var(--ink)" strokeWidth="3.5" strokeLinecap="round" />
  );
}
