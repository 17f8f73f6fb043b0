import { isDeepStrictEqual } from 'node:util';
import {
  type CST,
  type Document,
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  Scalar,
  stringify,
  type ToStringOptions,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import type { Path } from '../../../client/edit/messages.ts';
import { originsOf } from './origins.ts';

type Group = Record<string, unknown>;

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Replaces a part of a text. */
interface Change {
  start: number;
  end: number;
  text: string;
}

/** Where an entry of a list or a key of a group is in the text, from its first character. */
interface Entry {
  key: string;
  node: Node | null;
  start: number;
  /** After its dash or colon. */
  from: number;
  /** Where its line begins; `start` if something else stands in that line. */
  line: number;
  /** After its last line, or in brackets after its last character. */
  end: number;
  /** Where the comment right above it begins. */
  lead: number;
  column: number;
  /** Whether it stands behind the dash of what is around it. */
  behindDash: boolean;
  /** Whether it stands in brackets. */
  flow: boolean;
}

/**
 * Writes a value into a text of YAML or JSON. Only the parts of the text that stand for what differs are replaced, so
 * comments, order, quotes, marks and line ends stay as they are; entries of lists take theirs along.
 * @param byWords whether of a text in several lines only the words are replaced that differ
 */
export function yamlWith(text: string, value: Group, byWords: boolean): string {
  const eol = isOfWindows(text) ? '\r\n' : '\n';
  const whole = text.endsWith('\n') ? text : text + eol;
  const written = new Writer(whole, eol, byWords).write(value);
  return text.endsWith('\n') ? written : written.replace(/\r?\n$/, '');
}

/** Whether most lines end as Windows ends them. */
export const isOfWindows = (text: string): boolean =>
  (text.split('\r\n').length - 1) * 2 > text.split('\n').length - 1;

/** Removes marks such as `!sample`. @param paths of the values that have them */
export function withoutMarks(text: string, paths: Path[]): string {
  const document = parseDocument(text);
  const nodes = paths.map((path) => document.getIn(path, true));
  const changes = nodes.flatMap((node) => {
    if (!isNode(node) || !node.tag || !node.range) return [];
    const start = text.lastIndexOf(node.tag, node.range[0]);
    const end = start + node.tag.length;
    // With one of the blanks around it.
    return text[end] === ' ' ? { start, end: end + 1, text: '' } : { start: start - 1, end, text: '' };
  });
  return applied(text, changes);
}

/** Makes changes in a part of a text. */
function applied(text: string, changes: Change[], from = 0, to = text.length): string {
  let result = '';
  let place = from;
  for (const change of changes.toSorted((one, other) => one.start - other.start)) {
    result += text.slice(place, change.start) + change.text;
    place = change.end;
  }
  return result + text.slice(place, to);
}

class Writer {
  readonly #document: Document;
  readonly #format: ToStringOptions;
  readonly #isJson: boolean;

  constructor(
    private readonly text: string,
    private readonly eol: string,
    private readonly byWords: boolean,
  ) {
    this.#document = parseDocument(text, { keepSourceTokens: true });
    this.#isJson = text.trimStart().startsWith('{');
    this.#format = {
      indent: /^ +(?=\S)/m.exec(text)?.[0].length ?? 2,
      indentSeq: !/^( *)[^\s#-].*:\s*\n\1- /m.test(text),
      flowCollectionPadding: /[[{] \S/.test(text),
      lineWidth: 0,
    };
  }

  write(value: Group): string {
    const { contents } = this.#document;
    const isEmpty = !isMap(contents) || contents.items.length === 0 || Object.keys(value).length === 0;
    if (isEmpty) return this.text + this.#lines(stringify(value, this.#format), 0);
    return applied(this.text, this.#inMap(contents, value));
  }

  /** The changes that give an entry another value. */
  #changes(entry: Entry, value: unknown): Change[] {
    const { node } = entry;
    if (node && isDeepStrictEqual(node.toJS(this.#document), value)) return [];
    if (isMap(node) && isGroup(value) && node.items.some(({ key }) => Object.hasOwn(value, String(key))))
      return this.#inMap(node, value);
    if (isSeq(node) && Array.isArray(value) && node.items.length > 0 && value.length > 0)
      return this.#inList(node, value);
    const isText = isScalar(node) && (typeof value !== 'object' || value === null);
    const [start = 0] = node?.range ?? [];
    const end = this.#endOf(node, entry.from);
    if (isText && end > start) return [{ start, end, text: this.#scalar(entry, node, value) }];
    return [{ start: entry.from, end, text: (node?.tag ? ` ${node.tag}` : '') + this.#after(entry, value) }];
  }

  #inMap(map: YAMLMap, value: Group): Change[] {
    const entries = this.#entries(map);
    const kept = entries.filter(({ key }) => Object.hasOwn(value, key));
    const keys = Object.keys(value);
    const added = keys.filter((key) => !entries.some((entry) => entry.key === key));
    const inner = kept.flatMap((entry) => this.#changes(entry, value[entry.key]));
    if (kept.length === entries.length && added.length === 0) return inner;
    if (map.flow) {
      const pieces = kept.map((entry) => this.#piece(entry, value[entry.key]));
      const more = added.map((key) => this.#inBrackets({ [key]: value[key] }));
      const origins = [...kept.map((entry) => entries.indexOf(entry)), ...more.map(() => undefined)];
      return [this.#rebuilt(entries, [...pieces, ...more], origins)];
    }
    const gone = entries.filter((entry) => !kept.includes(entry));
    const last = entries.at(-1) as Entry;
    const text = added.map((key) => this.#lines(stringify({ [key]: value[key] }, this.#format), last.column));
    return [
      ...inner,
      ...gone.map((entry) => this.#removal(entry, entries[entries.indexOf(entry) + 1])),
      ...(added.length > 0 ? [{ start: last.end, end: last.end, text: text.join('') }] : []),
    ];
  }

  /** Removes a key with its lines, but not the comment above it. */
  #removal({ start, line, end, behindDash }: Entry, next: Entry | undefined): Change {
    if (!behindDash) return { start: line, end, text: '' };
    if (next && next.start - next.column === end) return { start, end: next.start, text: '' };
    return { start, end, text: this.eol };
  }

  #inList(list: YAMLSeq, value: unknown[]): Change[] {
    const before: unknown[] = list.toJS(this.#document);
    const entries = this.#entries(list);
    const origins = originsOf(before, value);
    if (before.length === value.length && origins.every((origin, place) => origin === place))
      return entries.flatMap((entry, place) => this.#changes(entry, value[place]));
    const pieces = value.map((wanted, place) => {
      const own = entries[origins[place] ?? -1];
      if (own) return this.#piece(own, wanted);
      // A copy is written as its original is, without the comment above that.
      const twin = entries[before.findIndex((each) => isDeepStrictEqual(each, wanted))];
      if (twin) return this.#piece({ ...twin, lead: twin.line }, wanted);
      if (list.flow) return this.#inBrackets([wanted]);
      return this.#lines(stringify([wanted], this.#format), entries[0]?.column ?? 0);
    });
    return [this.#rebuilt(entries, pieces, origins)];
  }

  /** An entry with its comment and another value, from the beginning of a line, unless it is in brackets. */
  #piece(entry: Entry, value: unknown): string {
    const { lead, end, column, behindDash } = entry;
    const blanks = behindDash ? ' '.repeat(column) : '';
    return blanks + applied(this.text, this.#changes(entry, value), lead, end);
  }

  /** Puts entries in another order. What is between them stays where it is. @param origins places where they were */
  #rebuilt(entries: Entry[], pieces: string[], origins: (number | undefined)[]): Change {
    const [first, last] = [entries[0], entries.at(-1)] as [Entry, Entry];
    const gaps = entries.slice(1).map(({ lead }, index) => this.text.slice(entries[index]?.end, lead));
    const usual = gaps.at(-1) ?? (first.flow ? this.#usualGap(first) : '');
    const gap = first.flow || usual.trim() === '' ? usual : '';
    let [front, tail] = ['', ''];
    for (const place of [...entries.keys()].reverse().filter((each) => !origins.includes(each))) {
      const [free = ''] = gaps.splice(Math.max(0, place - 1), 1);
      if (first.flow || !free.includes('#')) continue;
      if (place === 0) front = free + front;
      else if (gaps[place - 1] === undefined) tail = free + tail;
      else gaps[place - 1] = free + gaps[place - 1];
    }
    for (const [place, origin] of origins.entries())
      if (origin === undefined && place > 0) gaps.splice(place - 1, 0, gap);
      else if (origin === undefined) gaps.unshift(gap);
    const text = front + pieces.map((piece, place) => (place > 0 ? gaps[place - 1] : '') + piece).join('');
    const blanks = first.behindDash ? first.column : 0;
    return { start: first.lead, end: last.end, text: text.slice(blanks) + tail };
  }

  /** A comma, and what stands before the only entry in brackets. */
  #usualGap({ start }: Entry): string {
    const [blank = ''] = /\s*$/.exec(this.text.slice(0, start)) ?? [];
    return `,${blank.includes('\n') ? blank : ' '}`;
  }

  #entries(collection: YAMLMap | YAMLSeq): Entry[] {
    const { items = [] } = collection.srcToken as CST.BlockMap;
    // Others hold only comments.
    const tokens = items.filter(
      ({ start, key, sep, value }) =>
        key ?? sep ?? value ?? start.some(({ type }) => type === 'seq-item-ind'),
    );
    let previous = 0;
    return collection.items.map((item, index) => {
      const entry = this.#entry(tokens[index] as CST.BlockMap['items'][0], item, collection, previous);
      previous = entry.end;
      return entry;
    });
  }

  #entry(
    { start: before, key, sep, value }: CST.BlockMap['items'][0],
    item: unknown,
    around: YAMLMap | YAMLSeq,
    previous: number,
  ): Entry {
    const own = before.find(({ type }) => ['seq-item-ind', 'tag', 'anchor'].includes(type));
    const start = own?.offset ?? key?.offset ?? value?.offset ?? previous;
    const colon = sep?.find(({ type }) => type === 'map-value-ind');
    const from = colon ? colon.offset + 1 : around.flow ? start : start + 1;
    const node = (isPair(item) ? item.value : item) as Node | null;
    const content = this.#endOf(node, from);
    const column = start - this.text.lastIndexOf('\n', start - 1) - 1;
    const flow = Boolean(around.flow);
    const behindDash = !flow && this.text.slice(start - column, start).trim() !== '';
    const name = isPair(item) ? String(item.key) : '';
    const line = flow || behindDash ? start : start - column;
    const place = { key: name, node, start, from, line, column, behindDash, flow };
    if (flow) return { ...place, end: content, lead: start };
    const last = this.text.indexOf('\n', content) + 1;
    // Comments that are indented further than the next entry.
    const [inner = ''] = new RegExp(`^(?: {${column + 1},}#[^\n]*\n)*`).exec(this.text.slice(last)) ?? [];
    const lead = behindDash ? line : this.#commentAbove(line, column, previous);
    return { ...place, end: last + inner.length, lead };
  }

  /** Where the comment right above a line begins. @param first where it may begin */
  #commentAbove(line: number, column: number, first: number): number {
    const above = this.text.lastIndexOf('\n', line - 2) + 1;
    const indent = /^( *)#/.exec(this.text.slice(above, line))?.[1]?.length ?? Number.POSITIVE_INFINITY;
    return above < first || above === line || indent > column
      ? line
      : this.#commentAbove(above, column, first);
  }

  /** Where the text of a value ends. @param from where it could begin */
  #endOf(node: Node | null, from: number): number {
    if (isCollection(node) && !node.flow && node.items.length > 0) {
      const last = this.#entries(node as YAMLMap).at(-1) as Entry;
      return this.#endOf(last.node, last.from);
    }
    const [start, end] = node?.range ?? [from, from];
    return Math.max(from, start + this.text.slice(start, end).trimEnd().length);
  }

  #scalar(entry: Entry, { range, type, value: old }: Scalar, value: unknown): string {
    if (this.#isJson) return JSON.stringify(value);
    const [start = 0] = range ?? [];
    const end = this.#endOf(entry.node, entry.from);
    const source = this.text.slice(start, end);
    const isLong = source.includes('\n');
    if (this.byWords && isLong && typeof value === 'string') return withWords(source, String(old), value);
    const node = new Scalar(value);
    if (typeof value === 'string') {
      // An empty text has quotes only because it is empty.
      const usual = old === '' ? 'PLAIN' : (type ?? 'PLAIN');
      node.type = typeOf(value, usual, this.text.slice(end));
    }
    if (entry.flow) return this.#inBrackets([node]);
    const lineWidth = type === 'BLOCK_FOLDED' && isLong ? 80 : 0;
    const text = stringify({ k: node }, { ...this.#format, lineWidth });
    return this.#lines(text, entry.column).trim().replace(/^k: ?/, '');
  }

  /** A value as it stands behind a colon or dash. */
  #after(entry: Entry, value: unknown): string {
    if (entry.flow) return ` ${this.#inBrackets([value])}`;
    const text = stringify({ k: value }, this.#format);
    return this.#lines(text, entry.column).trim().slice(2);
  }

  /** An entry as it stands in brackets, or a key with its value. */
  #inBrackets(value: object): string {
    if (this.#isJson)
      return JSON.stringify(value)
        .slice(1, -1)
        .replace(/^("(?:[^"\\]|\\.)*"):/, '$1: ');
    return stringify(value, { ...this.#format, collectionStyle: 'flow' })
      .trim()
      .slice(1, -1)
      .trim();
  }

  /** Lines of a text, all indented. */
  #lines = (text: string, column: number): string =>
    text.replace(/^(?=.)/gm, ' '.repeat(column)).replaceAll('\n', this.eol);
}

/** How a text is written: as the old one was, if it can be. @param rest what follows it in the file */
function typeOf(value: string, old: Scalar.Type, rest: string): Scalar.Type {
  // In lines below its key, such as `>-`, its blanks at both ends would depend on what follows.
  if (value === '' || /^\s|[ \t]$|\n\n$/.test(value)) return 'QUOTE_DOUBLE';
  if (!value.includes('\n') || old.startsWith('BLOCK')) return old;
  return /^[ \t]*\r?\n/.test(rest) ? 'BLOCK_LITERAL' : 'QUOTE_DOUBLE';
}

/** Replaces in the source of a text only the words from the first that differs to the last. */
function withWords(source: string, before: string, after: string): string {
  const places = [...source.matchAll(/\S+/g)].map(({ index, 0: word }) => [index, index + word.length]);
  const [old, now] = [before.match(/\S+/g) ?? [], after.match(/\S+/g) ?? []];
  // Such as `>-`.
  const header = places.length - old.length;
  const most = Math.min(old.length, now.length);
  let start = 0;
  while (start < most && old[start] === now[start]) start += 1;
  let end = 0;
  while (end < most - start && old.at(-1 - end) === now.at(-1 - end)) end += 1;
  const words = now.slice(start, now.length - end).join(' ');
  const [first, last] = [places[header + start], places[places.length - 1 - end]];
  const [, previous = 0] = places[header + start - 1] ?? [];
  const isReplaced = words !== '' && start + end < old.length;
  const from = isReplaced ? (first?.[0] ?? 0) : previous;
  const to = start + end < old.length ? (last?.[1] ?? 0) : previous;
  return source.slice(0, from) + (words && !isReplaced ? ` ${words}` : words) + source.slice(to);
}
