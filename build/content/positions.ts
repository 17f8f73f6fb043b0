import {
  type Document,
  isAlias,
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parse,
  Scalar,
  type Tags,
  visit,
} from 'yaml';
import { MOST, type Problem } from '../shared/problems.ts';
import type { ContentText, Path, Source } from './source.ts';
import { DEEPEST, duplicateKeys, readYaml } from './yaml-document.ts';
import { inPlainWords } from './yaml-words.ts';

/** The tag `!sample` marks a value to be replaced before release; the value itself is unchanged. */
const sampleTags: Tags = [
  { tag: '!sample', resolve: (text: string) => text },
  { tag: '!sample', collection: 'seq', resolve: (list) => list },
  { tag: '!sample', collection: 'map', resolve: (map) => map },
];

/** Returns the place of an offset in the text. */
type Place = (offset: number) => string;

/** A text and its place. */
type Positions = Pick<Source, 'problems' | 'at' | 'endOf' | 'atKey' | 'samples' | 'texts'> & {
  value: () => unknown;
};

/**
 * Parses YAML with the positions of its values.
 * @param file name for messages
 * @param firstLine line of the file at which the text begins, counted from 1
 */
export function readPositions(file: string, text: string, firstLine: number): Positions {
  const lines = new LineCounter();
  const { document, tooDeepAt } = readYaml(text, lines, sampleTags);
  simplify(document);
  const place: Place = (offset) => {
    const { line, col } = lines.linePos(offset);
    return `${file}:${line + firstLine - 1}:${col}`;
  };
  const nodeAt = (path: Path): Node | undefined => {
    for (let length = path.length; length >= 0; length -= 1) {
      const node = document.getIn(path.slice(0, length), true);
      if (isNode(node) && node.range) return node;
    }
    return undefined;
  };
  return {
    // Aliases of mappings and lists, with which a value can grow without limit, are problems.
    value: () => document.toJS({ maxAliasCount: -1 }),
    problems:
      tooDeepAt === undefined
        ? problemsIn(document, text, place)
        : [{ where: place(tooDeepAt), message: TOO_DEEP }],
    // For a file without any value, the end of its comments.
    at: (path) => place(nodeAt(path)?.range?.[0] ?? Math.max(0, text.trimEnd().length - 1)),
    endOf: (path) => place(text.slice(0, nodeAt(path)?.range?.[1] ?? 0).trimEnd().length - 1),
    atKey: (path, key) => {
      const map = document.getIn(path, true);
      const pair = isMap(map) && map.items.find((item) => isScalar(item.key) && item.key.value === key);
      return place((pair && isScalar(pair.key) && pair.key.range?.[0]) || nodeAt(path)?.range?.[0] || 0);
    },
    samples: () => samplesOf(document, place),
    texts: () => textsOf(document, place),
  };
}

const OPEN_QUOTE = 'the quote that begins here is never closed. Close it, or leave it out.';

const TWICE = 'This cannot be read: this key appears twice in its group. Remove one.';

const TOO_DEEP = `Here the file is nested more than ${DEEPEST} levels deep, which no content is. Check the brackets and the signs at the beginning of this line.`;

function problemsIn(document: Document, text: string, place: Place): Problem[] {
  const problems = problemsOf(document, text, place);
  return problems.length > 0 ? problems : aliasProblems(document, place);
}

/** The first syntax error, as later ones mostly follow from it. Otherwise each mapping with a duplicate key. */
function problemsOf(document: Document, text: string, place: Place): Problem[] {
  const [first] = [...document.errors, ...document.warnings].sort((one, other) => one.pos[0] - other.pos[0]);
  if (!first) {
    const twice = duplicateKeys(document).slice(0, MOST);
    return twice.map((offset) => ({ where: place(offset), message: TWICE }));
  }
  // An unclosed quote is detected only at the end of the file; the mistake is where it begins.
  const quoted = first.message.startsWith('Missing closing')
    ? quotedAround(document, first.pos[0])
    : undefined;
  const said = quoted ? { offset: quoted.range?.[0] ?? 0, message: OPEN_QUOTE } : inPlainWords(first, text);
  return [{ where: place(said.offset), message: `This cannot be read: ${said.message}` }];
}

/** Text that begins with * is an alias of what & marks, which is rarely intended. */
function aliasProblems(document: Document, place: Place): Problem[] {
  const problems: Problem[] = [];
  const marked = new Map<string, Node>();
  visit(document, {
    Node: (_key, node) => {
      if (!isAlias(node) && node.anchor) marked.set(node.anchor, node);
    },
    Alias: (_key, node) => {
      const repeated = marked.get(node.source);
      if ((repeated && !isCollection(repeated)) || problems.length >= MOST) return;
      const message = `A value that begins with "*" repeats another one in YAML. Put quotes around it: "*${node.source}".`;
      problems.push({ where: place(node.range?.[0] ?? 0), message });
    },
  });
  return problems;
}

function quotedAround(document: Document, offset: number): Scalar | undefined {
  let found: Scalar | undefined;
  visit(document, {
    Scalar: (_key, node) => {
      const [start = 0, , end = 0] = node.range ?? [];
      if (node.type?.startsWith('QUOTE') && start <= offset && offset <= end) found = node;
    },
  });
  return found;
}

/**
 * Gives tagged values their type, and each alias of a single value that value: yaml searches the whole document for
 * every alias.
 */
function simplify(document: Document): void {
  const marked = new Map<string, Scalar>();
  visit(document, {
    Scalar: (_key, node) => {
      untag(node);
      if (node.anchor) marked.set(node.anchor, node);
    },
    Collection: (_key, node) => {
      if (node.anchor) marked.delete(node.anchor);
    },
    Alias: (_key, node) => {
      const scalar = marked.get(node.source);
      if (!scalar) return undefined;
      return Object.assign(new Scalar(scalar.value), { range: node.range, type: scalar.type });
    },
  });
}

/** A tag hides the type of a plain value: `!sample 2024` is still a number, `!sample "2024"` a text. */
function untag(node: Scalar): void {
  // At the beginning of a file, parsed alone, "... more" would have another meaning.
  const isText = /^(?:%|---|\.\.\.)/.test(String(node.value));
  if (node.tag === '!sample' && node.type === 'PLAIN' && !isText) node.value = parse(String(node.value));
}

function samplesOf(document: Document, place: Place): ContentText[] {
  const found: ContentText[] = [];
  const add = (node: Node) => found.push({ where: place(node.range?.[0] ?? 0), value: nameOf(node) });
  visit(document, {
    Node: (_key, node) => {
      if (node.tag === '!sample') add(node);
    },
    Map: (_key, map) => {
      const marked = map.items.some(
        (item) => isPair(item) && isScalar(item.key) && item.key.value === 'sample' && isTrue(item.value),
      );
      if (marked) add(map);
    },
  });
  return found;
}

const isTrue = (value: unknown) => isScalar(value) && value.value === true;

/** The text of a node, or the first one in it, such as the author of a review. */
const nameOf = (node: Node): string => {
  if (isScalar(node)) return String(node.value);
  const [first] = isMap(node) ? node.items.map(({ value }) => value) : isSeq(node) ? node.items : [];
  return isNode(first) ? nameOf(first) : '';
};

function textsOf(document: Document, place: Place): ContentText[] {
  const found: ContentText[] = [];
  visit(document, {
    Scalar: (key, node) => {
      if (key === 'key' || typeof node.value !== 'string') return;
      found.push({ where: place(node.range?.[0] ?? 0), value: node.value.trim() });
    },
  });
  return found;
}
