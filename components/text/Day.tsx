import { isoDay } from '../../schemas/fields.ts';

/** A day as people who speak a language write it. @param date "October 1, 2026"; nothing is shown if it is empty */
export function Day({ date, language = 'en-US' }: { date: string; language?: string | undefined }) {
  const day = isoDay(date);
  if (!day) return null;
  const words = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return <time dateTime={day}>{words.format(new Date(`${day}T00:00:00Z`))}</time>;
}
