import { distance } from 'fastest-levenshtein';

/**
 * The known word that is most similar to the given one, for "Did you mean …?". Undefined if none is close: more than a
 * third of the letters would have to change (at least 2), of an address or a file those of its last part.
 */
export function nearest(found: string, known: readonly string[]): string | undefined {
  const { length } = found.replace(/^.*\/(?=[^/])/, '');
  const limit = Math.max(2, Math.floor(length / 3));
  const away = (word: string) => distance(found.toLowerCase(), word.toLowerCase());
  const [first] = known.filter((word) => away(word) <= limit).sort((a, b) => away(a) - away(b));
  return first;
}

/** ` Did you mean "title"?` with a leading space, or an empty text. */
export function didYouMean(found: string, known: readonly string[]): string {
  const word = nearest(found, known);
  return word === undefined ? '' : ` Did you mean "${word}"?`;
}
