import type { Path, Source } from './source.ts';

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
export function traceOrigins(files: Read[], current: () => Read[] = () => []): TracedOrigins {
  // Nearly all look-ups are for a file's `meta`; deeper objects are traced when first needed.
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

/** @param depth how far below a file's top level objects are traced */
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
