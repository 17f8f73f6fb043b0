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
  const [best] = [...free]
    .map((origin) => ({ origin, common: valuesInCommon(entry, before[origin]) }))
    .sort((one, other) => other.common - one.common);
  return best?.common ? best.origin : undefined;
}

function valuesInCommon(one: unknown, other: unknown): number {
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return 0;
  const values = other as Record<string, unknown>;
  return Object.entries(one).filter(([key, value]) => isDeepStrictEqual(value, values[key])).length;
}
