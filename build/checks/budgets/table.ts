/** What the first visit to a page may cost. Bytes are those that travel, 1 KB is 1,000 of them. */
export interface Budget {
  /** What is counted, as the build names it. */
  name: string;
  limit: number;
  unit: 'bytes' | 'requests';
  /** What to do about a page that is over it. */
  remedy: string;
}

/**
 * The budgets that the build holds every page to (check-budgets.ts); the figures of each page are gathered in measure.ts.
 * The limit for HTML leaves 600 bytes of the first ten segments (RFC 6928: 10 x 1,460) to the headers of the answer.
 */
export const BUDGETS = {
  html: {
    name: 'HTML with its styles (brotli)',
    limit: 14_000,
    unit: 'bytes',
    remedy:
      'Shorten what the page shows or split it, or let drawings below the first screen be files (components/Drawing.tsx).',
  },
  scripts: {
    name: 'Scripts before the first interaction (gzip)',
    limit: 1_000,
    unit: 'bytes',
    remedy: 'Shorten the scripts in client/inline/, or make an island of what only moves when it is used.',
  },
  requests: {
    name: 'Requests before the first paint',
    limit: 1,
    unit: 'requests',
    remedy: 'Inline what these files hold, or load them later: scripts with `defer` or `type="module"`.',
  },
  fonts: {
    name: 'Fonts',
    limit: 45_000,
    unit: 'bytes',
    remedy: 'Preload fewer fonts, or leave out the letters that the site does not use.',
  },
  firstLoad: {
    name: 'All that loads by itself, without the map',
    limit: 60_000,
    unit: 'bytes',
    remedy: 'Let pictures below the first screen load lazily.',
  },
  island: {
    name: 'Scripts for the first use of an island (gzip)',
    limit: 86_000,
    unit: 'bytes',
    remedy: 'Move what the browser does not need out of the island, or prefer the platform to a package.',
  },
} as const satisfies Record<string, Budget>;

export type BudgetName = keyof typeof BUDGETS;
