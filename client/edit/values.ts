import type { Path } from './messages.ts';

type Group = Record<string | number, unknown>;

const isGroup = (value: unknown): value is Group => typeof value === 'object' && value !== null;

/** The value at a path; undefined if there is none. */
export const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, key) => (isGroup(inner) ? inner[key] : undefined), value);

/** A value as a file holds it: without keys that have no value, and without groups that a form only offers. */
export function tidied(value: unknown, saved: unknown): unknown {
  if (!isGroup(value)) return value;
  const old = Object(saved);
  if (Array.isArray(value)) return value.map((entry, index) => tidied(entry, old[index]) ?? null);
  const entries = Object.entries(value).map(([key, inner]) => [key, tidied(inner, old[key])] as const);
  const isHollow = (inner: unknown) => isGroup(inner) && Object.keys(inner).length === 0;
  return Object.fromEntries(
    entries.filter(([key, inner]) => inner !== undefined && (key in old || !isHollow(inner))),
  );
}

/** Whether two values are the same, in whatever order their keys are. */
export const isSame = (one: unknown, other: unknown): boolean => differences(one, other) === 0;

/** Whether one field at most differs between two values, as where somebody types. */
export const isTyped = (old: unknown, next: unknown): boolean => differences(old, next) < 2;

function differences(old: unknown, next: unknown): number {
  if (!isGroup(old) || !isGroup(next)) return Number(old !== next);
  const keys = Object.keys({ ...old, ...next });
  // An entry that comes or goes makes others of those after it.
  if (Array.isArray(old) && keys.length !== Math.min(old.length, Number(next.length))) return 2;
  return keys.reduce((sum, key) => sum + differences(old[key], next[key]), 0);
}

/** What an entry of a list is called: the first text in it. */
export function nameOf(value: unknown): string {
  if (!isGroup(value)) return String(value ?? '');
  const texts = Object.values(value).filter((inner) => typeof inner === 'string' && inner !== '');
  return String(texts[0] ?? Object.values(value).map(nameOf).find(Boolean) ?? '');
}

/** `actionAbout` -> `Action about`. */
export const wordsOf = (key: string): string =>
  key
    .replace(/([a-z])([A-Z])/g, (_all, end, start) => `${end} ${start.toLowerCase()}`)
    .replace(/^\$?./, (start) => start.replace('$', '').toUpperCase());
