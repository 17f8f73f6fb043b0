/** Each letter as strokes, drawn in the middle of the sign. */
const LETTERS: Readonly<Record<string, string>> = {
  A: 'M9.6 23L16 10l6.4 13M11.8 18.8h8.4',
  B: 'M11.7 9v14M11.7 10.7h5.2a2.6 2.6 0 0 1 0 5.2h-5.2H17.4a2.7 2.7 0 0 1 0 5.4h-5.7',
  C: 'M21 12.6a6 6 0 1 0 0 6.8',
  D: 'M11.7 9v14M11.7 10.7h3.4a5.3 5.3 0 0 1 0 10.6h-3.4',
  E: 'M21 10.7h-8.3v10.6H21M12.7 16h7.2',
  F: 'M21 10.7h-8.3V23M12.7 16.4h7.2',
  G: 'M20.8 12.4a5.9 5.9 0 1 0 1 4.2h-5.2',
  H: 'M11.3 9v14M20.7 9v14M11.3 16h9.4',
  I: 'M16 9v14',
  J: 'M19.4 9v8.6a3.9 3.9 0 0 1-7.8 0v-1',
  K: 'M11.7 9v14M21.2 9l-9 8M14.6 14.6L21.4 23',
  L: 'M12.7 9v12.3H21',
  M: 'M10.2 23V10.5L16 18.4l5.8-7.9V23',
  N: 'M10.5 23V10l11 12.5V9',
  O: 'M16 10.4a5.6 5.6 0 0 0 0 11.2a5.6 5.6 0 0 0 0-11.2z',
  P: 'M12 23V10.7h5.2a3.4 3.4 0 0 1 0 6.8H12',
  Q: 'M16 10.4a5.6 5.6 0 0 0 0 11.2a5.6 5.6 0 0 0 0-11.2zM17.4 17.6l4.4 5',
  R: 'M12 23V10.7h5.2a3.3 3.3 0 0 1 0 6.6H12M16.4 17.3L20.8 23',
  S: 'M20.6 12.4c-.8-1.4-2.4-2-4.3-2-2.4 0-4 1.1-4 2.7 0 3.9 8.7 1.7 8.7 5.6 0 1.8-1.8 2.9-4.4 2.9-2.3 0-4.2-.8-5-2.3',
  T: 'M10 10.7h12M16 10.7V23',
  U: 'M11.2 9v7.6a4.8 4.8 0 0 0 9.6 0V9',
  V: 'M9.8 9L16 22l6.2-13',
  W: 'M9 9l3.5 12.4L16 11l3.5 10.4L23 9',
  X: 'M10.6 9l10.8 14M21.4 9L10.6 23',
  Y: 'M10 9l6 7.6L22 9M16 16.6V23',
  Z: 'M10.6 10.7h10L11.4 21.3h10.2',
};

/** A pin, for a name that begins with no Latin letter. */
const PIN = 'M16 10.2a4.3 4.3 0 0 0-4.3 4.3c0 3 4.3 7.6 4.3 7.6s4.3-4.6 4.3-7.6a4.3 4.3 0 0 0-4.3-4.3z';

/**
 * The drawn sign of the agency with the first letter of its name, 32 px square: in the header, on cards, and as the
 * icon.
 * @param plate color of its plate, if the background has the usual one
 */
export function Sign({ agency, plate = 'var(--signal)' }: { agency: string; plate?: string }) {
  // An accent is a character of its own in this form: É -> E.
  const letter = agency.normalize('NFD').charAt(0).toUpperCase();
  return (
    <>
      <rect x="1" y="1" width="30" height="30" rx="6" fill={plate} />
      <rect x="4" y="4" width="24" height="24" rx="3.5" fill="none" stroke="var(--ink)" strokeWidth="1.5" />
      <path
        d={LETTERS[letter] ?? PIN}
        fill="none"
        stroke="var(--ink)"
        strokeWidth="3.4"
        strokeLinejoin="bevel"
      />
    </>
  );
}
