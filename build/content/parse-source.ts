import { readPositions } from './positions.ts';
import type { Source } from './source.ts';
import { parseYaml } from './yaml.ts';

/**
 * Parses YAML. Positions are computed only where they are needed, since that takes most of the time.
 * @param file name for messages
 * @param text the YAML; JSON is YAML too, and is parsed many times faster
 * @param firstLine line of the file at which the text begins (front matter starts on line 2), counted from 1
 */
export function parseSource(file: string, text: string, firstLine = 1): Source {
  const positions = once(() => readPositions(file, text, firstLine));
  const parsed = file.endsWith('.json') ? parseJson(text) : parseYaml(text);
  return {
    file,
    text,
    ...(parsed ? { ...parsed, problems: [] } : explained(positions())),
    at: (path) => positions().at(path),
    endOf: (path) => positions().endOf(path),
    atKey: (path, key) => positions().atKey(path, key),
    samples: once(() => (text.includes('sample') ? positions().samples() : [])),
    texts: once(() => positions().texts()),
  };
}

const explained = ({ problems, value }: ReturnType<typeof readPositions>) => ({
  problems,
  value: problems.length > 0 ? undefined : value(),
});

/**
 * @returns undefined for text that is not JSON or has a duplicate key, of which JSON.parse silently drops the first, so
 * that the YAML parser reports what is wrong
 */
function parseJson(text: string): { value: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return keysOf(value) === keysWritten(text) ? { value } : undefined;
  } catch {
    return undefined;
  }
}

/** Number of keys in a value, including nested ones. */
function keysOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const inner = Object.values(value);
  const own = Array.isArray(value) ? 0 : inner.length;
  return inner.reduce<number>((sum, each) => sum + keysOf(each), own);
}

/** Maximum number of keys in a JSON text: quotes followed by a colon, also those within a string. */
const keysWritten = (text: string): number => text.match(/"\s*:/g)?.length ?? 0;

/** Runs a step when its result is first needed, and only once. */
function once<Result>(step: () => Result): () => Result {
  let done: { result: Result } | undefined;
  return () => {
    done ??= { result: step() };
    return done.result;
  };
}
