/** Entries by what they have in common, in the order of the first of each. */
export function grouped<Entry>(
  entries: Iterable<Entry>,
  keyOf: (entry: Entry) => string,
): Map<string, Entry[]> {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const key = keyOf(entry);
    if (!groups.get(key)?.push(entry)) groups.set(key, [entry]);
  }
  return groups;
}

/** The first of those entries that have the same in common. */
export const firstOfEach = <Entry>(entries: Entry[], keyOf: (entry: Entry) => string): Entry[] =>
  [...grouped(entries, keyOf).values()].flatMap(([first]) => first ?? []);
