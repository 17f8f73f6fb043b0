import type { Field, FieldText, Path } from './messages.ts';

/** A text as a page shows it, without what the page adds to it: quotation marks, a period. */
const folded = (text: string) =>
  text
    .replace(/[\s\u00a0\u2060\u00ad]+/g, ' ')
    .trim()
    .replace(/^“|[.”]+$/g, '');

/**
 * Finds the field that an element of a page shows. Of several with the same text the one whose neighbors in the file
 * are its neighbors on the page.
 * @param texts all texts of the content
 */
export function locate(element: Element, texts: FieldText[]): Field | undefined {
  const known = new Map<string, FieldText[]>();
  for (const text of texts) known.set(folded(text.text), [...(known.get(folded(text.text)) ?? []), text]);
  /** Of each text, the fields that have it. */
  const fieldsOf = (words: string[]) =>
    [...new Set(words.map((each) => known.get(folded(each))))].filter((fields) => fields !== undefined);
  const fieldsIn = (place: Element) => fieldsOf([...place.querySelectorAll('*')].flatMap(wordsOf));
  const nearest = (fields: FieldText[], from: Element): Field => {
    let best = fields;
    for (let place: Element | null = from; place && best.length > 1; place = place.parentElement) {
      const others = fieldsIn(place).filter((each) => each !== fields);
      const scores = best.map((field) =>
        others.flat().reduce((sum, other) => sum + closeness(field, other), 0),
      );
      best = best.filter((_field, index) => scores[index] === Math.max(...scores));
    }
    return best[0] as Field;
  };
  for (let place: Element | null = element; place; place = place.parentElement) {
    const from = place;
    const [own] = fieldsOf(wordsOf(from));
    const fields = (own ? [own] : fieldsIn(from)).map((each) => nearest(each, from));
    const [first] = fields;
    const paths = fields.filter(({ file }) => file === first?.file).map(({ path }) => path);
    // The entry that all of them are of.
    if (first) return { file: first.file, path: paths.reduce(common) };
  }
  return undefined;
}

/** The words of an element: all its text, or those that stand for a picture. */
const wordsOf = (element: Element): string[] =>
  [element.textContent, element.getAttribute('alt'), element.getAttribute('aria-label')].filter(
    (words): words is string => Boolean(words?.trim()) && (words?.length ?? 0) < 3000,
  );

/** How far two fields have the same place. */
const closeness = (one: Field, other: Field): number =>
  one.file === other.file ? 1 + common(one.path, other.path).length * 10 : 0;

function common(one: Path, other: Path): Path {
  const end = one.findIndex((key, index) => key !== other[index]);
  return end === -1 ? one : one.slice(0, end);
}
