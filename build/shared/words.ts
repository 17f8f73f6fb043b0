/** Filler text. */
export const FILLER = /\blorem\b|\bdolor sit amet\b/i;

/** Finds filler text. @returns the filler with a few words after it; empty if there is none */
export function fillerIn(text: string): string {
  const start = text.search(FILLER);
  if (start === -1) return '';
  return folded(text.slice(start, start + 500).replace(/<[^>]*>?/g, ' ')).slice(0, 60);
}

/** The beginning of a text. @param most characters */
export const excerpt = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text;

/** A text with all white space collapsed into single spaces. */
export const folded = (text = ''): string =>
  /^\S+(?: \S+)*$/.test(text) ? text : text.replace(/\s+/g, ' ').trim();
