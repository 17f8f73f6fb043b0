import type { Field, FieldText, Path } from './messages.ts';

/** A part of a page: its texts, and what is around it. */
export interface PagePart {
  /** Its own words: all its text, or the alternative text of a picture. */
  words: string[];
  /** The words of everything in it. */
  inner: () => string[];
  around: PagePart | undefined;
}

/** Fields with the same text. */
type Group = FieldText[];

const folded = (text: string) => text.replace(/[\s\u00a0\u2060\u00ad]+/g, ' ').trim();

/**
 * Finds the field that a part of a page shows. Of several with the same text the one whose neighbors in the file are
 * its neighbors on the page.
 * @param texts all texts of the content
 */
export function locate(part: PagePart, texts: FieldText[]): Field | undefined {
  const known = new Map<string, Group>();
  for (const text of texts) known.set(folded(text.text), [...(known.get(folded(text.text)) ?? []), text]);
  const groupsOf = (words: string[]) =>
    [...new Set(words.map((word) => known.get(folded(word))))].filter((group) => group !== undefined);
  for (let around: PagePart | undefined = part; around; around = around.around) {
    const place = around;
    const [own] = groupsOf(place.words);
    const fields = (own ? [own] : groupsOf(place.inner())).map((group) => nearest(group, place, groupsOf));
    if (fields.length > 0) return commonPlace(fields);
  }
  return undefined;
}

function nearest(group: Group, part: PagePart, groupsOf: (words: string[]) => Group[]): Field {
  let best = group;
  for (let around: PagePart | undefined = part; around && best.length > 1; around = around.around) {
    const others = groupsOf(around.inner())
      .filter((other) => other !== group)
      .flat();
    const scores = best.map((field) => others.reduce((sum, other) => sum + closeness(field, other), 0));
    best = best.filter((_field, index) => scores[index] === Math.max(...scores));
  }
  return best[0] as Field;
}

/** How far two fields have the same place. */
const closeness = (one: Field, other: Field): number =>
  one.file === other.file ? 1 + common(one.path, other.path).length * 10 : 0;

function common(one: Path, other: Path): Path {
  const end = one.findIndex((key, index) => key !== other[index]);
  return end === -1 ? one : one.slice(0, end);
}

/** The entry that several fields are of. */
function commonPlace(fields: Field[]): Field | undefined {
  const [first] = fields;
  const paths = fields.filter(({ file }) => file === first?.file).map(({ path }) => path);
  return first && { file: first.file, path: paths.reduce(common) };
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
