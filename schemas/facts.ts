import { z } from 'zod';
import { readPhone } from '../build/shared/phone.ts';
import { address, longitude, text } from './fields.ts';
import { overlappingHours, readDays, readHours, readTime } from './hours.ts';
import { holiday } from './notices.ts';

const PHONE = 'this must be a phone number with its area code, such as (360) 555-0142, or empty "" for none';

const phoneText = z
  .string()
  .trim()
  .refine((written) => written === '' || readPhone(written) !== undefined, PHONE)
  .meta({
    pattern: '^\\s*(\\+?[\\d\\s().\\-\\/–]{7,25}(,?\\s*(ext\\.?|extension|x|#)\\s*\\d{1,6})?)?\\s*$',
    patternErrorMessage: PHONE,
  });

/** A phone number in any usual form: bare digits are a number in YAML. undefined if there is none. */
export const phone = z
  .union([phoneText, z.int().refine((digits) => readPhone(String(digits)) !== undefined, PHONE)], PHONE)
  .transform((written) => readPhone(String(written)));

/** A one-line address that ends with city, state and ZIP code. */
const STREET_AND_TOWN = /^(.+), ([^,]+, [A-Z]{2} \d{5}(?:-\d{4})?)$/;

/** A ZIP code that lost the zero at its beginning, as spreadsheets do it. */
const SHORT_ZIP = /\b[A-Z]{2} \d{4}$/;

/**
 * An address as one text, or as a list of lines. `text` is the complete address on one line, `lines` are shown below
 * each other on the page.
 */
export const streetAddress = z
  .strictObject({
    text: z
      .union(
        [text, z.array(text).min(1).max(6)],
        'this must be a text, or a list of lines; put quotes around a line of digits',
      )
      .refine(
        (written) => !SHORT_ZIP.test([written].flat().at(-1) ?? ''),
        'the ZIP code at the end must have five digits',
      ),
    url: address('elsewhere'),
  })
  .transform(({ text: written, url }) => {
    const lines = [written]
      .flat()
      .flatMap((line) => line.split(/\s*\n\s*/).map((part) => part.replace(/,$/, '')));
    return { text: lines.join(', '), lines: lines.length > 1 ? lines : streetAndTown(lines[0] ?? ''), url };
  });

/** If the parts are unclear, the text before the first comma and the rest. A town without a street is one line. */
function streetAndTown(line: string): string[] {
  const [, street, town] = STREET_AND_TOWN.exec(line) ?? /^([^,]*\d[^,]*), (.+)$/.exec(line) ?? [];
  return street && town ? [street, town] : [line];
}

/** The position on the map, in degrees. Longitudes in the US are negative, because it is in the west. */
export const coordinates = z
  .strictObject({
    latitude: z.number().min(-15).max(72),
    longitude: longitude(-180, -64, 144),
  })
  .refine(({ latitude, longitude }) => longitude < 0 || latitude < 21, {
    path: ['longitude'],
    error: 'only Guam and its neighbors are in the east: put a minus sign before it',
  })
  .describe('Latitude and longitude of the office, in degrees, as map services show them.');

const DAYS = 'this must be days such as Monday to Friday, or Tuesday and Thursday';
const TIME =
  'this must be a time of one day with AM and PM, such as 9 AM to 5 PM, or Open 24 hours, or Closed, or By appointment; a break makes two entries of the same days, and what follows midnight one of the next day';

/** The opening hours. */
export const hours = z
  .strictObject({
    heading: text,
    times: z
      .array(
        z
          .strictObject({
            days: text.refine((days) => readDays(days) !== undefined, DAYS),
            time: text.refine((time) => readTime(time) !== undefined, TIME),
          })
          .transform(readHours),
      )
      .min(1)
      .max(14)
      .superRefine((times, context) => {
        // Entries with a mistake are not parsed yet.
        const place = times.every((entry) => 'dayNames' in entry) ? overlappingHours(times) : undefined;
        if (place === undefined) return;
        const message = 'an entry above has the same day at the same time. List each time of a day once';
        context.addIssue({ code: 'custom', path: [place, 'days'], message });
      }),
    holidays: z.array(holiday).max(12).default([]).describe('Days with other hours.'),
  })
  .describe('When the office is open, for visitors and search engines.');
