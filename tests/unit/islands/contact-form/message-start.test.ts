import { describe, expect, it } from 'vitest';
import { startMessage } from '../../../../components/islands/contact-form/message-start.ts';

const interests = {
  '#package=seo-basic': 'I am interested in SEO Basic.',
  '#package=seo-professional': 'I am interested in SEO Professional.',
  '#trade=bakery': 'I run a bakery.',
};

describe('the beginning of the message', () => {
  it('names the package in the address', () => {
    expect(startMessage('', '#package=seo-professional', interests)).toBe(
      'I am interested in SEO Professional.\n',
    );
  });

  it('names the trade that the visitor chose on the home page', () => {
    expect(startMessage('', '#trade=bakery', interests)).toBe('I run a bakery.\n');
  });

  it('keeps existing text', () => {
    expect(startMessage('We are a bakery.', '#package=seo-basic', interests)).toBe(
      'I am interested in SEO Basic.\n\nWe are a bakery.',
    );
  });

  it('changes when the visitor chooses another package', () => {
    const first = startMessage('We are a bakery.', '#package=seo-basic', interests);
    expect(startMessage(first, '#package=seo-professional', interests)).toBe(
      'I am interested in SEO Professional.\n\nWe are a bakery.',
    );
  });

  it('is inserted only once', () => {
    const once = startMessage('', '#package=seo-basic', interests);
    expect(startMessage(once, '#package=seo-basic', interests)).toBe(once);
  });

  it.each(['', '#', '#main', '#package=', '#trade=seo-basic', '#package=toString', '#package=<b>free</b>'])(
    'ignores the fragment "%s"',
    (hash) => {
      expect(startMessage('Hello', hash, interests)).toBe('Hello');
    },
  );
});
