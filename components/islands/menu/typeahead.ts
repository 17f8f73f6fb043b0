/** Milliseconds without a key after which typing starts over: section 9 of the specification. */
export const TYPEAHEAD_RESET = 1000;

/**
 * Finds list entries by their first letters.
 * @param now returns the time in ms; tests pass their own
 * @returns a function that takes a key, the entries' texts and the index of the focused one (-1: none), and returns the
 * index of the entry found, if any. One letter moves on from the focused entry; further letters narrow the search.
 */
export function createTypeahead(now: () => number = Date.now) {
  let buffer = '';
  let last = 0;
  return (key: string, texts: string[], at: number): number | undefined => {
    if (now() - last > TYPEAHEAD_RESET) buffer = '';
    // A space at the beginning is the key that opens and closes, not a letter.
    const isLetter = key.length === 1 && (key !== ' ' || buffer !== '');
    if (!isLetter) return undefined;
    last = now();
    buffer += key.toLowerCase();
    const start = buffer.length === 1 ? at + 1 : Math.max(at, 0);
    const order = texts.map((_text, index) => (start + index) % texts.length);
    return order.find((index) => texts[index]?.toLowerCase().trim().startsWith(buffer));
  };
}
