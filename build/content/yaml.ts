import { constructFromEvents, EVENT_ID, type Event, parseEvents, YAMLException } from 'js-yaml';
import { isMarked, treeOf } from './yaml-tree.ts';
import { DEEPEST, inPlainWords, type Mistake } from './yaml-words.ts';

/** A parsed text of YAML. */
export interface Yaml {
  /** Without meaning if there are mistakes. */
  value: unknown;
  mistakes: Mistake[];
  /** What the parser read, piece by piece, with offsets. */
  events: () => Event[];
}

/** Parses YAML. */
export function parseYaml(text: string): Yaml {
  let events: Event[] = [];
  try {
    events = parseEvents(text, { maxDepth: DEEPEST });
    const [value = null, second] = constructFromEvents(withoutMarks(events, text), { source: text });
    const isUnusual = second !== undefined || events.some(({ type }) => type === EVENT_ID.ALIAS);
    return { value, mistakes: isUnusual ? treeOf(events, text).mistakes : [], events: () => events };
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const { mistakes } = treeOf(events, text);
    if (mistakes.length === 0) mistakes.push(inPlainWords(error.reason, error.mark?.position ?? 0, text));
    return { value: undefined, mistakes, events: () => events };
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
