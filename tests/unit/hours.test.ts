import { describe, expect, it } from 'vitest';
import { overlappingHours, readDays, readHours, readTime } from '../../schemas/hours.ts';

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

it.each<[string, string[] | undefined]>([
  ['Monday to Friday', WEEKDAYS],
  ['mon. – fri.', WEEKDAYS],
  ['Mondays through Fridays', WEEKDAYS],
  ['Tues and Thurs', ['Tuesday', 'Thursday']],
  ['Saturday to Monday', ['Monday', 'Saturday', 'Sunday']],
  ['Daily', [...WEEKDAYS, 'Saturday', 'Sunday']],
  ...['Weekdays', 'Mon to', 'M-F', '', 'Funday', 'Mon-Wed-Fri'].map((written): [string, undefined] => [
    written,
    undefined,
  ]),
])('days are understood in any usual form, and otherwise not: %s', (written, days) =>
  expect(readDays(written)).toEqual(days),
);

it.each<[string, { from: string; to: string } | undefined]>([
  ['9 AM to 5 PM', { from: '09:00', to: '17:00' }],
  ['9-5:30pm', { from: '09:00', to: '17:30' }],
  ['1–5 p.m.', { from: '13:00', to: '17:00' }],
  ['10 a.m. until noon', { from: '10:00', to: '12:00' }],
  ['09:00 - 17:00', { from: '09:00', to: '17:00' }],
  ['9 AM to midnight', { from: '09:00', to: '23:59' }],
  ['5 to midnight', { from: '17:00', to: '23:59' }],
  ['09:00 to midnight', { from: '09:00', to: '23:59' }],
  ['17:00 to midnight', { from: '17:00', to: '23:59' }],
  ['Open 24 hours', { from: '00:00', to: '23:59' }],
  ...[
    '9:00 to midnight',
    '10:30 to midnight',
    '9 to 5',
    '9 AM',
    '5 PM to 9 AM',
    '13 PM to 14 PM',
    '9 AM to 5 PM to 6 PM',
    'on request',
  ].map((written): [string, undefined] => [written, undefined]),
])('a time is understood in any usual form, and refused if it is none or ambiguous: %s', (written, time) =>
  expect(readTime(written)).toEqual(time),
);

describe('hours', () => {
  it.each([
    ['mon-fri', '9-5:30pm', ['Monday to Friday', '9\u00A0AM to 5:30\u00A0PM']],
    ['Sat', '24 hours', ['Saturday', 'Open 24 hours']],
    ['Sat', '5 PM-12 AM', ['Saturday', '5\u00A0PM to midnight']],
    ['Sun', 'closed', ['Sunday', 'Closed']],
    ['Sun', 'by appointment only', ['Sunday', 'By appointment']],
  ])('are shown in one form: %s, %s', (days, time, shown) =>
    expect(readHours({ days, time })).toMatchObject({ days: shown[0], time: shown[1] }),
  );

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
