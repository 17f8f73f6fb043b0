/** Findings that the specification requires: they are listed, but no failures. */
export const DEPARTURES: [finding: RegExp, reason: string][] = [
  [
    /^\/404\/ time-limits: leaves for \/ by itself$/,
    'Not Found goes home after 2.5 seconds. Any key, touch, scroll, focus or selection stops it.',
  ],
  [
    /^\/404\/ lighthouse: seo \d+: is-crawlable, http-status-code 404$/,
    'Not Found has to answer with status 404 and to stay out of search engines.',
  ],
  [
    /^\/404\/ lighthouse: best-practices \d+: errors-in-console$/,
    'The browser logs that a missing page has status 404.',
  ],
];
