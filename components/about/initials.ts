const TITLE = /^(?:dr|mr|mrs|ms|mx|prof)\.?$/i;
const SUFFIX = /^(?:jr|sr)\.?$|^I{2,3}$|^IV$/i;

/**
 * The first letters of a person's first and last name, without titles: `Dr. Ana María de la Cruz, PhD` -> `AC`.
 * @returns one letter for a single name
 */
export function initialsOf(name: string): string {
  const words = (name.split(',')[0] ?? '').split(/\s+/).filter((word) => /\p{L}/u.test(word));
  if (words.length > 1 && TITLE.test(words[0] ?? '')) words.shift();
  while (words.length > 1 && SUFFIX.test(words.at(-1) ?? '')) words.pop();
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => /\p{L}/u.exec(word ?? '')?.[0].toUpperCase() ?? '').join('');
}
