import { describe, expect, it } from 'vitest';
import { merged, nameOf, tidied, withValueAt, wordsOf } from '../../../client/edit/values.ts';

describe('changes of two windows', () => {
  const saved = { hero: { headline: 'A', subline: 'B' }, list: [{ name: 'x' }, { name: 'y' }], gone: 'old' };

  it('come together where they touch different fields', () => {
    const mine = { ...saved, hero: { headline: 'Mine', subline: 'B' } };
    const theirs = {
      ...saved,
      hero: { headline: 'A', subline: 'Theirs' },
      list: [{ name: 'x' }, { name: 'Z' }],
    };
    expect(merged(saved, mine, theirs)).toEqual({
      hero: { headline: 'Mine', subline: 'Theirs' },
      list: [{ name: 'x' }, { name: 'Z' }],
      gone: 'old',
    });
  });

  it('keep mine where both touch one field, and what either has removed stays away', () => {
    const { gone: _gone, ...without } = saved;
    const mine = { ...without, hero: { headline: 'Mine', subline: 'B' } };
    const theirs = { ...saved, hero: { headline: 'Theirs', subline: 'B' } };
    expect(merged(saved, mine, theirs)).toEqual({ ...without, hero: { headline: 'Mine', subline: 'B' } });
    expect(merged(saved, { ...saved, added: 1 }, without)).toEqual({ ...without, added: 1 });
  });

  it('keep my list where mine has other entries', () => {
    const mine = { ...saved, list: [{ name: 'y' }] };
    expect(merged(saved, mine, { ...saved, list: [{ name: 'T' }, { name: 'y' }] })).toEqual(mine);
  });
});

describe('what a form makes of a value', () => {
  it('leaves out what only the form has: keys without a value, groups that nobody filled in', () => {
    const form = { a: 'x', b: undefined, hours: {}, people: { items: undefined }, kept: {} };
    expect(tidied(form, { a: 'y', kept: {} })).toEqual({ a: 'x', kept: {} });
  });

  it('changes a value within lists and groups, and nothing beside it', () => {
    const value = { list: [{ a: 1 }, { a: 2 }] };
    expect(withValueAt(value, ['list', 1, 'a'], 3)).toEqual({ list: [{ a: 1 }, { a: 3 }] });
    expect(value).toEqual({ list: [{ a: 1 }, { a: 2 }] });
  });
});

it('keys are words, and entries have the name of their first text', () => {
  expect([wordsOf('actionAbout'), wordsOf('Landing pages'), wordsOf('$text')]).toEqual([
    'Action about',
    'Landing pages',
    'Text',
  ]);
  expect(nameOf({ stars: 5, name: 'Ada' })).toBe('Ada');
  expect(nameOf({ inner: { title: 'Deep' } })).toBe('Deep');
  expect(nameOf('Keywords')).toBe('Keywords');
});
