import type { Field, FieldText, Path } from './messages.ts';

/** A part of a page: its texts, and what is around it. */
export interface PagePart {
  /** Its own words: all its text, or the alternative text of a picture. */
  words: string[];
  /** The words of everything in it. */
  inner: () => string[];
  around: PagePart | undefined;
}

const folded = (text: string) => text.replace(/[\s\u00a0\u2060\u00ad]+/g, ' ').trim();

/**
 * Finds the field that a part of a page shows. Of several with the same text the one whose neighbors in the file are
 * its neighbors on the page.
 * @param texts all texts of the content
 */
export function locate(part: PagePart, texts: FieldText[]): Field | undefined {
  const known = new Map<string, FieldText[]>();
  for (const text of texts) known.set(folded(text.text), [...(known.get(folded(text.text)) ?? []), text]);
  const fieldsOf = (words: string[]) => [...new Set(words.flatMap((word) => known.get(folded(word)) ?? []))];
  for (let around: PagePart | undefined = part; around; around = around.around) {
    const own = fieldsOf(around.words);
    if (own.length > 0) return nearest(own, around, fieldsOf);
    const inner = fieldsOf(around.inner());
    const [first] = inner;
    if (first && inner.every(({ text }) => text === first.text)) return nearest(inner, around, fieldsOf);
    if (first) return commonPlace(inner);
  }
  return undefined;
}

function nearest(
  fields: FieldText[],
  part: PagePart,
  fieldsOf: (words: string[]) => FieldText[],
): Field | undefined {
  let best = fields;
  for (let around = part.around; around && best.length > 1; around = around.around) {
    const others = fieldsOf(around.inner()).filter(({ text }) => text !== fields[0]?.text);
    const scores = best.map((field) => others.reduce((sum, other) => sum + closeness(field, other), 0));
    best = best.filter((_field, index) => scores[index] === Math.max(...scores));
  }
  return best[0];
}

/** How far two fields have the same place; nothing for a field and itself. */
function closeness(one: Field, other: Field): number {
  if (one.file !== other.file || one.path.join() === other.path.join()) return 0;
  return 1 + common(one.path, other.path).length * 10;
}

function common(one: Path, other: Path): Path {
  const end = one.findIndex((key, index) => key !== other[index]);
  return end === -1 ? one : one.slice(0, end);
}

/** The entry that several fields are of; those whose text is there once are sure. */
function commonPlace(fields: FieldText[]): Field | undefined {
  const sure = fields.filter(({ text }) => fields.filter((other) => other.text === text).length === 1);
  const [first, ...others] = sure.length > 0 ? sure : fields;
  if (!first) return undefined;
  const same = others.filter(({ file }) => file === first.file);
  const start = fields.length > 1 && same.length === 0 ? first.path.slice(0, -1) : first.path;
  return { file: first.file, path: same.reduce((path, other) => common(path, other.path), start) };
}

/** Parts of a page that a browser shows. */
export const partOf = (element: Element | null): PagePart | undefined =>
  element
    ? {
        words: wordsOf(element),
        inner: () => [...element.querySelectorAll('*')].flatMap(wordsOf),
        get around() {
          return partOf(element.parentElement);
        },
      }
    : undefined;

const wordsOf = (element: Element): string[] =>
  [element.textContent, element.getAttribute('alt'), element.getAttribute('aria-label')].filter(
    (words): words is string => Boolean(words?.trim()) && (words?.length ?? 0) < 3000,
  );
