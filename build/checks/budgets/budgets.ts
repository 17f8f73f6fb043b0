/** What the first visit to a page may cost. Bytes are transferred bytes; 1 KB is 1,000 bytes. */
export interface Budget {
  /** What is weighed, as the build names it. */
  name: string;
  limit: number;
  /** What is counted, if that is not bytes. */
  unit?: string;
  /** What to do about a page that exceeds it. */
  remedy: string;
  /**
   * What makes a page exceed it. If it is code, the build stops. If it is content, such as text, entries and pictures,
   * the build reports the excess and goes on, also for a release.
   */
  cause: 'code' | 'content';
}

/**
 * The budgets for every page (check-budgets.ts). The limit for HTML leaves 600 bytes of the first ten segments
 * (RFC 6928: 10 x 1,460) for the response headers.
 */
export const BUDGETS = {
  html: {
    name: 'HTML with its styles (brotli)',
    limit: 14_000,
    remedy:
      'Shorten the texts of its largest parts, leave out an entry, or move some to a page of their own.',
    cause: 'content',
  },
  /** The part of it that no content can make larger. */
  styles: {
    name: 'Styles of a page (uncompressed)',
    // Less than 28,000 as shipped; notices, articles on the home page and the like take the rest.
    limit: 32_000,
    remedy: 'Share rules between components, or drop those that only decorate.',
    cause: 'code',
  },
  scripts: {
    name: 'Scripts before the first interaction (gzip)',
    // As shipped 1,350, and 1,000 without the contact form (tests/dist/bytes.test.ts); a notice has its own script.
    limit: 1_400,
    remedy: 'Shorten the scripts in client/inline/, or make an island of what only moves when it is used.',
    cause: 'code',
  },
  requests: {
    name: 'Requests before the first paint',
    limit: 1,
    unit: 'requests',
    remedy: 'Inline what these files hold, or load them later: scripts with `defer` or `type="module"`.',
    cause: 'code',
  },
  fonts: {
    name: 'Fonts',
    limit: 45_000,
    remedy: 'Preload fewer fonts, or leave out the letters that the site does not use.',
    cause: 'code',
  },
  firstLoad: {
    name: 'All that loads by itself, without the map',
    limit: 60_000,
    remedy: 'Take smaller pictures for the first screen, or fewer of them.',
    cause: 'content',
  },
  island: {
    name: 'Scripts for the first use of an island (gzip)',
    limit: 85_000,
    remedy: 'Move what the browser does not need out of the island, or prefer the platform to a package.',
    cause: 'code',
  },
} as const satisfies Record<string, Budget>;
