import type { Path, Source } from './source.ts';

/** A file with what was read from it. */
interface Read {
  source: Source;
  value: unknown;
}

/**
 * Remembers for each object of the content where it was read, so that a finding about a finished page can name the
 * line to mend: pages hand on the objects of the content as they are.
 * @returns a function that gives the place of a key of such an object; undefined for objects of other origin
 */
export function traceOrigins(files: Read[]): (part: object, key: string) => string | undefined {
  const origins = new Map<object, { source: Source; path: Path }>();
  const trace = (value: unknown, source: Source, path: Path): void => {
    if (typeof value !== 'object' || value === null) return;
    origins.set(value, { source, path });
    for (const [key, inner] of Object.entries(value)) {
      trace(inner, source, [...path, Array.isArray(value) ? Number(key) : key]);
    }
  };
  for (const { source, value } of files) trace(value, source, []);
  return (part, key) => {
    const origin = origins.get(part);
    return origin?.source.at([...origin.path, key]);
  };
}
