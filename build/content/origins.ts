import { type Path, type Source, valuesIn } from './source.ts';

/** A file with the value parsed from it. */
interface Read {
  source: Source;
  value: unknown;
}

/** Where objects of the content come from; undefined for other objects. */
export interface TracedOrigins {
  /** File of an object: `content/home.yaml`. Does not read it. */
  fileOf: (part: object) => string | undefined;
  /** Place of a key within an object: `content/home.yaml:5:10`. Reads the file. */
  placeOf: (part: object, key: string) => string | undefined;
}

/**
 * Remembers where each object of the content was read, so that a finding about a finished page can name the line to
 * fix: pages pass on the objects of the content unchanged.
 * @param current files that are in memory only for a moment, such as the one of the current page
 */
export function traceOrigins(files: Read[], current: () => Read[]): TracedOrigins {
  const origins = new Map<unknown, { source: Source; path: Path }>();
  for (const { source, value } of files)
    for (const inner of valuesIn(value)) origins.set(inner.value, { source, path: inner.path });
  const originOf = (part: object) => {
    for (const { source, value } of current()) {
      const path = pathTo(part, value);
      if (path) return { source, path };
    }
    return origins.get(part);
  };
  return {
    fileOf: (part) => originOf(part)?.source.file,
    placeOf: (part, key) => {
      const origin = originOf(part);
      return origin?.source.at([...origin.path, key]);
    },
  };
}

/** The path of an object within a value. */
function pathTo(part: object, value: unknown): Path | undefined {
  if (value === part) return [];
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const path = pathTo(part, inner);
    if (path) return [key, ...path];
  }
  return undefined;
}
