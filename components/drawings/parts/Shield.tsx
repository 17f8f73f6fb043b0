/** The shield that bears the number of a road: 34 x 36, around 0,0. */
export const Shield = ({ fill = 'none' }: { fill?: string }) => (
  <path
    d="M-15-14c6 3 9 1 15-2 6 3 9 5 15 2 4 14 3 24-15 32C-18 10-19 0-15-14z"
    fill={fill}
    stroke="var(--ink)"
    strokeWidth="2"
  />
);
