import { memoized } from '../shared/memoized.ts';
import type { Found, Problem } from '../shared/problems.ts';
import { parseYaml, type Yaml, type YamlNode } from './yaml.ts';
import { DEEPEST } from './yaml-words.ts';

/** A path inside a YAML file: keys and list positions. */
export type Path = readonly PropertyKey[];

/** A parsed content file that knows the place of each value. */
export type Source = ReturnType<typeof parseSource>;

/** A text of the content. */
export interface TextAt {
  value: string;
  file: string;
  /** `content/site.yaml:4:8` */
  readonly where: string;
}

/** A text of a file. A large site has a million: each keeps little, and finds its place when asked for it. */
class SourceText implements TextAt {
  constructor(
    readonly value: string,
    readonly file: string,
    private readonly path: Path,
    private readonly written: { text: string; firstLine: number },
  ) {}

  get where(): string {
    return parseSource(this.file, this.written.text, this.written.firstLine).at(this.path);
  }
}

/**
 * Parses YAML. Places of values are searched only when they are needed.
 * @param file name for messages, relative to the site's folder: `content/site.yaml`
 * @param text the YAML; JSON is YAML too, and is parsed many times faster
 * @param firstLine line of the file at which the text begins (front matter starts on line 2), counted from 1
 */
export function parseSource(file: string, text: string, firstLine = 1) {
  const { value, mistake, root } = (file.endsWith('.json') && parseJson(text)) || parseYaml(text);
  const lines = memoized(() => [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)]);
  const place = (offset: number) => {
    const line = lines().findLastIndex((start) => start <= offset);
    return `${file}:${line + firstLine}:${offset - (lines()[line] ?? 0) + 1}`;
  };
  const nodeAt = (path: Path) => nearest(root(), path);
  /** `file:line:column` of the value at this path, or of the nearest existing value around it. */
  const at = (path: Path) => place(nodeAt(path)?.start ?? Math.max(0, text.trimEnd().length - 1));
  /** The syntax error of the YAML. If there is one, `value` is meaningless. */
  const problems: Problem[] = mistake ? [{ where: place(mistake.offset), message: mistake.message }] : [];
  return {
    file,
    text,
    value,
    problems,
    at,
    /** Whether the value at this path is tagged `!sample`. */
    isMarked: (path: Path) => nodeAt(path)?.isMarked === true,
    /** `file:line:column` of the last character of the value at this path. */
    endOf: (path: Path) => place(text.slice(0, nodeAt(path)?.end).trimEnd().length - 1),
    /** The value at this path as it is written, such as `007`. */
    written: (path: Path) => nodeAt(path)?.text ?? '',
    /** A comment after the value at this path that begins like a part of it: `We are #1`, or without quotes `# 4`. */
    commentAfter: (path: Path) => {
      const { start = 0, end } = nodeAt(path) ?? {};
      const blank = /["']/.test(text.charAt(start)) ? '' : ' ?';
      return new RegExp(`^[ \\t]+(#(?:[^\\s#]|${blank}\\d).*)`).exec(text.slice(end))?.[1];
    },
    /** `file:line:column` of a key of the map at this path. */
    atKey: (path: Path, key: string) => {
      const keyStart = nodeAt(path)?.inner.get(key)?.keyStart;
      return keyStart === undefined ? at(path) : place(keyStart);
    },
    /** Placeholders for real values: tagged `!sample`, or entries with `sample: true`. */
    samples: memoized((): Found[] =>
      (text.includes('sample') ? valuesIn(value) : [])
        .filter((inner) => nodeAt(inner.path)?.isMarked || Object(inner.value).sample === true)
        .map((inner) => ({ where: at(inner.path), value: firstText(inner.value) })),
    ),
    /** The wanted texts in the file, without keys and comments. */
    texts: (isWanted = (_text: string) => true): TextAt[] =>
      valuesIn(value)
        .filter((inner) => typeof inner.value === 'string' && isWanted(inner.value.trim()))
        .map((inner) => new SourceText(String(inner.value).trim(), file, inner.path, { text, firstLine })),
  };
}

/** The value at a path, or the nearest one around it. */
function nearest(root: YamlNode | undefined, path: Path): YamlNode | undefined {
  let node = root;
  for (const part of path) {
    const inner = node?.inner.get(String(part));
    if (!inner) break;
    node = inner;
  }
  return node;
}

/** A value as text, or the first one in it, such as the author of a review. */
const firstText = (value: unknown): string =>
  typeof value === 'object' && value !== null ? firstText(Object.values(value)[0] ?? '') : String(value);

/**
 * @returns undefined for text that is not JSON or has a duplicate key, of which JSON.parse silently drops the first, so
 * that the YAML parser reports what is wrong
 */
function parseJson(text: string): Yaml | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const isWhole = keysOf(value, 0) === keysWritten(text);
    return isWhole ? { value, root: memoized(() => parseYaml(text).root()) } : undefined;
  } catch {
    return undefined;
  }
}

/** Number of keys in a value, including nested ones; no number for a value that is nested too deep. */
function keysOf(value: unknown, depth: number): number {
  if (typeof value !== 'object' || value === null) return 0;
  if (depth > DEEPEST) return Number.NaN;
  const inner = Object.values(value);
  const own = Array.isArray(value) ? 0 : inner.length;
  return inner.reduce<number>((sum, each) => sum + keysOf(each, depth + 1), own);
}

/** Maximum number of keys in a JSON text: quotes followed by a colon, also those within a string. */
const keysWritten = (text: string): number => text.match(/"\s*:/g)?.length ?? 0;

/** A value in another one. A large site has millions: the path is put together only when needed. */
class Inner {
  constructor(
    readonly value: unknown,
    readonly key: string | number = '',
    private readonly outer?: Inner,
  ) {}

  /** The keys and positions that lead to it. */
  get path(): (string | number)[] {
    return this.outer ? [...this.outer.path, this.key] : [];
  }
}

/** A value and all values in it, in their order. */
export function valuesIn(value: unknown, outer = new Inner(value), found = [outer]): Inner[] {
  const add = (key: string | number, one: unknown) => {
    const inner = new Inner(one, key, outer);
    found.push(inner);
    valuesIn(one, inner, found);
  };
  if (Array.isArray(value)) for (const [index, one] of value.entries()) add(index, one);
  else if (typeof value === 'object' && value !== null)
    for (const [key, one] of Object.entries(value)) add(key, one);
  return found;
}
