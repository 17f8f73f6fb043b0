const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** `October 1, 2026` -> `2026-10-01`. @returns undefined for a date that does not exist or has another form */
export function isoDay(text: string): string | undefined {
  const [, month = '', day = ''] = /^([A-Z][a-z]+) (\d{1,2}), \d{4}$/.exec(text) ?? [];
  const date = new Date(`${text} UTC`);
  // The parser takes other forms too, and February 30 for March 2.
  const exists = day !== '' && date.getUTCDate() === Number(day) && MONTHS[date.getUTCMonth()] === month;
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
