import { expect, it } from 'vitest';
import { linesOf, markdownOf, ofKind } from '../../client/edit/typed-text.ts';
import { isTyped, nameOf, tidied, wordsOf } from '../../client/edit/values.ts';

it('what a form makes of a value leaves out what only the form has: keys without a value, groups that nobody filled in', () => {
  const form = { a: 'x', b: undefined, hours: {}, people: { items: undefined }, kept: {} };
  expect(tidied(form, { a: 'y', kept: {} })).toEqual({ a: 'x', kept: {} });
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

it('what is typed becomes a value of the kinds that the field may have', () => {
  const amount = [{ type: 'boolean', const: true }, { type: 'number' }, { type: 'string' }];
  expect(
    ['true', '15', '-1.5', '1.50', '15 a month', 'One\nTwo'].map((text) => ofKind(text, amount)),
  ).toEqual([true, 15, -1.5, '1.50', '15 a month', 'One\nTwo']);
  const phone = [{ type: 'string' }, { type: 'integer' }];
  expect(['3605550142', 'true'].map((text) => ofKind(text, phone))).toEqual(['3605550142', 'true']);
  const lines = [{ type: 'string' }, { type: 'array' }];
  expect(['One', 'One\nTwo\n'].map((text) => ofKind(text, lines))).toEqual(['One', ['One', 'Two']]);
});

it('bullets of a word processor become a list', () => {
  expect(linesOf(' •\tOne\r\n\n· Two\nThree • four ')).toEqual(['One', 'Two', 'Three • four']);
  expect(linesOf('o\tOne\n§\tTwo\n–\tThree\n- Four\n5.\tFive\no Six\na.\tSeven\niv)\tEight')).toEqual([
    'One',
    'Two',
    'Three',
    'Four',
    'Five',
    'o Six',
    'Seven',
    'Eight',
  ]);
  expect(markdownOf('Before:\n\n•\tOne\n  ▪ Two\no\tThree\n')).toBe('Before:\n\n- One\n- Two\n- Three\n');
  // A clause may refer to them.
  expect(markdownOf('(a)\tOne\nb.\tTwo\n§\tThree')).toBe('- (a) One\n- b. Two\n- § Three');
});

it('a word that is typed is told from an entry that is moved, added or removed', () => {
  const value = { lead: 'x', list: [{ a: 1 }, { a: 2 }] };
  for (const list of [
    [{ a: 1 }, { a: 3 }],
    [{ a: 1 }, {}],
    [{ a: 1 }, { a: 2, b: 3 }],
  ])
    expect(isTyped(value, { ...value, list })).toBe(true);
  for (const list of [[{ a: 2 }, { a: 1 }], [{ a: 1 }], [...value.list, '']])
    expect(isTyped(value, { ...value, list })).toBe(false);
});
