const LONG = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** `October 1, 2026` -> `2026-10-01`. @returns undefined for a date that does not exist or has another form */
export function isoDay(text: string): string | undefined {
  const day = Date.parse(`${text} UTC`);
  // The parser takes other forms too, and February 30 for March 2.
  const exists = !Number.isNaN(day) && LONG.format(day) === text.replace(/ 0(?=\d,)/, ' ');
  return exists ? new Date(day).toISOString().slice(0, 10) : undefined;
}

/** `December 31, 2026` -> `2027-01-01`. @returns undefined for a date that does not exist or has another form */
export function dayAfter(text: string): string | undefined {
  const day = isoDay(text);
  return day && new Date(Date.parse(day) + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}

/** `2026-11-22` in the time zone of the machine. */
export const localDay = (now: Date): string =>
  new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
