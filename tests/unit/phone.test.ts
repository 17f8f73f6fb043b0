import { describe, expect, it } from 'vitest';
import { phonesIn, readPhone } from '../../build/shared/phone.ts';

describe('a phone number', () => {
  it.each([
    '(360) 555-0142',
    '360-555-0142',
    '360.555.0142',
    '3605550142',
    '+1 360 555 0142',
    '+13605550142',
    '13605550142',
    '1-360-555-0142',
    '+1 (360) 555–0142',
    ' 360 / 555 0142 ',
  ])('is shown and dialed in one form, however it is written: %s', (written) => {
    expect(readPhone(written)).toEqual({
      shown: '(360)\u00A0555\u20110142',
      href: 'tel:+13605550142',
      number: '+13605550142',
    });
  });

  it.each(['360-555-0142 x12', '(360) 555-0142, ext. 12', '360.555.0142 extension 12', '3605550142 #12'])(
    'keeps its extension: %s',
    (written) => {
      expect(readPhone(written)).toEqual({
        shown: '(360)\u00A0555\u20110142\u00A0ext.\u00A012',
        href: 'tel:+13605550142;ext=12',
        number: '+13605550142',
      });
    },
  );

  it.each(['555-0142', '1-800-FLOWERS', '060-555-0142', '360-555-01422', 'call us', '', '+1 360 555 014'])(
    'is refused without an area code, with letters, or with too few or too many digits: %s',
    (written) => expect(readPhone(written)).toBeUndefined(),
  );

  it('is recognized in running text, unlike other numbers', () => {
    expect(phonesIn('Call (360) 555-0142 or 1-360-555-0199.')).toEqual(['(360) 555-0142', '1-360-555-0199']);
    expect(phonesIn('From 2024-10-01 on, 1,200 clients, ZIP 98501-1234, $1,100, 3605550142')).toEqual([]);
  });

  it('of another country stays as written, on one line', () => {
    expect(readPhone('+44 20 7946 0958')).toMatchObject({
      shown: '+44\u00A020\u00A07946\u00A00958',
      href: 'tel:+442079460958',
    });
    for (const written of ['+44 (0)20 7946 0958', '+44-(0)20 7946 0958'])
      expect(readPhone(written)?.href).toBe('tel:+442079460958');
  });
});
