import { describe, expect, it } from 'vitest';
import { isTyping, PAUSE } from '../../client/shared/when-idle.ts';

const LETTER = { type: 'input', timeStamp: 1000 };

describe('a visitor', () => {
  it('is taken to type until a pause after the last letter', () => {
    expect(isTyping([LETTER], 1000)).toBe(true);
    expect(isTyping([LETTER], 1000 + PAUSE - 1)).toBe(true);
    expect(isTyping([LETTER], 1000 + PAUSE)).toBe(false);
    expect(isTyping([LETTER, { type: 'input', timeStamp: 1200 }], 1000 + PAUSE)).toBe(true);
  });

  it('is not kept waiting who has done something else since', () => {
    for (const type of ['click', 'submit', 'change', 'focusin', 'toast'])
      expect(isTyping([LETTER, { type, timeStamp: 1010 }], 1020)).toBe(false);
  });

  it('who did nothing yet does not type', () => {
    expect(isTyping([], 1000)).toBe(false);
  });
});
