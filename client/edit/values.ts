import type { Path } from './messages.ts';

type Group = Record<string | number, unknown>;

const isGroup = (value: unknown): value is Group => typeof value === 'object' && value !== null;

export const isEqual = (one: unknown, other: unknown): boolean =>
  one === other ||
  (isGroup(one) &&
    isGroup(other) &&
    Array.isArray(one) === Array.isArray(other) &&
    Object.keys(one).length === Object.keys(other).length &&
    Object.keys(one).every((key) => key in other && isEqual(one[key], other[key])));

export const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, key) => (isGroup(inner) ? inner[key] : undefined), value);

/** A copy of a group with another value at a path. */
export function withValueAt(group: Group, [key = '', ...rest]: Path, value: unknown): Group {
  const inner = rest.length === 0 ? value : withValueAt(group[key] as Group, rest, value);
  return Array.isArray(group)
    ? (group.with(Number(key), inner) as unknown as Group)
    : { ...group, [key]: inner };
}

/** Whether a path leads to a place or to what is around it. */
export const isWithin = (path: Path, around: Path): boolean =>
  around.length <= path.length && around.every((key, index) => String(key) === String(path[index]));

/** A value as a file holds it: without keys that have no value, and without groups that a form only offers. */
export function tidied(value: unknown, saved: unknown): unknown {
  if (Array.isArray(value))
    return value.map((entry, index) => tidied(entry, (saved as Group)?.[index]) ?? null);
  if (!isGroup(value)) return value;
  const entries = Object.entries(value)
    .map(([key, inner]) => [key, tidied(inner, (saved as Group)?.[key])] as const)
    .filter(
      ([key, inner]) => inner !== undefined && !(isHollow(inner) && (saved as Group)?.[key] === undefined),
    );
  return Object.fromEntries(entries);
}

const isHollow = (value: unknown) => isGroup(value) && Object.keys(value).length === 0;

/** Somebody's changes on top of somebody else's, both of the same value; where both changed one, the first one's. */
export function merged(saved: unknown, mine: unknown, theirs: unknown): unknown {
  if (isEqual(mine, saved)) return theirs;
  const all = [saved, mine, theirs];
  const isList = all.every(Array.isArray) && all.every((list) => list.length === (mine as unknown[]).length);
  if (isList)
    return (mine as unknown[]).map((entry, index) =>
      merged((saved as Group)[index], entry, (theirs as Group)[index]),
    );
  if (!all.every((value) => isGroup(value) && !Array.isArray(value))) return mine;
  const [old, own, other] = all as Group[];
  const keys = new Set([...Object.keys(other as Group), ...Object.keys(own as Group)]);
  return tidied(
    Object.fromEntries([...keys].map((key) => [key, merged(old?.[key], own?.[key], other?.[key])])),
    {},
  );
}

/** What an entry of a list is called: the first text in it. */
export function nameOf(value: unknown): string {
  if (!isGroup(value)) return String(value ?? '');
  const texts = Object.values(value).filter((inner) => typeof inner === 'string' && inner !== '');
  return String(texts[0] ?? Object.values(value).map(nameOf).find(Boolean) ?? '');
}

/** `actionAbout` -> `Action about`. */
export const wordsOf = (key: string): string => {
  const words = key
    .replace(/^\$/, '')
    .replace(/([a-z])([A-Z])/g, (_all, end, start) => `${end} ${start.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};
