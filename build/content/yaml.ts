import {
  COLLECTION_STYLE,
  constructFromEvents,
  EVENT_ID,
  type Event,
  getScalarValue,
  parseEvents,
  SCALAR_STYLE,
  type ScalarEvent,
  YAMLException,
} from 'js-yaml';
import { memoized } from '../shared/memoized.ts';
import { DEEPEST, inPlainWords, type Mistake, repeats, SECOND_DOCUMENT, TWICE } from './yaml-words.ts';

/** A parsed text of YAML. */
export interface Yaml {
  /** Without meaning if there are mistakes. */
  value: unknown;
  mistakes: Mistake[];
  /** The places of its values; undefined for an empty text. */
  root: () => YamlNode | undefined;
}

/** Parses YAML. */
export function parseYaml(text: string): Yaml {
  let events: Event[] = [];
  const root = memoized(() => treeOf(events, text).root);
  try {
    events = parseEvents(text, { maxDepth: DEEPEST });
    const [value = null, second] = constructFromEvents(withoutMarks(events, text), { source: text });
    const isUnusual = second !== undefined || events.some(({ type }) => type === EVENT_ID.ALIAS);
    return { value, mistakes: isUnusual ? treeOf(events, text).mistakes : [], root };
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const { mistakes } = treeOf(events, text);
    if (mistakes.length === 0) mistakes.push(inPlainWords(error.reason, error.mark?.position ?? 0, text));
    return { value: undefined, mistakes, root };
  }
}

/**
 * The tag `!sample` marks a value to be replaced before release, and does not change it: `!sample 2024` is a number,
 * `!sample "2024"` a text.
 */
const withoutMarks = (events: Event[], text: string): Event[] =>
  text.includes('!sample')
    ? events.map((event) => (isMarked(event, text) ? { ...event, tagStart: -1, tagEnd: -1 } : event))
    : events;

/** A value in a text of YAML, and its place. */
export interface YamlNode {
  /** Offset of its first character. */
  start: number;
  /** Offset after its last character. */
  end: number;
  /** Offset of its key; undefined for an entry of a list. */
  keyStart?: number;
  /** Whether it has the tag `!sample`. */
  isMarked: boolean;
  /** The text of a single value. */
  text: string;
  /** The values of a mapping by their keys, or of a list by their positions. */
  inner: ReadonlyMap<string, YamlNode>;
}

/** Whether a value has the tag `!sample`. */
const isMarked = (event: Event, text: string): boolean =>
  'tagStart' in event && text.slice(event.tagStart, event.tagEnd) === '!sample';

/** Finds the places of all values in what the parser read, and the mistakes that it accepts. */
function treeOf(events: readonly Event[], text: string): { root: YamlNode | undefined; mistakes: Mistake[] } {
  const mistakes: Mistake[] = [];
  const anchorsOfTexts = new Set<string>();
  let index = 0;
  /** Offset after what has been read. */
  let end = 0;

  /** The next value; undefined at the end of the collection or of the text. */
  const next = (): YamlNode | undefined => {
    const event = events[index];
    index += 1;
    if (!event || event.type === EVENT_ID.POP) return undefined;
    const [start, last] = rangeOf(event, text, end);
    end = last;
    noteAnchor(event, start);
    const inner = event.type === EVENT_ID.SCALAR || event.type === EVENT_ID.ALIAS ? NONE : entriesOf(event);
    end = closed(event, text, end);
    const value = event.type === EVENT_ID.SCALAR ? getScalarValue(text, event) : '';
    return { start, end, isMarked: isMarked(event, text), text: value, inner };
  };

  const entriesOf = ({ type }: Event): YamlNode['inner'] => {
    const entries = new Map<string, YamlNode>();
    let isTwice = false;
    for (let node = next(); node; node = next()) {
      if (type !== EVENT_ID.MAPPING) {
        entries.set(String(entries.size), node);
        continue;
      }
      const value = next();
      if (entries.has(node.text) && !isTwice) mistakes.push({ offset: node.start, message: TWICE });
      isTwice ||= entries.has(node.text);
      if (value) entries.set(node.text, { ...value, keyStart: node.start });
    }
    return entries;
  };

  const noteAnchor = (event: Event, start: number) => {
    if (!('anchorStart' in event) || event.anchorStart === -1) return;
    const name = text.slice(event.anchorStart, event.anchorEnd);
    if (event.type === EVENT_ID.SCALAR) anchorsOfTexts.add(name);
    // With aliases of collections, a value can grow without limit.
    else if (event.type === EVENT_ID.ALIAS && !anchorsOfTexts.has(name))
      mistakes.push({ offset: start, message: repeats(name) });
    else if (event.type !== EVENT_ID.ALIAS) anchorsOfTexts.delete(name);
  };

  const root = next()?.inner.get('0');
  const second = next()?.inner.get('0');
  if (second) mistakes.unshift({ offset: second.start, message: SECOND_DOCUMENT });
  return { root, mistakes };
}

const NONE: YamlNode['inner'] = new Map();

/**
 * Offsets of a value. That of a collection ends where its first entry begins.
 * @param before offset after what is before the value
 */
function rangeOf(event: Event, text: string, before: number): [start: number, end: number] {
  if (event.type === EVENT_ID.ALIAS) return [event.anchorStart - 1, event.anchorEnd];
  if (event.type === EVENT_ID.SCALAR) return rangeOfScalar(event, text, before);
  if (!('start' in event)) return [before, before];
  return [event.start, event.style === COLLECTION_STYLE.FLOW ? event.start + 1 : event.start];
}

/** What is before an empty value: the colon after its key, or the dash of its entry. */
const SIGN = /(?:\s|#.*\n)*[-:]?[ \t]*/y;

function rangeOfScalar(event: ScalarEvent, text: string, before: number): [start: number, end: number] {
  const { valueStart, valueEnd, style, tagEnd } = event;
  if (valueStart === -1) {
    SIGN.lastIndex = before;
    const start = Math.max(tagEnd, before + (SIGN.exec(text)?.[0].length ?? 0));
    return [start, start];
  }
  if (style === SCALAR_STYLE.PLAIN) return [valueStart, valueEnd];
  if (style === SCALAR_STYLE.SINGLE_QUOTED || style === SCALAR_STYLE.DOUBLE_QUOTED)
    return [valueStart - 1, valueEnd + 1];
  // A text below a sign begins with that.
  const line = text.lastIndexOf('\n', valueStart - 2) + 1;
  const sign = text.slice(line, valueStart).search(/[|>][-+\d]*\s*(?:#.*)?\s*$/);
  return [line + Math.max(0, sign), valueEnd];
}

/** The end of a value whose last entry ends at an offset. */
function closed(event: Event, text: string, end: number): number {
  if (!('start' in event) || event.style === COLLECTION_STYLE.BLOCK) return end;
  const bracket = { '[': ']', '{': '}' }[text.charAt(event.start)];
  return bracket === undefined ? end : text.indexOf(bracket, end) + 1;
}
