/** A random number from 0 to 1; the same sequence for the same seed. */
export type Random = () => number;

/** The generator mulberry32 by Tommy Ettinger (public domain), seeded with the FNV-1a hash of a text. */
export function seeded(seed: string): Random {
  let state = [...seed].reduce(
    (hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 0x01000193),
    0x811c9dc5,
  );
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A random entry of a list; undefined if it is empty. */
export const oneOf = <Entry>(random: Random, entries: Entry[]): Entry | undefined =>
  entries[Math.floor(random() * entries.length)];
