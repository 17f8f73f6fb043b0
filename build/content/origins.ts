import type { Path, Source } from './source.ts';

/** A file with what was read from it. */
interface Read {
  source: Source;
  value: unknown;
}

/** Where objects of the content were read; undefined for objects of other origin. */
export interface TracedOrigins {
  /** File of an object: `content/home.yaml`. Takes nothing. */
  fileOf: (part: object) => string | undefined;
  /** Place of a key within an object: `content/home.yaml:5:10`. Takes a reading of the file. */
  placeOf: (part: object, key: string) => string | undefined;
}

/**
 * Remembers for each object of the content where it was read, so that a finding about a finished page can name the
 * line to fix: pages pass on the objects of the content unchanged.
 * @param current files that are held only for a moment, such as the one of the page that is being made
 */
export function traceOrigins(files: Read[], current: () => Read[] = () => []): TracedOrigins {
  // Nearly all look-ups are about a file's `meta`; what is nested deeper is traced when it is first needed.
  const shallow = originsOf(files, 1);
  let deep: Origins | undefined;
  const originOf = (part: object) => {
    const found = shallow.get(part) ?? originsOf(current(), 1).get(part);
    if (found) return found;
    deep ??= originsOf(files, Number.POSITIVE_INFINITY);
    return deep.get(part) ?? originsOf(current(), Number.POSITIVE_INFINITY).get(part);
  };
  return {
    fileOf: (part) => originOf(part)?.source.file,
    placeOf: (part, key) => {
      const origin = originOf(part);
      return origin?.source.at([...origin.path, key]);
    },
  };
}

type Origins = Map<object, { source: Source; path: Path }>;

/** @param depth how far below a file's top objects are traced */
function originsOf(files: Read[], depth: number): Origins {
  const origins: Origins = new Map();
  const trace = (value: unknown, source: Source, path: Path): void => {
    if (typeof value !== 'object' || value === null || path.length > depth) return;
    origins.set(value, { source, path });
    for (const [key, inner] of Object.entries(value)) {
      trace(inner, source, [...path, Array.isArray(value) ? Number(key) : key]);
    }
  };
  for (const { source, value } of files) trace(value, source, []);
  return origins;
}
