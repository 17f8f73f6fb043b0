import { isDeepStrictEqual } from 'node:util';

/**
 * Finds where the entries of a changed list come from: an equal entry, else the one that is most like it.
 * @returns for each entry of `after` its place in `before`, each place once; undefined for a new entry
 */
export function matchEntries(before: readonly unknown[], after: readonly unknown[]): (number | undefined)[] {
  const free = new Set(before.keys());
  const take = (origin: number | undefined) => {
    if (origin !== undefined) free.delete(origin);
    return origin;
  };
  const equal = after.map((entry, place) => {
    const isEqual = (origin: number) => free.has(origin) && isDeepStrictEqual(before[origin], entry);
    return take(isEqual(place) ? place : [...free].find(isEqual));
  });
  const isOnlyEdited = equal.filter((origin) => origin === undefined).length === free.size;
  return equal.map((origin, place) => {
    if (origin !== undefined) return origin;
    return take(isOnlyEdited ? [...free][0] : mostSimilar(after[place], before, free));
  });
}

function mostSimilar(entry: unknown, before: readonly unknown[], free: Set<number>): number | undefined {
  const common = (origin: number) => valuesInCommon(entry, before[origin]);
  return [...free].filter(common).sort((one, other) => common(other) - common(one))[0];
}

function valuesInCommon(one: unknown, other: unknown): number {
  const values = new Map(Object.entries(Object(other)));
  return Object.entries(Object(one)).filter(([key, value]) => isDeepStrictEqual(value, values.get(key)))
    .length;
}
