import type { Problem } from '../shared/problems.ts';

/** A path inside a YAML file: keys and list positions. */
export type Path = readonly PropertyKey[];

/** A parsed content file that knows the place of each value. */
export interface Source {
  /** Name shown in messages, relative to the site folder: `content/site.yaml`. */
  file: string;
  text: string;
  /** The complete value of the file. */
  value: unknown;
  /** Syntax errors of the YAML. If there are any, `value` is meaningless. */
  problems: Problem[];
  /** `file:line:column` of the value at this path, or of the nearest existing value around it. */
  at(path: Path): string;
  /** `file:line:column` of the last character of the value at this path. */
  endOf(path: Path): string;
  /** `file:line:column` of a key of the map at this path. */
  atKey(path: Path, key: string): string;
  /** Whether the value at this path is tagged `!sample`. */
  isMarked(path: Path): boolean;
  /** Placeholders for real values: tagged `!sample`, or entries with `sample: true`. */
  samples: () => TextAt[];
  /** Every text in the file except keys and comments. */
  texts: () => TextAt[];
}

/** A text of the content and its place, `content/site.yaml:4:8`. */
export interface TextAt {
  where: string;
  value: string;
}

interface ValueIn {
  path: readonly (string | number)[];
  value: unknown;
}

/** A value and all values in it with their paths, in their order. */
export function valuesIn(value: unknown, path: readonly (string | number)[] = []): ValueIn[] {
  const inner = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const keyOf = (key: string) => (Array.isArray(value) ? Number(key) : key);
  return [{ path, value }, ...inner.flatMap(([key, each]) => valuesIn(each, [...path, keyOf(key)]))];
}
