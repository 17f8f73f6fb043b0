import { isDeepStrictEqual } from 'node:util';
import { diffArrays } from 'diff';
import {
  type Document,
  isMap,
  isScalar,
  isSeq,
  type Node,
  parse,
  parseDocument,
  type Scalar,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import type { Path } from '../../../client/edit/messages.ts';
import { grouped } from '../../shared/grouped.ts';

type Group = Record<string, unknown>;

/**
 * Writes a value into a text of YAML or JSON. Only the words that differ are replaced, so comments, order, quotes, marks
 * and line ends stay as they are; entries of lists take theirs along.
 * @param old the value that the text has
 * @param real paths of values whose mark `!sample` goes
 */
export function yamlWith(text: string, old: Group, value: Group, real: Path[]): string {
  if (text.trimStart().startsWith('{'))
    return withChanges(text, `${JSON.stringify(old, null, 2)}\n`, `${JSON.stringify(value, null, 2)}\n`);
  const document: Document = parseDocument(text);
  // With a mark, the package takes every value for a text.
  visit(document, (_key, node) => {
    if (isScalar(node) && node.tag === '!sample' && node.type === 'PLAIN')
      node.value = parse(node.source ?? '');
  });
  const write = () =>
    document.toString({
      indent: /^ +(?=\S)/m.exec(text)?.[0].length ?? 2,
      indentSeq: !/^( *)[^\s#-].*:\s*\n(?: *#[^\n]*\n)*\1- /m.test(text),
      flowCollectionPadding: !/\[\S/.test(text) && /[[{] \S/.test(text),
      lineWidth: 0,
    });
  const before = write();
  document.contents = withValue(document, document.contents, old, value);
  for (const path of real) delete (document.getIn(path, true) as Node | undefined)?.tag;
  return withChanges(text, before, write());
}

/** Words that are searched one by one: the time grows with their square, and a text that was replaced has all. */
const MOST_CHANGES = 4000;

/** The words of a text, each with the blanks before it; the blanks at the end are another one. */
const wordsOf = (text: string): string[] => text.match(/\s*(?:[[\]{},]|[^\s[\]{},]+)|\s+$/g) ?? [];

/**
 * Makes in a text the changes that lead from one version of it to another one.
 * @param before the text as it would be written anew: only its blanks are others
 */
export function withChanges(text: string, before: string, after: string): string {
  const [own, old] = [wordsOf(text.replaceAll('\r\n', '\n')), wordsOf(before)];
  const isSameWord = (one: string, other: string) => one.trim() === other.trim();
  /** The words of `before` as they stand in the text. */
  const kept = diffArrays(old, own, { comparator: isSameWord }).flatMap(
    ({ added, removed, value, count }, index, all) => {
      // Words that are written in another way, such as "caf\u00e9".
      const other = all[index + 1];
      if (removed)
        return other?.added && other.count === count ? other.value : Array<undefined>(count).fill(undefined);
      return added ? [] : value;
    },
  );
  let place = 0;
  const changes = diffArrays(old, wordsOf(after), { maxEditLength: MOST_CHANGES });
  if (!changes) return withLineEnds(after, text);
  const words = changes.flatMap(({ added, removed, value }) => {
    if (added) return value;
    place += value.length;
    return removed
      ? []
      : value.map((word, index) => kept[place - value.length + index] ?? (word.trim() && word));
  });
  return withLineEnds(words.join(''), text);
}

/** Gives each line its end in another text; a line that is not there gets the end that most have. */
function withLineEnds(written: string, text: string): string {
  const lines = text.split('\n');
  if (text.split('\r\n').length === lines.length) return written.replaceAll('\n', '\r\n');
  const same = grouped(lines, (line) => line.replace(/\r$/, ''));
  const usual = (text.split('\r\n').length - 1) * 2 > lines.length - 1 ? '\r' : '';
  return written.replace(/([^\n]*)\n/g, (_, line: string) => `${same.get(line)?.shift() ?? line + usual}\n`);
}

/** @returns the node with a value in place of another one, or a new one. @param old the value that it has */
function withValue(document: Document, node: Node | null, old: unknown, value: unknown): Node | null {
  if (isDeepStrictEqual(old, value)) return node;
  if (isMap<Node, Node | null>(node) && isGroup(value)) return withKeys(document, node, Object(old), value);
  if (isSeq<Node>(node) && Array.isArray(value)) return withEntries(document, node, old as unknown[], value);
  const next: Node = document.createNode(value);
  const { tag, anchor, comment, commentBefore, spaceBefore } = (node ?? {}) as Scalar;
  Object.assign(next, { tag, anchor, comment, commentBefore, spaceBefore });
  if (typeof value === 'string') Object.assign(next, { type: styleOf(value, node) });
  return next;
}

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function withKeys(document: Document, map: YAMLMap<Node, Node | null>, old: Group, value: Group): Node {
  const gone = map.items.find(({ key }) => !Object.hasOwn(value, String(key)))?.key;
  const name = Object.keys(value).find((key) => !Object.hasOwn(old, key));
  if (isScalar(gone) && name !== undefined && isDeepStrictEqual(old[String(gone)], value[name])) {
    // Only the name of a key is another one: it keeps its place and comments.
    gone.value = name;
    return withKeys(document, map, { ...old, [name]: value[name] }, value);
  }
  const keys = map.items.map(({ key }) => key);
  map.items = map.items.filter(({ key }) => Object.hasOwn(value, String(key)));
  const kept = new Set(map.items.map(({ key }) => key));
  keepComments(map, keys, kept, ({ commentBefore }) => commentBefore ?? '');
  for (const pair of map.items) {
    const key = String(pair.key);
    pair.value = withValue(document, pair.value, old[key], value[key]);
  }
  if (kept.size === 0) map.flow = false;
  const added = Object.keys(value).filter((key) => !Object.hasOwn(old, key));
  map.items.push(...added.map((key) => document.createPair<Node, Node>(key, value[key])));
  return map;
}

function withEntries(document: Document, list: YAMLSeq<Node>, old: unknown[], value: unknown[]): Node {
  const { items: nodes } = list;
  const [first, second] = nodes;
  // The parser gives the comment above the first entry to the list.
  if (first && list.commentBefore) {
    const above = detached(list);
    first.commentBefore = list.commentBefore.slice(above.length);
    list.commentBefore = above;
  }
  const origins = originsOf(old, value);
  const kept = new Set(nodes.filter((_node, index) => origins.includes(index)));
  keepComments(list, nodes, kept, detached);
  list.items = value.map((inner, place) => {
    const origin = origins[place];
    if (origin !== undefined) return withValue(document, nodes[origin] as Node, old[origin], inner) as Node;
    // A copy is written as its original is, without the comment above that.
    const twin = nodes[old.findIndex((each) => isDeepStrictEqual(each, inner))];
    const added = twin ? (twin.clone() as Node) : document.createNode(inner);
    return Object.assign(added, { commentBefore: undefined, spaceBefore: second?.spaceBefore });
  });
  if (nodes.length === 0) list.flow = false;
  const [front] = list.items;
  if (first && front) {
    const { spaceBefore } = first;
    Object.assign(first, { spaceBefore: front.spaceBefore });
    Object.assign(front, { spaceBefore });
  }
  return list;
}

/**
 * Finds where the entries of a changed list come from: one step moves, adds or removes entries, or changes some.
 * @returns for each entry of `after` its index in `before`, each of them once; undefined for a new entry
 */
function originsOf(before: unknown[], after: unknown[]): (number | undefined)[] {
  const textsOf = (entries: unknown[]) => entries.map((entry) => JSON.stringify(entry));
  const [old, now] = [textsOf(before), textsOf(after)];
  const most = Math.min(old.length, now.length);
  let start = 0;
  while (start < most && old[start] === now[start]) start += 1;
  let end = 0;
  while (end < most - start && old.at(-1 - end) === now.at(-1 - end)) end += 1;
  const free = [...old.keys()].slice(start, old.length - end);
  const take = (place: number): number | undefined => (place === -1 ? undefined : free.splice(place, 1)[0]);
  const origins = now.map((text, place) => {
    if (place < start) return place;
    if (place >= now.length - end) return place + old.length - now.length;
    return take(free.findIndex((origin) => old[origin] === text));
  });
  return origins.map((origin) => origin ?? free.shift());
}

/** The part of the comment above a node that a blank line parts from it. */
const detached = ({ commentBefore }: Node): string =>
  /^[\s\S]*\n(?:(?=\n)|$)/.exec(commentBefore ?? '')?.[0] ?? '';

/** Gives what stays of the comments above nodes that go to what follows them. */
function keepComments(
  around: YAMLMap<Node, Node | null> | YAMLSeq<Node>,
  nodes: Node[],
  kept: Set<Node>,
  partOf: (node: Node) => string,
): void {
  for (const [index, node] of nodes.entries()) {
    const comment = kept.has(node) ? '' : partOf(node);
    if (!comment) continue;
    const next = nodes[index + 1];
    if (next) next.commentBefore = [comment, next.commentBefore].filter(Boolean).join('\n');
    else around.comment = [comment, around.comment].filter(Boolean).join('\n');
  }
}

/** How a text is written: as the old one was, if it can be. */
function styleOf(value: string, node: Node | null): Scalar.Type | undefined {
  // In lines below its key, such as `>-`, its blanks at both ends would depend on what follows.
  if (/^(?:\s|$)|[ \t]$|\n\n$/.test(value)) return 'QUOTE_DOUBLE';
  // An empty text has quotes only because it is empty.
  const old = isScalar(node) && node.value !== '' ? node.type : undefined;
  return value.includes('\n') && !old?.startsWith('BLOCK') ? undefined : old;
}
