/** The orange line that leads to the pin, with ink edges. */
export function Route({ d, width = 8, edge = 'var(--ink)' }: { d: string; width?: number; edge?: string }) {
  return (
    <g fill="none" strokeLinejoin="round">
      <path d={d} stroke={edge} strokeWidth={width * 1.5} />
      <path d={d} stroke="var(--signal)" strokeWidth={width} />
    </g>
  );
}
