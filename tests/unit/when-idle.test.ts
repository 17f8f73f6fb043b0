import { describe, expect, it } from 'vitest';
import { isTyping, PAUSE } from '../../client/shared/when-idle.ts';

const LETTER = { type: 'input', timeStamp: 1000 };

describe('a visitor', () => {
  it('is typing until a pause after the last letter', () => {
    expect(isTyping([LETTER], 1000)).toBe(true);
    expect(isTyping([LETTER], 1000 + PAUSE - 1)).toBe(true);
    expect(isTyping([LETTER], 1000 + PAUSE)).toBe(false);
    expect(isTyping([LETTER, { type: 'input', timeStamp: 1200 }], 1000 + PAUSE)).toBe(true);
  });

  it('does not delay React after doing something else since', () => {
    for (const type of ['click', 'submit', 'change', 'focusin', 'toast'])
      expect(isTyping([LETTER, { type, timeStamp: 1010 }], 1020)).toBe(false);
  });

  it('who has done nothing yet is not typing', () => {
    expect(isTyping([], 1000)).toBe(false);
  });
});
