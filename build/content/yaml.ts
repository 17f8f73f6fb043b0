// The build for browsers: Node 20 parses with it three times as fast: its V8 does not optimize the spreads in the other.
import * as yaml from 'js-yaml/browser';
import { memoized } from '../shared/memoized.ts';
import { DEEPEST, inPlainWords, type Mistake, SECOND_DOCUMENT } from './yaml-words.ts';

/** A parsed text of YAML. */
export interface Yaml {
  /** Without meaning if there is a mistake. */
  value: unknown;
  mistake?: Mistake | undefined;
  /** The places of its values; undefined for an empty text, and for one with a mistake in its grammar. */
  root: () => YamlNode | undefined;
}

/** Parses YAML. With aliases, a value could grow without limit. */
export function parseYaml(text: string): Yaml {
  const read = () => yaml.parseEvents(text, { maxDepth: DEEPEST });
  try {
    const events = read();
    // Read again for the places: few texts need them, and the events are many times as large as the text.
    const documents = memoized(() => documentsOf(read(), text));
    const values = yaml.constructFromEvents(withoutMarks(events, text), { source: text, maxAliases: 0 });
    const [, second] = values.length > 1 ? documents() : [];
    const mistake = lostIn(events, text) ?? (second && { offset: second.start, message: SECOND_DOCUMENT });
    return { value: values[0] ?? null, mistake, root: () => documents()[0] };
  } catch (error) {
    if (!(error instanceof yaml.YAMLException)) throw error;
    const mistake = inPlainWords(error.reason, error.mark?.position ?? 0, text);
    return { value: undefined, mistake, root: () => undefined };
  }
}

/** What follows a key. */
const COLON = /["']?[ \t]*:/y;

/**
 * Finds a text that YAML takes for something else. Nothing may repeat a value, so what looks like the name of one (`&Co`)
 * begins a text; and so does a key that has the mark in place of its value (`lead: !sample Note: x`).
 */
function lostIn(events: readonly yaml.Event[], text: string): Mistake | undefined {
  for (const event of events) {
    if ('anchorStart' in event && event.anchorStart !== -1)
      return inPlainWords('a text must not begin with & here', event.anchorStart - 1, text);
    if (event.type !== yaml.EVENT_ID.SCALAR || !isMarked(event, text)) continue;
    COLON.lastIndex = event.valueEnd;
    if (COLON.test(text))
      return inPlainWords(
        'put !sample after the colon of its key, and quotes around a text with a colon',
        COLON.lastIndex - 1,
        text,
      );
  }
  return undefined;
}

/** The tag `!sample` marks a value to be replaced: `!sample 2024` stays a number, `!sample "2024"` a text. */
const withoutMarks = (events: yaml.Event[], text: string): yaml.Event[] =>
  events.map((event) => (isMarked(event, text) ? { ...event, tagStart: -1, tagEnd: -1 } : event));

/** A value in a text of YAML, and its place. */
export interface YamlNode {
  /** Offset of its first character. */
  start: number;
  /** Offset after its last character. */
  end: number;
  /** Offset of its key; undefined for an entry of a list. */
  keyStart?: number;
  isMarked: boolean;
  /** The text of a single value. */
  text: string;
  /** The values of a mapping by their keys, or of a list by their positions. */
  inner: ReadonlyMap<string, YamlNode>;
}

const isMarked = (event: yaml.Event, text: string): boolean =>
  'tagStart' in event && text.slice(event.tagStart, event.tagEnd) === '!sample';

/** Finds the places of all values in what the parser read. @returns the value of each document */
function documentsOf(events: readonly yaml.Event[], text: string): YamlNode[] {
  let index = 0;
  /** Offset after what has been read. */
  let end = 0;

  /** The next value; undefined at the end of the collection or of the text. */
  const next = (): YamlNode | undefined => {
    const event = events[index];
    index += 1;
    if (!event || event.type === yaml.EVENT_ID.POP) return undefined;
    if (event.type === yaml.EVENT_ID.SCALAR) {
      const [start, last] = rangeOf(event, text, end);
      end = last;
      const value = yaml.getScalarValue(text, event);
      return { start, end, isMarked: isMarked(event, text), text: value, inner: new Map() };
    }
    const start = 'start' in event ? event.start : end;
    const isFlow = 'start' in event && event.style === yaml.COLLECTION_STYLE.FLOW;
    const bracket = isFlow && { '[': ']', '{': '}' }[text.charAt(start)];
    end = isFlow ? start + 1 : start;
    const inner = entriesOf(event);
    if (bracket) end = text.indexOf(bracket, end) + 1;
    return { start, end, isMarked: isMarked(event, text), text: '', inner };
  };

  const entriesOf = ({ type }: yaml.Event): YamlNode['inner'] => {
    const entries = new Map<string, YamlNode>();
    for (let node = next(); node; node = next()) {
      const value = type === yaml.EVENT_ID.MAPPING ? next() : undefined;
      if (value) entries.set(node.text, { ...value, keyStart: node.start });
      else entries.set(String(entries.size), node);
    }
    return entries;
  };

  const documents: YamlNode[] = [];
  for (let node = next(); node; node = next()) documents.push(...node.inner.values());
  return documents;
}

/** What is before an empty value: the colon after its key, or the dash of its entry. */
const SIGN = /(?:\s|#.*\n)*[-:]?[ \t]*/y;

/** Offsets of a single value. @param before offset after what is before it */
function rangeOf(event: yaml.ScalarEvent, text: string, before: number): [start: number, end: number] {
  const { valueStart, valueEnd, style, tagEnd } = event;
  if (valueStart === -1) {
    SIGN.lastIndex = before;
    const start = Math.max(tagEnd, before + (SIGN.exec(text)?.[0].length ?? 0));
    return [start, start];
  }
  if (style === yaml.SCALAR_STYLE.PLAIN) return [valueStart, valueEnd];
  if (style === yaml.SCALAR_STYLE.SINGLE_QUOTED || style === yaml.SCALAR_STYLE.DOUBLE_QUOTED)
    return [valueStart - 1, valueEnd + 1];
  // A text below a sign begins with that.
  const line = text.lastIndexOf('\n', valueStart - 2) + 1;
  const sign = text.slice(line, valueStart).search(/[|>][-+\d]*\s*(?:#.*)?\s*$/);
  return [line + Math.max(0, sign), valueEnd];
}
