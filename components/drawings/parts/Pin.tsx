const fills = { signal: 'var(--signal)', pale: 'var(--signal-2)', paper: 'var(--paper)' };

interface PinProps {
  color?: keyof typeof fills;
  /** Its position, as the value of a transform attribute. */
  place?: string;
}

/** A map pin; its point is at 0, 0 and it is 43 units high. */
export function Pin({ color = 'signal', place }: PinProps) {
  return (
    <g transform={place} fill="var(--ink)">
      <path
        d="M0 0C-3-9-15-15-15-28a15 15 0 1 1 30 0C15-15 3-9 0 0z"
        fill={fills[color]}
        stroke="var(--ink)"
        strokeWidth="2"
      />
      <circle cy="-28" r="5.5" />
    </g>
  );
}
