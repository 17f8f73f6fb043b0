import { describe, expect, it } from 'vitest';
import { startMessage, startTyped } from '../../../../components/islands/contact-form/message-start.ts';

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

const starts = { trade: 'Grid: {trade}, {town}', business: 'Check {business}.' };

it.each([
  ['comes before existing text', 'Hello', 'Check A.\nHello'],
  ['is inserted once', 'Check A.\nHello', 'Check A.\nHello'],
  ['replaces the one for an earlier spelling', 'Check B.\nHello', 'Check A.\nHello'],
  ['keeps the one for another offer', 'Grid: B, C\nHello', 'Check A.\nGrid: B, C\nHello'],
  ['replaces one below a package', 'I want Basic.\n\nCheck B.', 'Check A.\nI want Basic.\n'],
  ['leaves words in the same line', 'Check B. Hi.', 'Check A.\nCheck B. Hi.'],
])('the sentence for what was typed on the home page %s', (_what, message, started) => {
  expect(
    startTyped(message, new URLSearchParams('business=A'), new URLSearchParams('business=B'), starts),
  ).toBe(started);
});

it.each([
  ['trade=dentist&town=', 'Grid: dentist, ___\n'],
  ['business=A+%26+B', 'Check A & B.\n'],
  ['trade=+&town=+', undefined],
  ['', undefined],
])('what was typed on the home page, "%s", makes the sentence %s', (typed, started) => {
  expect(startTyped('', new URLSearchParams(typed), new URLSearchParams(), starts)).toBe(started);
});
