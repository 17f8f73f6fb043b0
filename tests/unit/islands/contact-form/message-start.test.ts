import { describe, expect, it } from 'vitest';
import { gridSentence, startMessage } from '../../../../components/islands/contact-form/message-start.ts';

const interests = {
  '#package=basic': 'I want Basic.',
  '#package=pro': 'I want Pro.',
  '#trade=bakery': 'I run a bakery.',
};

describe('the beginning of the message', () => {
  it.each([
    ['names the package in the address', '', '#package=basic', 'I want Basic.\n'],
    ['names the trade that the visitor chose on the home page', '', '#trade=bakery', 'I run a bakery.\n'],
    ['keeps existing text', 'Hello', '#trade=bakery', 'I run a bakery.\n\nHello'],
    ['changes with the choice', 'I want Basic.\n\nHello', '#package=pro', 'I want Pro.\n\nHello'],
    ['is inserted once', 'I run a bakery.\n', '#trade=bakery', 'I run a bakery.\n'],
  ])('%s', (_what, message, hash, started) => {
    expect(startMessage(message, hash, interests)).toBe(started);
  });

  it.each(['', '#', '#main', '#package=', '#trade=basic', '#package=toString', '#package=<b>free</b>'])(
    'ignores the fragment "%s"',
    (hash) => {
      expect(startMessage('Hello', hash, interests)).toBe('Hello');
    },
  );
});

it.each([
  ['message=Hi#grid&trade=dentist&town=', 'Dentist: dentist, ___'],
  ['message=Hi#package=seo', undefined],
])('a trade and a town in the draft "%s" make the sentence %s', (draft, sentence) => {
  expect(gridSentence(draft, 'Dentist: {trade}, {town}')).toBe(sentence);
});
