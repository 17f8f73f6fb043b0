import { expect, it } from 'vitest';
import { createTypeahead } from '../../../../components/islands/menu/typeahead.ts';

const LIST = ['Social media', 'Local SEO', 'SEO', 'PPC', 'Website design', 'Local listing'];

/** A key, the entry with the focus (none if it is left out), and the ms before the key. */
type Typed = [key: string, focused?: number, pause?: number];

it.each<[string, Typed[], number | undefined, string[]?]>([
  ['finds the first entry with that letter', [['p']], 3],
  ['ignores case', [['P']], 3],
  ['moves on from the focused entry', [['s', 0]], 2],
  ['wraps around', [['s', 2]], 0],
  ['stays on the only entry with that letter', [['p', 3]], 3],
  ['narrows the search with further letters', [['s'], ['e', 0]], 2],
  ['stays while they still match', [['s'], ['e', 0], ['o', 2]], 2],
  ['accepts a space within a name', [['l'], ['o', 1], ['c', 1], ['a', 1], ['l', 1], [' ', 1], ['l', 1]], 5],
  ['finds nothing for other letters', [['x']], undefined],
  ['ignores a space as the first key, which opens and closes the list', [[' '], ['p']], 3],
  ['ignores keys that are not letters', [['Shift'], ['Enter'], ['p']], 3],
  ['keeps the letters for 1000 ms', [['s'], ['e', 0, 1000]], 2],
  ['starts over after more than 1000 ms', [['s'], ['p', 0, 1001]], 3],
  ['counts them from the last letter', [['s'], ['e', 0, 800], ['o', 2, 800]], 2],
  ['takes a space as a first key again after that', [['l'], [' ', 1, 1001], ['p', 1]], 3],
  ['finds nothing in an empty list', [['a']], undefined, []],
])('typing in a list %s', (_what, keys, entry, entries = LIST) => {
  let now = 5000;
  const typeahead = createTypeahead(() => now);
  const found = keys.map(([key, focused = -1, pause = 0]) => {
    now += pause;
    return typeahead(key, entries, focused);
  });
  expect(found.at(-1)).toBe(entry);
});
