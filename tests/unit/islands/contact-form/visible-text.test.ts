import { describe, expect, it } from 'vitest';
import {
  cleanLine,
  cleanPhone,
  cleanText,
  visibleLength,
} from '../../../../components/islands/contact-form/visible-text.ts';
import { processorTime } from '../../../setup/processor-time.ts';

describe('the text that is sent', () => {
  it.each([
    ['zero width characters', 'A\u200Bn\u2060a\uFEFF', 'Ana'],
    ['a terminal escape', 'An\u001B[31ma', 'An[31ma'],
    ['a null, a bell and a C1 control', 'A\u0000n\u0007a\u009B', 'Ana'],
    ['direction overrides and isolates', '\u202EanA\u202C \u2066x\u2069', 'anA x'],
    ['a soft hyphen', 'gar\u00ADage', 'garage'],
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

  it('keeps line breaks and tabs of a message, normalized', () => {
    expect(cleanText('  one\r\ntwo\rthree\u2028four\tfive\n')).toBe('one\ntwo\nthree\nfour\tfive');
  });

  it('has names and addresses on one line', () => {
    expect(cleanLine('Ana\r\n\tRuiz')).toBe('Ana Ruiz');
  });

  it.each([
    ['(360) 555-0123', '3605550123'],
    ['+1 360.555.0123', '+13605550123'],
    ['360/555/0123', '3605550123'],
    ['360\u2011555\u20130123', '3605550123'],
    ['\u202A+1\u00A0(360)\u00A0555-0123\u202C', '+13605550123'],
    ['call 555-0123', 'call5550123'],
  ])('contains only the dialed characters of the phone number %s', (typed, sent) => {
    expect(cleanPhone(typed)).toBe(sent);
  });
});

describe('the length of a text', () => {
  it.each([
    ['\u200B'.repeat(10), 0],
    ['\u0001\u0002\u0003', 0],
    ['\u2800\u2800\u2800', 0],
    ['a\n\n\nb', 2],
    ['a\u200Db\u200Cc', 3],
    ['Ten letters', 11],
  ])('counts the visible characters: %j has %i', (text, count) => {
    expect(visibleLength(text)).toBe(count);
  });

  it('is computed quickly for a text of any length', () => {
    const time = processorTime();
    for (const part of ['\u0915\u094D', '👩\u200D', '\u200D', '🏴\u{E0067}', 'a\u0301']) {
      cleanText(part.repeat(30_000));
    }
    expect(time()).toBeLessThan(2000);
  });
});
