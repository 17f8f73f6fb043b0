import { describe, expect, it } from 'vitest';
import { checkEnquiry } from '../../../../components/islands/contact-form/contact-schema.ts';

const good = { name: 'Ana', email: 'ana@example.com', phone: '+13605550100', message: 'Ten letters' };
const errorsOf = (change: Record<string, unknown>) => checkEnquiry({ ...good, ...change }).errors;

describe('the rules of the contact form', () => {
  it('accept an enquiry within the bounds', () => {
    expect(checkEnquiry(good).enquiry).toEqual(good);
  });

  it.each([
    ['name', 'Al', 'Name must be at least 3 characters.'],
    ['name', 'a'.repeat(51), 'Name must be less than 50 characters.'],
    ['email', 'ana@', 'Please enter a valid email.'],
    ['phone', '1234567', 'Phone no. must be at least 8 characters.'],
    ['phone', '1'.repeat(16), 'Phone no. must be less than 15 characters.'],
    ['phone', '555-CALL-NOW', 'Please enter a valid phone number.'],
    ['phone', '(360) 555', 'Phone no. must be at least 8 characters.'],
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
    ['phone', '1'.repeat(8)],
    ['phone', '1'.repeat(15)],
    ['email', `${'a'.repeat(64)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(59)}.example`],
    ['message', 'm'.repeat(10)],
    ['message', 'm'.repeat(500)],
  ])('accept a %s at its bounds', (field, value) => {
    expect(errorsOf({ [field]: value })).toBeUndefined();
  });

  it('give the message of the first broken rule', () => {
    expect(errorsOf({ phone: 'abc' })).toEqual({ phone: 'Phone no. must be at least 8 characters.' });
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

  it('trim values before they are checked and sent', () => {
    expect(errorsOf({ name: '  Al ' })).toEqual({ name: 'Name must be at least 3 characters.' });
    expect(checkEnquiry({ ...good, name: '  Ana  ' }).enquiry?.name).toBe('Ana');
  });

  it('send the visible text, and the digits of a phone number', () => {
    const typed = {
      name: ' An\u200Ba ',
      email: '\uFEFFana@example.com ',
      phone: '+1 (360) 555-0100',
      message: 'Ten\u0000 letters',
    };
    expect(checkEnquiry(typed).enquiry).toEqual({ ...good, phone: '+13605550100', message: 'Ten letters' });
  });
});
