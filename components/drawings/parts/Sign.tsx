/**
 * The drawn sign of the agency, 32 px square: in the header, on cards, and as the icon.
 * @param plate color of its plate, if the background has the usual one
 */
export function Sign({ plate = 'var(--signal)' }: { plate?: string }) {
  return (
    <>
      <rect x="1" y="1" width="30" height="30" rx="6" fill={plate} />
      <rect x="4" y="4" width="24" height="24" rx="3.5" fill="none" stroke="var(--ink)" strokeWidth="1.5" />
      <path
        d="M10.5 23V10l11 12.5V9"
        fill="none"
        stroke="var(--ink)"
        strokeWidth="3.4"
        strokeLinejoin="bevel"
      />
    </>
  );
}
