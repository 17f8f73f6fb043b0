import { describe, expect, it } from 'vitest';
import { overlappingHours, readDays, readHours, readTime } from '../../schemas/hours.ts';

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

describe('days', () => {
  it.each([
    ['Monday to Friday', WEEKDAYS],
    ['mon. – fri.', WEEKDAYS],
    ['Mondays through Fridays', WEEKDAYS],
    ['Tues and Thurs', ['Tuesday', 'Thursday']],
    ['Saturday to Monday', ['Monday', 'Saturday', 'Sunday']],
    ['Daily', [...WEEKDAYS, 'Saturday', 'Sunday']],
  ])('are understood in any usual form: %s', (written, days) => expect(readDays(written)).toEqual(days));

  it.each(['Weekdays', 'Mon to', 'M-F', '', 'Funday'])('are not understood: %s', (written) => {
    expect(readDays(written)).toBeUndefined();
  });
});

describe('a time', () => {
  it.each([
    ['9 AM to 5 PM', '09:00', '17:00'],
    ['9-5:30pm', '09:00', '17:30'],
    ['1–5 p.m.', '13:00', '17:00'],
    ['10 a.m. until noon', '10:00', '12:00'],
    ['09:00 - 17:00', '09:00', '17:00'],
    ['Open 24 hours', '00:00', '23:59'],
  ])('is understood in any usual form: %s', (written, from, to) => {
    expect(readTime(written)).toEqual({ from, to });
  });

  it.each(['9 to 5', '9 AM', '5 PM to 9 AM', '13 PM to 14 PM', '9 AM to 5 PM to 6 PM', 'by appointment'])(
    'is refused if it is no time or ambiguous: %s',
    (written) => expect(readTime(written)).toBeUndefined(),
  );
});

describe('hours', () => {
  it('are shown in one form', () => {
    const shown = [
      ['mon-fri', '9-5:30pm'],
      ['Sat', '24 hours'],
      ['Sun', 'closed'],
    ].map(([days = '', time = '']) => readHours({ days, time }));
    expect(shown.map(({ days, time }) => [days, time])).toEqual([
      ['Monday to Friday', '9\u00A0AM to 5:30\u00A0PM'],
      ['Saturday', 'Open 24 hours'],
      ['Sunday', 'Closed'],
    ]);
  });

  it('may have a break at noon, but not overlap on a day', () => {
    const morning = readHours({ days: 'Mon-Fri', time: '9 AM to 12 PM' });
    const afternoon = readHours({ days: 'Mon-Fri', time: '1 PM to 5 PM' });
    const long = readHours({ days: 'Wed', time: '11 AM to 8 PM' });
    const closed = readHours({ days: 'Fri', time: 'Closed' });
    expect(overlappingHours([morning, afternoon])).toBeUndefined();
    expect(overlappingHours([morning, long])).toBe(1);
    expect(overlappingHours([morning, afternoon, closed])).toBe(2);
  });
});
