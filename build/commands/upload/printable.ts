/** Longest text that is shown, in characters: our own sentences fit, a host's page does not fill the terminal. */
const LONGEST = 600;

/**
 * What a host or a file name says, fit for one line of a terminal: nothing in it moves the cursor, changes colors,
 * begins a line of its own, or turns the direction of writing.
 * @param text from outside
 * @returns at most 600 characters and a sign for the rest
 */
export function printable(text: string): string {
  const clean = text.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  return clean.length > LONGEST ? `${clean.slice(0, LONGEST)}…` : clean;
}

/** How many names a line shows. */
const SHOWN = 10;

/** `a, b and 3 more`. */
export function listed(names: string[], most = SHOWN): string {
  const shown = names.slice(0, most).map(printable).join(', ');
  return names.length > most ? `${shown} and ${names.length - most} more` : shown;
}
