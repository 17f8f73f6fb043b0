import { describe, expect, it } from 'vitest';
import { startMessage, typedSentence } from '../../../../components/islands/contact-form/message-start.ts';

const interests = { '#package=basic': 'I want Basic.', '#trade=bakery': 'I run a bakery.' };

describe('the beginning of the message', () => {
  it.each([
    ['names the package in the address', '', '#package=basic', 'I want Basic.\n'],
    ['keeps existing text', 'Hello', '#trade=bakery', 'I run a bakery.\n\nHello'],
    ['changes with the choice', 'I run a bakery.\n\nHello', '#package=basic', 'I want Basic.\n\nHello'],
    ['is inserted once', 'I run a bakery.\n', '#trade=bakery', 'I run a bakery.\n'],
  ])('%s', (_what, message, hash, started) => {
    expect(startMessage(message, hash, interests)).toBe(started);
  });

  it.each(['', '#main', '#package=', '#trade=basic', '#package=toString'])('ignores "%s"', (hash) => {
    expect(startMessage('Hello', hash, interests)).toBe('Hello');
  });
});

it.each([
  ['message=Hi#typed&trade=dentist&town=', 'Grid: dentist, ___'],
  ['#typed&business=A+%26+B', 'Check A & B'],
  ['message=Hi#package=seo', undefined],
])('what was typed on the home page, in the draft "%s", makes the sentence %s', (draft, sentence) => {
  expect(typedSentence(draft, { trade: 'Grid: {trade}, {town}', business: 'Check {business}' })).toBe(
    sentence,
  );
});
