const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** `October 1, 2026` -> `2026-10-01`. @returns undefined for a date that does not exist or has another form */
export function isoDay(text: string): string | undefined {
  const [, month = '', day = '', year = ''] = /^([A-Z][a-z]+) (\d{1,2}), (\d{4})$/.exec(text) ?? [];
  const date = new Date(Date.UTC(Number(year), MONTHS.indexOf(month), Number(day)));
  const exists = MONTHS.includes(month) && date.getUTCDate() === Number(day);
  return exists ? date.toISOString().slice(0, 10) : undefined;
}

/** `December 31, 2026` -> `2027-01-01`. @returns undefined for a date that does not exist or has another form */
export function dayAfter(text: string): string | undefined {
  const day = isoDay(text);
  return day && new Date(Date.parse(day) + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}

/** `2026-11-22` in the time zone of the machine. */
export const localDay = (now: Date): string =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
