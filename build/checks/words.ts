const LOREM = /\blorem\b|\bdolor sit amet\b/i;

/** The filler in a text with a few words after it; empty where there is none. */
export function fillerIn(text: string): string {
  const start = text.search(LOREM);
  return start === -1 ? '' : folded(text.slice(start)).slice(0, 60);
}

/** A text with its blanks and line ends folded into single blanks. */
export const folded = (text = '') => ownText(text.replace(/\s+/g, ' ').trim());

/** The same text, apart from the page it was cut from: a cut keeps the whole page in memory. */
export const ownText = (text: string) => Buffer.from(text).toString();
