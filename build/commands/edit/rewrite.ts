import { isDeepStrictEqual } from 'node:util';
import { diff3Merge } from 'node-diff3';
import {
  type Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  type ToStringOptions,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import type { Path } from '../../../client/edit/messages.ts';

type Group = Record<string, unknown>;

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Writes a value into a text of YAML through its document model: comments, order, quotes and marks stay. The text is
 * formatted anew, so only what differs between two results of this is an edit: see `patched`.
 * @param real paths of values that lose their mark `!sample`
 */
export function yamlWith(text: string, value: Group, real: Path[] = []): string {
  const document: Document = parseDocument(text);
  document.contents = updated(document, document.contents, value);
  for (const path of real) {
    const node = document.getIn(path, true);
    if (isNode(node)) delete node.tag;
  }
  return document.toString(formatOf(text));
}

/** The format in which most lines of a text stay as they are. */
function formatOf(text: string): ToStringOptions {
  const format = {
    indent: /^ +(?=\S)/m.exec(text)?.[0].length ?? 2,
    indentSeq: !/^( *)[^\s#-].*:\n\1- /m.test(text),
    flowCollectionPadding: /[[{] \S/.test(text),
  };
  const lines = new Set(text.split('\n'));
  const kept = (lineWidth: number) =>
    parseDocument(text)
      .toString({ ...format, lineWidth })
      .split('\n')
      .filter((line) => lines.has(line)).length;
  // Other programs fold long lines at 80; by hand, nobody folds them all at the same width.
  return { ...format, lineWidth: kept(80) > kept(0) ? 80 : 0 };
}

/** The same for a text of JSON. */
export const jsonWith = (text: string, value: Group): string =>
  `${JSON.stringify(value, null, /^[ \t]+/m.exec(text)?.[0])}\n`;

/**
 * Makes an edit in a text: lines that the edit does not change stay as they are.
 * @param base the text in another format, before the edit
 * @param edited the text in that format, after the edit
 * @param byWords whether words stay, too, in lines that both the format and the edit change: those of a folded text
 */
export function patched(text: string, base: string, edited: string, byWords: boolean): string {
  const squeezed = (line: string) => line.replace(/(?<=\S)\s+/g, ' ').trimEnd();
  const spellings = new Map(text.split('\n').map((line) => [squeezed(line), line]));
  const shared = new Set(base.split('\n'));
  // With the blanks that the text has within a line, so that fewer lines differ.
  const respelled = (formatted: string) =>
    formatted.split('\n').map((line) => (shared.has(line) ? (spellings.get(squeezed(line)) ?? line) : line));
  const [own, before, after] = [text.split('\n'), respelled(base), respelled(edited)];
  if (isDeepStrictEqual(own, before)) return after.join('\n');
  const regions = diff3Merge(own, before, after);
  const resolved = ({ a, o, b }: Record<'a' | 'o' | 'b', string[]>) =>
    byWords && b.length > 0 ? mergedWords(a, o, b) : b;
  return regions.flatMap(({ ok, conflict }) => ok ?? (conflict ? resolved(conflict) : [])).join('\n');
}

function mergedWords(...versions: [string[], string[], string[]]): string {
  const [own = [], before = [], after = []] = versions.map((lines) => lines.join('\n').split(/(\s+)/));
  const regions = diff3Merge(own, before, after);
  return regions.flatMap(({ ok, conflict }) => ok ?? conflict?.b ?? []).join('');
}

/** The node of a changed value: the old one where it can hold it, so that all that belongs to it stays. */
function updated(document: Document, node: Node | null, value: unknown): Node {
  if (node && isDeepStrictEqual(node.toJS(document), value)) return node;
  if (isMap(node) && isGroup(value)) return updatedMap(document, node, value);
  if (isSeq(node) && Array.isArray(value)) return updatedList(document, node, value);
  if (isScalar(node) && (typeof value !== 'object' || value === null)) {
    // A text in lines below its key, such as `>-`, would be empty lines.
    const type = value === '' ? 'QUOTE_DOUBLE' : node.type;
    return Object.assign(node, { value, type });
  }
  const { comment, commentBefore, spaceBefore, tag } = node ?? ({} as Partial<Node>);
  return Object.assign(document.createNode(value), { comment, commentBefore, spaceBefore, tag });
}

const keyOf = ({ key }: Pair): string => String(isScalar(key) ? key.value : key);

function updatedMap(document: Document, map: YAMLMap, value: Group): Node {
  const keys = map.items.map(keyOf);
  if (keys.length === 0) map.flow = false;
  for (const key of keys.filter((each) => !Object.hasOwn(value, each))) removeKey(map, key);
  for (const pair of map.items) pair.value = updated(document, pair.value as Node | null, value[keyOf(pair)]);
  for (const key of Object.keys(value).filter((each) => !keys.includes(each)))
    map.items.push(document.createPair(key, value[key]));
  return map;
}

/** Removes a key, but not the comment above it. */
function removeKey(map: YAMLMap, key: string): void {
  const index = map.items.findIndex((pair) => keyOf(pair) === key);
  const [gone] = map.items.splice(index, 1) as Pair<Node>[];
  const heir = map.items[index]?.key as Node | undefined;
  const { commentBefore, spaceBefore } = gone?.key ?? {};
  const blank = (isThere: unknown) => (isThere ? '' : undefined);
  if (commentBefore && heir)
    heir.commentBefore = joined(commentBefore, blank(heir.spaceBefore), heir.commentBefore);
  else if (commentBefore) map.comment = joined(blank(spaceBefore), commentBefore, map.comment);
  if (heir) heir.spaceBefore = index > 0 && Boolean(spaceBefore || heir.spaceBefore);
}

const joined = (...comments: unknown[]): string =>
  comments.filter((comment) => typeof comment === 'string').join('\n');

function updatedList(document: Document, list: YAMLSeq, value: unknown[]): Node {
  const before: unknown[] = list.toJS(document);
  const items = list.items as Node[];
  if (items.length === 0) list.flow = false;
  const gaps = items.map(({ spaceBefore }) => spaceBefore);
  list.items = matchEntries(before, value).map((origin, index) => {
    const node =
      items[origin ?? -1] ?? copyOf(items[before.findIndex((one) => isDeepStrictEqual(one, value[index]))]);
    // Blank lines are between entries, not of one.
    return Object.assign(updated(document, node, value[index]), { spaceBefore: gaps[index] ?? gaps.at(-1) });
  });
  return list;
}

/** A copied entry is written as its original is. */
const copyOf = (node: Node | undefined): Node | null =>
  node ? Object.assign(node.clone() as Node, { commentBefore: undefined }) : null;

/**
 * Finds where the entries of a changed list come from: an equal entry, else the one that is most like it.
 * @returns for each entry of `after` its place in `before`, each place once; undefined for a new entry
 */
function matchEntries(before: readonly unknown[], after: readonly unknown[]): (number | undefined)[] {
  const free = new Set(before.keys());
  const origins: (number | undefined)[] = after.map(() => undefined);
  const take = (likeness: (place: number, origin: number) => number) => {
    for (const place of after.keys()) {
      if (origins[place] !== undefined) continue;
      const [best] = [...free]
        .map((origin) => ({ origin, score: likeness(place, origin) }))
        .filter(({ score }) => score > 0)
        .sort((one, other) => other.score - one.score);
      origins[place] = best?.origin;
      free.delete(best?.origin ?? -1);
    }
  };
  take((place, origin) =>
    isDeepStrictEqual(before[origin], after[place]) ? 1 + Number(origin === place) : 0,
  );
  const isOnlyEdited = origins.filter((origin) => origin === undefined).length === free.size;
  take((place, origin) => (isOnlyEdited ? 1 : valuesInCommon(after[place], before[origin])));
  return origins;
}

const valuesInCommon = (one: unknown, other: unknown): number =>
  Object.entries(Object(one)).filter(([key, value]) => isDeepStrictEqual(value, Object(other)[key])).length;
