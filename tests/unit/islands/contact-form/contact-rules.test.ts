import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { checkEnquiry, RULES } from '../../../../components/islands/contact-form/contact-rules.ts';
import { messageOf } from '../../../../components/islands/contact-form/field-rules.ts';

const good = { name: 'Ana', email: 'ana@example.com', phone: '+13605550100', message: 'Ten letters' };
const errorsOf = (change: Record<string, unknown>) => checkEnquiry({ ...good, ...change }).errors;

/** "é" as a letter and an accent. */
const ACCENTED = 'e\u0301';

describe('the rules of the contact form', () => {
  it('accept an enquiry within the bounds', () => {
    expect(checkEnquiry(good).enquiry).toEqual(good);
  });

  it.each([
    ['name', ' Al ', 'Name must be at least 3 characters.'],
    ['name', 'a'.repeat(51), 'Name must be less than 50 characters.'],
    ['name', ACCENTED.repeat(2), 'Name must be at least 3 characters.'],
    ['name', ACCENTED.repeat(51), 'Name must be less than 50 characters.'],
    ['name', '👨‍👩‍👧‍👦🇺🇸', 'Name must be at least 3 characters.'],
    ['name', '👨‍👩‍👧‍👦'.repeat(51), 'Name must be less than 50 characters.'],
    ['email', 'ana@', 'Please enter a valid email.'],
    ['phone', '1234567', 'Phone no. must be at least 8 characters.'],
    ['phone', '1'.repeat(16), 'Phone no. must be less than 15 characters.'],
    ['phone', '555-CALL-NOW', 'Please enter a valid phone number.'],
    ['phone', 'abc', 'Phone no. must be at least 8 characters.'],
    ['phone', '(360) 555', 'Phone no. must be at least 8 characters.'],
    ['phone', '360 555 012\u0663', 'Please enter a valid phone number.'],
    ['phone', '360 555 012\u0661\u0301', 'Please enter a valid phone number.'],
    ['email', `${'a'.repeat(243)}@example.com`, 'Please enter a valid email.'],
    ['name', 'Al\u200B\u200B', 'Name must be at least 3 characters.'],
    ['message', `Too short${'\u2060'.repeat(20)}`, 'Message must be at least 10 characters.'],
    ['message', 'one\n\n\n\ntwo\n', 'Message must be at least 10 characters.'],
    ['message', 'Too short', 'Message must be at least 10 characters.'],
    ['message', 'm'.repeat(501), 'Message must be less than 500 characters.'],
  ])('say of the %s "%.20s": %s', (field, value, message) => {
    expect(errorsOf({ [field]: value })).toEqual({ [field]: message });
  });

  it.each([
    ['name', 'a'.repeat(3)],
    ['name', 'a'.repeat(50)],
    ['name', ACCENTED.repeat(3)],
    ['name', ACCENTED.repeat(50)],
    ['name', '👨‍👩‍👧‍👦'.repeat(50)],
    ['phone', '1'.repeat(8)],
    ['phone', '1'.repeat(15)],
    ['phone', `${'1 '.repeat(14)}1`],
    ['email', `${'a'.repeat(64)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(59)}.example`],
    ['message', 'm'.repeat(10)],
    ['message', 'm'.repeat(500)],
    ['message', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'.repeat(500)],
  ])('accept a %s at its bounds', (field, value) => {
    expect(errorsOf({ [field]: value })).toBeUndefined();
  });

  it('give an empty field its minimum message, and a missing one "Required"', () => {
    expect(checkEnquiry({ name: '', email: '', phone: '', message: '' }).errors).toEqual({
      name: 'Name must be at least 3 characters.',
      email: 'Please enter a valid email.',
      phone: 'Phone no. must be at least 8 characters.',
      message: 'Message must be at least 10 characters.',
    });
    expect(checkEnquiry({}).errors).toEqual({
      name: 'Required',
      email: 'Required',
      phone: 'Required',
      message: 'Required',
    });
  });

  it('send the visible text, and the digits of a phone number', () => {
    const typed = {
      name: '  An\u200Ba ',
      email: '\uFEFFana@example.com ',
      phone: '+1 (360) 555-0100',
      message: 'Ten\u0000 letters',
    };
    expect(checkEnquiry(typed).enquiry).toEqual({ ...good, phone: '+13605550100', message: 'Ten letters' });
  });

  it('send only the fields of the form', () => {
    expect(checkEnquiry({ ...good, company: 'Lantern' } as typeof good).enquiry).toEqual(good);
  });

  it('are the same after the page has passed them to its script', () => {
    expect(JSON.parse(JSON.stringify(RULES))).toEqual(RULES);
  });
});

describe('the phone number that is sent', () => {
  it.each([
    ['(360) 555-0123', '3605550123'],
    ['+1 360.555.0123', '+13605550123'],
    ['360/555/0123', '3605550123'],
    ['360\u2011555\u20130123', '3605550123'],
    ['\u202A+1\u00A0(360)\u00A0555-0123\u202C', '+13605550123'],
    ['\u200B(360)\u200D 555\u22120123\uFEFF', '3605550123'],
  ])('contains only the dialed characters of %s', (phone, sent) => {
    expect(checkEnquiry({ ...good, phone }).enquiry?.phone).toBe(sent);
  });
});

describe('the length of a text', () => {
  afterEach(() => vi.unstubAllGlobals());

  /** The one number of characters that the rules of a message find in a text. */
  const lengthsOf = (text: string) =>
    Array.from({ length: 20 }, (_, length) => length).filter(
      (length) => !messageOf(text, [RULES.message[0], [`^[^]{${length}}$`, 'has another length']]),
    );

  it.each([
    ['\u200B'.repeat(10), 0],
    ['\u0001\u0002\u0003', 0],
    ['\u2800\u2800\u2800', 0],
    ['a\n\n\nb', 2],
    ['a\r\nb', 2],
    ['a\u200Db\u200Cc', 3],
    ['Ten letters', 11],
    [' Ten\u00A0letters ', 11],
    [ACCENTED, 1],
    ['J\u006F\u0301se\u0301', 4],
    ['می‌خواهم', 7],
    ['李小龍', 3],
    ['👨‍👩‍👧‍👦👩🏽‍⚕️🏳️‍🌈🇺🇸🏴󠁧󠁢󠁥󠁮󠁧󠁿', 5],
    ['🇺🇸🇺🇸🇺🇸🇺🇸🇺🇸', 5],
    ['1️⃣❤️☝🏽', 3],
  ])('counts what a person sees as characters: %j has %i', (text, count) => {
    expect(lengthsOf(text)).toEqual([count]);
  });

  it('counts each accent in a browser without Intl.Segmenter, and still no half of an emoji', () => {
    vi.stubGlobal('Intl', {});
    expect(lengthsOf(ACCENTED)).toEqual([2]);
    expect(lengthsOf('Ana 🙂\u200B')).toEqual([5]);
    expect(checkEnquiry(good).enquiry).toEqual(good);
  });
});

describe('the rule for email addresses', () => {
  const TRICKY = [
    'ana@example.com',
    'ana+lamps@example.com',
    "o'brien@example.com",
    "ana'@example.com",
    "'@example.com",
    "'a@example.com",
    '-@example.com',
    '_@example.com',
    'a.b.c@example.com',
    '.ana@example.com',
    'ana.@example.com',
    'ana..b@example.com',
    'ana@example..com',
    'ana@.example.com',
    'ana@example.com.',
    'ana@-example.com',
    'ana@example-.com',
    'ana@a-b.c-d.example',
    'ana@example',
    'ana@example.c',
    'ana@example.c0m',
    'ana@example.1co',
    'ana@192.168.0.1',
    'ana@[192.168.0.1]',
    'ANA@EXAMPLE.COM',
    'ana@ana@example.com',
    'ana@münchen.example',
    'josé@example.com',
    '"ana"@example.com',
    'ana ruiz@example.com',
    'ana@example.com\n',
    'ana@exa_mple.com',
    'ana@xn--mnchen-3ya.example',
    'ana!@example.com',
    '@example.com',
    '',
  ];

  it('accepts and refuses the same addresses as zod', () => {
    const [pattern] = RULES.email.at(-1) as [string, string];
    const accepted = TRICKY.filter((address) => address.match(pattern));
    expect(accepted).toEqual(TRICKY.filter((address) => z.regexes.email.test(address)));
    expect(accepted).toHaveLength(11);
  });
});
