import { describe, expect, it } from 'vitest';
import { createTypeahead } from '../../../../components/islands/menu/typeahead.ts';

const ENTRIES = ['Social media', 'Local SEO', 'SEO', 'PPC', 'Website design', 'Local listing'];

/** A search with a clock that the test controls. */
function search() {
  const clock = { now: 5000 };
  const typeahead = createTypeahead(() => clock.now);
  return { clock, type: (key: string, at = -1) => typeahead(key, ENTRIES, at) };
}

describe('typing in a list', () => {
  it('finds the first entry with that letter, upper or lower case', () => {
    expect(search().type('p')).toBe(3);
    expect(search().type('P')).toBe(3);
  });

  it('moves on from the focused entry with one letter, and wraps around', () => {
    expect(search().type('s', 0)).toBe(2);
    expect(search().type('s', 2)).toBe(0);
  });

  it('stays on the focused entry if no other begins with that letter', () => {
    expect(search().type('p', 3)).toBe(3);
  });

  it('narrows the search with further letters, and stays while they still match', () => {
    const { type } = search();
    expect(type('s')).toBe(0);
    expect(type('e', 0)).toBe(2);
    expect(type('o', 2)).toBe(2);
  });

  it('accepts a space within a name', () => {
    const { type } = search();
    for (const key of 'local') type(key);
    expect(type(' ', 1)).toBe(1);
    expect(type('l', 1)).toBe(5);
  });

  it('finds nothing for letters with which no entry begins', () => {
    expect(search().type('x')).toBeUndefined();
  });

  it('ignores a space as the first key, which opens and closes the list', () => {
    const { type } = search();
    expect(type(' ')).toBeUndefined();
    expect(type('p')).toBe(3);
  });

  it('ignores keys that are not letters', () => {
    const { type } = search();
    expect(type('Shift')).toBeUndefined();
    expect(type('Enter')).toBeUndefined();
    expect(type('p')).toBe(3);
  });

  it('finds nothing in an empty list', () => {
    expect(createTypeahead(() => 0)('a', [], -1)).toBeUndefined();
  });
});

describe('a pause in typing', () => {
  it('of up to 1000 ms keeps the letters', () => {
    const { clock, type } = search();
    type('s');
    clock.now += 1000;
    expect(type('e', 0)).toBe(2);
  });

  it('of more than 1000 ms starts over', () => {
    const { clock, type } = search();
    type('s');
    clock.now += 1001;
    expect(type('p', 0)).toBe(3);
  });

  it('is measured from the last letter', () => {
    const { clock, type } = search();
    type('s');
    clock.now += 800;
    type('e', 0);
    clock.now += 800;
    expect(type('o', 2)).toBe(2);
  });

  it('of more than 1000 ms makes a space a first key again', () => {
    const { clock, type } = search();
    type('l');
    clock.now += 1001;
    expect(type(' ', 1)).toBeUndefined();
    expect(type('p', 1)).toBe(3);
  });
});
