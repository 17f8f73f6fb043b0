import {
  type Document,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parse,
  parseDocument,
  type Scalar,
  type Tags,
  visit,
} from 'yaml';
import type { Problem } from './problems.ts';

/** A path inside a YAML file: keys and list positions. */
export type Path = readonly PropertyKey[];

/** A parsed content file that still knows where each value stands. */
export interface Source {
  /** Name shown in messages, relative to the site folder: `content/site.yaml`. */
  file: string;
  value: unknown;
  /** Mistakes of the YAML grammar itself. When there is any, `value` means nothing. */
  problems: Problem[];
  /** `file:line:column` of the value at this path, or of the nearest thing around it that exists. */
  at(path: Path): string;
  /** `file:line:column` of a key of the map at this path. */
  atKey(path: Path, key: string): string;
  /** Values that stand in for real ones: tagged `!sample`, or entries with `sample: true`. */
  samples: ContentText[];
  /** Every text in the file, keys and comments left out. */
  texts: ContentText[];
}

/** A text of the content and its place, `content/site.yaml:4:8`. */
export interface ContentText {
  where: string;
  value: string;
}

/** The tag `!sample` marks a value to be replaced before release; the value itself is left as it is. */
const sampleTags: Tags = [
  { tag: '!sample', resolve: (text: string) => text },
  { tag: '!sample', collection: 'seq', resolve: (list) => list },
  { tag: '!sample', collection: 'map', resolve: (map) => map },
];

/**
 * Parses YAML and keeps the positions of its values.
 * @param file name for messages
 * @param text the YAML
 * @param firstLine line of the file at which the text begins (front matter starts on line 2), counted from 1
 */
export function parseSource(file: string, text: string, firstLine = 1): Source {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, customTags: sampleTags, prettyErrors: false });
  visit(document, { Scalar: (_key, node) => untag(node) });
  const place = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return `${file}:${line + firstLine - 1}:${col}`;
  };
  const problems = [...document.errors, ...document.warnings].map((error) => ({
    where: place(error.pos[0]),
    message: `This is not valid YAML: ${error.message}. Check the indent (2 spaces a level), the quotes and the colons around this place.`,
  }));
  const nodeAt = (path: Path): Node | undefined => {
    for (let length = path.length; length >= 0; length -= 1) {
      const node = document.getIn(path.slice(0, length), true);
      if (isNode(node) && node.range) return node;
    }
    return undefined;
  };
  return {
    file,
    value: problems.length > 0 ? undefined : document.toJS(),
    problems,
    at: (path) => place(nodeAt(path)?.range?.[0] ?? 0),
    atKey: (path, key) => {
      const map = document.getIn(path, true);
      const pair = isMap(map) && map.items.find((item) => isScalar(item.key) && item.key.value === key);
      return place((pair && isScalar(pair.key) && pair.key.range?.[0]) || nodeAt(path)?.range?.[0] || 0);
    },
    samples: samplesOf(document, place),
    texts: textsOf(document, place),
  };
}

/** A tag hides what a bare value is: `!sample 2024` is a number all the same, `!sample "2024"` a text. */
function untag(node: Scalar): void {
  if (node.tag === '!sample' && node.type === 'PLAIN') node.value = parse(String(node.value));
}

type Place = (offset: number) => string;

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

/** What stands at a node: its text, or the first one in it, such as the name of who wrote a review. */
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
