/**
 * Maximum length of a text in characters: enough for our own sentences, but a host's page does not fill the terminal.
 */
const LONGEST = 600;

/**
 * A host's message or a file name as one line for the terminal: it cannot move the cursor, change colors, begin a new
 * line, or reverse the text direction.
 * @param text from outside
 * @returns at most 600 characters, with an ellipsis for the rest
 */
export function printable(text: string): string {
  const clean = text.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  return clean.length > LONGEST ? `${clean.slice(0, LONGEST)}…` : clean;
}

/** Number of names on a line. */
const SHOWN = 10;

/** `a, b and 3 more`. */
export function listed(names: string[], most = SHOWN): string {
  const shown = names.slice(0, most).map(printable).join(', ');
  return names.length > most ? `${shown} and ${names.length - most} more` : shown;
}
