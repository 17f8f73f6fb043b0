/** Days of the week with the same hours, as the site shows them and as search engines read them. */
export interface Hours {
  /** `Monday to Friday`, or `Tuesday, Thursday`. */
  days: string;
  /** `9 AM to 5 PM`, `By appointment` or `Closed`. */
  time: string;
  /** The days by their English names. */
  dayNames: string[];
  /** `09:00` and `17:00`; undefined for days when nobody finds it open. */
  open: { from: string; to: string } | undefined;
}

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** `Monday`, `Mon`, `mon.` and `Mondays`. @returns its position in the week; undefined if it is not a day */
function dayOf(word: string): number | undefined {
  const letters = word
    .trim()
    .toLowerCase()
    .replace(/\.$/, '')
    .replace(/^weds$/, 'wed');
  const found = DAYS.findIndex((day) => letters.length > 1 && `${day.toLowerCase()}s`.startsWith(letters));
  return found === -1 ? undefined : found;
}

/**
 * Parses days in usual forms: `Monday to Friday`, `Mon-Fri`, `Tuesday and Thursday`, `Daily`.
 * @returns their names in the order of the week; undefined if they are not days
 */
export function readDays(written: string): string[] | undefined {
  if (/^(?:daily|every ?day)$/i.test(written.trim())) return DAYS;
  const found = new Set<number>();
  for (const part of written.split(/,|&|\band\b/i).filter((word) => word.trim() !== '')) {
    const [first, ...others] = part.split(/\s*(?:-|–|—|\bto\b|\bthrough\b|\bthru\b)\s*/i).map(dayOf);
    const last = others.length === 0 ? first : others[0];
    if (first === undefined || last === undefined || others.length > 1) return undefined;
    const length = ((last - first + 7) % 7) + 1;
    for (let day = 0; day < length; day += 1) found.add((first + day) % 7);
  }
  return found.size === 0 ? undefined : DAYS.filter((_day, index) => found.has(index));
}

const TIME = /^(\d{1,2})(?::(\d{2}))?\s*(am|pm|a\.m\.|p\.m\.)?$/i;

/** Minutes since midnight. @param half `am` or `pm`, if the time itself does not have it */
function minutesOf(written: string, half = ''): number | undefined {
  const text = written.replace(/^noon$/i, '12 pm').replace(/^midnight$/i, '12 am');
  const [, hour = '', minute = '0', own = half] = TIME.exec(text) ?? [];
  const isLate = /^p/i.test(own);
  const hours = Number(hour);
  if (hour === '' || Number(minute) > 59 || hours > (own ? 12 : 23) || (own && hours === 0)) return undefined;
  return ((own ? hours % 12 : hours) + (isLate ? 12 : 0)) * 60 + Number(minute);
}

/**
 * Parses opening hours: `9 AM to 5 PM`, `9-5pm`, `09:00 - 17:00`, `Open 24 hours`, `By appointment`, `Closed`.
 * @returns `Closed` or `By appointment`, or both times as `09:00`; undefined if they are invalid or ambiguous between
 * AM and PM
 */
export function readTime(written: string): Hours['open'] | 'Closed' | 'By appointment' | undefined {
  const text = written.trim();
  if (/^closed$/i.test(text)) return 'Closed';
  if (/^by appointment(?: only)?$/i.test(text)) return 'By appointment';
  if (/^(?:open )?24 hours$/i.test(text)) return { from: '00:00', to: '23:59' };
  const [first = '', last = '', more] = text.split(/\s*(?:-|–|—|\bto\b|\buntil\b)\s*/i);
  // "5 to midnight" begins in the evening, "09:00 to midnight" as a clock shows it; "9 to midnight" may be either.
  const isMidnight = /^midnight$/i.test(last);
  const isEvening = isMidnight && /^[1-6](?::\d\d)?$/.test(first);
  if (isMidnight && !isEvening && /^(?:\d|1[0-2])(?::\d\d)?$/.test(first)) return undefined;
  const half = isEvening ? 'pm' : /[ap]\.?m\.?$/i.exec(last)?.[0];
  const isClock = /^\d\d:\d\d$/.test(first) && /^\d\d:\d\d$/.test(last);
  if (more !== undefined || !(half || isClock || /^(?:noon|midnight)$/i.test(last))) return undefined;
  const end = minutesOf(last);
  // Midnight is the end of the day.
  const to = end === 0 ? 24 * 60 - 1 : end;
  if (to === undefined) return undefined;
  // "9-5 PM" begins in the morning, "1-5 PM" in the afternoon.
  const from = [minutesOf(first, half), minutesOf(first, 'am')].find(
    (time) => time !== undefined && time < to,
  );
  return from === undefined ? undefined : { from: clock(from), to: clock(to) };
}

const clock = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** `17:30` -> `5:30 PM`, with a no-break space; `23:59` -> `midnight`. */
function shownTime(time: string): string {
  if (time === '23:59') return 'midnight';
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `${hours % 12 || 12}${minutes ? `:${String(minutes).padStart(2, '0')}` : ''}\u00A0${hours < 12 ? 'AM' : 'PM'}`;
}

/** Consecutive days as `Monday to Friday`, others by their names. */
function shownDays(days: string[]): string {
  const places = days.map((day) => DAYS.indexOf(day));
  const isRow = days.length > 2 && places.every((place, index) => place === (places[0] ?? 0) + index);
  return isRow ? `${days[0]} to ${days.at(-1)}` : days.join(', ');
}

/** An entry of `hours` in content/site.yaml, whose two texts are valid. */
export function readHours({ days, time }: { days: string; time: string }): Hours {
  const dayNames = readDays(days) ?? [];
  const read = readTime(time);
  const open = typeof read === 'string' ? undefined : read;
  const isWhole = open?.from === '00:00' && open.to === '23:59';
  const shown = isWhole ? 'Open 24 hours' : open && `${shownTime(open.from)} to ${shownTime(open.to)}`;
  return { days: shownDays(dayNames), time: shown ?? String(read), dayNames, open };
}

/** The index of the first entry that overlaps an earlier one on the same day; undefined if there is none. */
export function overlappingHours(hours: Hours[]): number | undefined {
  const overlaps = (one: Hours, other: Hours) =>
    one.dayNames.some((day) => other.dayNames.includes(day)) &&
    (!one.open || !other.open || (one.open.from < other.open.to && other.open.from < one.open.to));
  const found = hours.findIndex((entry, index) =>
    hours.slice(0, index).some((earlier) => overlaps(entry, earlier)),
  );
  return found === -1 ? undefined : found;
}
