import { Words } from './parts/Words.tsx';

export const openPin = { width: 112, height: 160 };

/** A place that is not on the map yet. Its point is at the lower edge. */
export function OpenPin() {
  return (
    <>
      <path
        d="M56 157C45 124 4 104 4 56a52 52 0 1 1 104 0c0 48-41 68-52 101z"
        fill="var(--paper)"
        stroke="var(--ink)"
        strokeWidth="3.5"
        strokeDasharray="11 8"
      />
      <Words x={56} y={77} size={60} weight={800} at="middle">
        ?
      </Words>
    </>
  );
}
