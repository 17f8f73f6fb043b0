import { describe, expect, it, onTestFinished, vi } from 'vitest';
import * as z from 'zod';
import { checkEnquiry, RULES } from '../../../../components/islands/contact-form/contact-rules.ts';
import { messageOf } from '../../../../components/islands/contact-form/field-rules.ts';

const good = { name: 'Ana', email: 'ana@example.com', phone: '+13605550100', message: 'Ten letters' };
const errorsOf = (change: Record<string, unknown>) => checkEnquiry({ ...good, ...change }).errors;

describe('the rules of the contact form', () => {
  it.each([
    ['name', ' Al ', 'Name must be at least 3 characters.'],
    ['name', 'a'.repeat(51), 'Name must be less than 50 characters.'],
    ['email', 'ana@', 'Please enter a valid email.'],
    ['phone', '1234567', 'Phone no. must be at least 8 characters.'],
    ['phone', '1'.repeat(16), 'Phone no. must be less than 15 characters.'],
    ['phone', '555-CALL-NOW', 'Please enter a valid phone number.'],
    ['phone', 'abc', 'Phone no. must be at least 8 characters.'],
    ['phone', '(360) 555', 'Phone no. must be at least 8 characters.'],
    ['phone', '360 555 012\u0663', 'Please enter a valid phone number.'],
    ['email', `${'a'.repeat(243)}@example.com`, 'Please enter a valid email.'],
    ['message', 'Too short', 'Message must be at least 10 characters.'],
    ['message', 'm'.repeat(501), 'Message must be less than 500 characters.'],
  ])('say of the %s "%.20s": %s', (field, value, message) => {
    expect(errorsOf({ [field]: value })).toEqual({ [field]: message });
  });

  it.each([
    ['name', 'a'.repeat(3)],
    ['name', 'a'.repeat(50)],
    ['phone', '1'.repeat(8)],
    ['phone', '1'.repeat(15)],
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
    const required = Object.keys(good).map((field) => [field, 'Required']);
    expect(checkEnquiry({}).errors).toEqual(Object.fromEntries(required));
  });

  it('send only the fields of the form, and of each only what is visible', () => {
    const typed = {
      name: '  An\u200Ba ',
      email: '\uFEFFana\u200B@example.com ',
      message: 'Ten\u0000 letters',
    };
    const values = { ...good, ...typed, company: 'Lantern' };
    expect(checkEnquiry(values).enquiry).toEqual(good);
  });
});

it.each([
  ['(360) 555-0123', '3605550123'],
  ['+1 360.555.0123', '+13605550123'],
  ['360/555/0123', '3605550123'],
  ['360\u2011555\u20130123', '3605550123'],
  ['\u202A+1\u00A0(360)\u00A0555-0123\u202C', '+13605550123'],
  ['\u200B(360)\u200D 555\u22120123\uFEFF', '3605550123'],
])('the phone number that is sent contains only the dialed characters of %s', (phone, sent) => {
  expect(checkEnquiry({ ...good, phone }).enquiry?.phone).toBe(sent);
});

describe('the length of a text', () => {
  /** The one number of characters that the rules of a message find in a text. */
  const lengthsOf = (text: string) =>
    Array.from({ length: 20 }, (_, length) => length).filter(
      (length) => !messageOf(text, [RULES.message[0], [`^[^]{${length}}$`, 'has another length']]),
    );

  it.each([
    ['\u200B'.repeat(10), 0],
    ['\u2800\u2800\u2800', 0],
    ['\u0001\u0002\u0003', 0],
    ['a\n\n\nb', 2],
    ['a\r\nb', 2],
    ['a\u200Db\u200Cc', 3],
    ['Ten letters', 11],
    ['e\u0301', 1],
    ['می‌خواهم', 7],
    ['👨‍👩‍👧‍👦👩🏽‍⚕️🏳️‍🌈🇺🇸🏴󠁧󠁢󠁥󠁮󠁧󠁿', 5],
    ['1️⃣❤️☝🏽', 3],
  ])('counts what a person sees as characters: %j has %i', (text, count) => {
    expect(lengthsOf(text)).toEqual([count]);
  });

  it('counts each accent in a browser without Intl.Segmenter, and still no half of an emoji', () => {
    vi.stubGlobal('Intl', {});
    onTestFinished(() => void vi.unstubAllGlobals());
    expect(lengthsOf('e\u0301')).toEqual([2]);
    expect(lengthsOf('Ana 🙂\u200B')).toEqual([5]);
    expect(checkEnquiry(good).enquiry).toEqual(good);
  });
});

it('the rule for email addresses accepts and refuses the same ones as zod', () => {
  const BEFORE = "ana ANA a+b o'b ana' 'a ' - _ a.b.c .ana ana. ana..b a@b josé \"ana\" ana! a\tb".split(' ');
  const AFTER = `example.com EXAMPLE.COM a-b.c-d.example xn--mnchen-3ya.example example..com .example.com
    example.com. -example.com example-.com example example.c example.c0m example.1co exa_mple.com [192.168.0.1]
    192.168.0.1 münchen.example`.split(/\s+/);

  const addresses = BEFORE.flatMap((name) =>
    [...AFTER, '', 'example.com\n'].map((site) => `${name}@${site}`),
  );
  const [pattern] = RULES.email.at(-1) as [string, string];
  const accepted = addresses.filter((address) => address.match(pattern));
  expect(accepted).toEqual(addresses.filter((address) => z.regexes.email.test(address)));
  expect(accepted).toContain("o'b@a-b.c-d.example");
  expect(accepted.length).toBeLessThan(addresses.length / 2);
});
