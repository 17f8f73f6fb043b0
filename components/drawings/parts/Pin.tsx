/**
 * A map pin; its point is at 0, 0 and it is 43 units high.
 * @param props.place its position, as the value of a transform attribute
 */
export function Pin({ color = 'signal', place }: { color?: 'signal' | 'paper'; place?: string }) {
  return (
    <g transform={place} fill="var(--ink)">
      <path
        d="M0 0C-3-9-15-15-15-28a15 15 0 1 1 30 0C15-15 3-9 0 0z"
        fill={`var(--${color})`}
        stroke="var(--ink)"
        strokeWidth="2"
      />
      <circle cy="-28" r="5.5" />
    </g>
  );
}
