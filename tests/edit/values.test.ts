import { describe, expect, it } from 'vitest';
import { nameOf, tidied, wordsOf } from '../../client/edit/values.ts';

describe('what a form makes of a value', () => {
  it('leaves out what only the form has: keys without a value, groups that nobody filled in', () => {
    const form = { a: 'x', b: undefined, hours: {}, people: { items: undefined }, kept: {} };
    expect(tidied(form, { a: 'y', kept: {} })).toEqual({ a: 'x', kept: {} });
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
