import { describe, expect, it } from 'vitest';
import { cleanLine, cleanText } from '../../../../components/islands/contact-form/visible-text.ts';

describe('the text that is sent', () => {
  it.each([
    ['zero width characters', 'A\u200Bn\u2060a\uFEFF', 'Ana'],
    ['a null, a bell and a C1 control', 'A\u0000n\u0007a\u009B', 'Ana'],
    ['direction overrides and isolates', '\u202EanA\u202C \u2066x\u2069', 'anA x'],
    ['Hangul fillers', '\u3164Ana\uFFA0', 'Ana'],
    ['half of an emoji', 'Ana \uD83D', 'Ana'],
    ['letters smuggled in behind an emoji', '🙂\u{E0068}\u{E0069}\u{E007F}', '🙂'],
    ['joiners between letters that never join', 'J\u200Do\u200Ce', 'Joe'],
  ])('contains no invisible characters: %s', (_what, typed, sent) => {
    expect(cleanText(typed)).toBe(sent);
    expect(cleanLine(typed)).toBe(sent);
  });

  it.each([
    '👨‍👩‍👧‍👦 👩🏽‍⚕️ 🏳️‍🌈 🏴‍☠️ ❤️ 👩‍❤️‍💋‍👨',
    '🏴󠁧󠁢󠁥󠁮󠁧󠁿 🇺🇸 1️⃣ #️⃣ ©️ ☝🏽',
    'می‌خواهم',
    'क्‍ष and ශ්‍රී',
    'José Ñandú, Zoë Müller, 李小龍, Nguyễn',
    'e\u0301 and a\u0308',
  ])('keeps emoji, marks and joined letters: %s', (text) => {
    expect(cleanText(text)).toBe(text);
  });

  it('keeps line breaks and tabs of a message, normalized, but has names on one line', () => {
    expect(cleanText('  one\r\ntwo\rthree\u2028four\tfive\n')).toBe('one\ntwo\nthree\nfour\tfive');
    expect(cleanLine('Ana\r\n\tRuiz')).toBe('Ana Ruiz');
  });

  it.each(['\u0915\u094D', '👩\u200D', '\u200D', '🏴\u{E0067}', 'a\u0301'])(
    'does not take forever, however long it is: %j',
    (part) => {
      expect(cleanText(part.repeat(30_000)).length).toBeLessThanOrEqual(30_000 * part.length);
    },
  );
});
