import { NOT_FOUND } from './subject.ts';

/** A finding that the specification requires: it is listed, but no failure. */
interface Departure {
  check: string;
  route: string;
  finding: RegExp;
  reason: string;
}

export const DEPARTURES: Departure[] = [
  {
    check: 'time-limits',
    route: NOT_FOUND,
    finding: /^leaves for \/ by itself$/,
    reason: 'Not Found goes home after 2.5 seconds. Any key, touch, scroll, focus or selection stops it.',
  },
  {
    check: 'lighthouse',
    route: NOT_FOUND,
    finding: /^seo \d+: is-crawlable, http-status-code 404$/,
    reason: 'Not Found has to answer with status 404 and to stay out of search engines.',
  },
  {
    check: 'lighthouse',
    route: NOT_FOUND,
    finding: /^best-practices \d+: errors-in-console$/,
    reason: 'The browser logs that a missing page has status 404.',
  },
];
