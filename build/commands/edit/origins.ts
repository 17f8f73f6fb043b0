import { isDeepStrictEqual } from 'node:util';

/** Pairs of entries that are compared at most, and else those at the same place: no step changes so many. */
const MOST_PAIRS = 10_000;

/**
 * Finds where the entries of a changed list come from: an equal entry, else the one that is most like it.
 * @returns for each entry of `after` its place in `before`, each place once; undefined for a new entry
 */
export function originsOf(before: readonly unknown[], after: readonly unknown[]): (number | undefined)[] {
  const free = new Set(before.keys());
  const origins: (number | undefined)[] = after.map(() => undefined);
  const take = (place: number, origin: number | undefined) => {
    if (origin === undefined || !free.delete(origin)) return false;
    origins[place] = origin;
    return true;
  };
  const isSame = (place: number, origin: number) => isDeepStrictEqual(after[place], before[origin]);
  // What is the same at the beginning and at the end was not moved.
  for (let place = 0; place < after.length && isSame(place, place) && take(place, place); ) place += 1;
  const shift = before.length - after.length;
  for (let place = after.length - 1; place >= 0 && isSame(place, place + shift); place -= 1)
    if (origins[place] !== undefined || !take(place, place + shift)) break;
  const open = () => [...after.keys()].filter((place) => origins[place] === undefined);
  const known = new Map<string, number[]>();
  for (const origin of free) {
    const text = JSON.stringify(before[origin]);
    known.set(text, [...(known.get(text) ?? []), origin]);
  }
  for (const place of open()) take(place, known.get(JSON.stringify(after[place]))?.shift());
  const isOnlyEdited = open().length === free.size;
  const isMuch = open().length * free.size > MOST_PAIRS;
  const pairs = open().flatMap((place) =>
    (isMuch ? [place] : [...free]).map((origin) => ({
      place,
      origin,
      score: likeness(after[place], before[origin]),
    })),
  );
  const rank = ({ place, origin, score }: (typeof pairs)[0]) => score + Number(place === origin) / 20;
  for (const { place, origin, score } of pairs.sort((one, other) => rank(other) - rank(one)))
    if (origins[place] === undefined && (isOnlyEdited || score > 0)) take(place, origin);
  return origins;
}

/** How like each other two values are: 1 for equal ones, 0 for those that have nothing in common. */
function likeness(one: unknown, other: unknown): number {
  if (isDeepStrictEqual(one, other)) return 1;
  if (typeof one === 'string' && typeof other === 'string')
    return inCommon(one.split(/\s+/), other.split(/\s+/));
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return 0;
  const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  const of = (value: object, key: string) => (value as Record<string, unknown>)[key];
  return keys.reduce((sum, key) => sum + likeness(of(one, key), of(other, key)), 0) / keys.length;
}

/** The share of words that two texts have in common. */
function inCommon(one: string[], other: string[]): number {
  const words = new Set(other);
  return one.filter((word) => words.has(word)).length / Math.max(one.length, other.length);
}
