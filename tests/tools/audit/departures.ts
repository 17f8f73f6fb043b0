import type { Outcome } from './check.ts';

/** An accepted finding. It is printed with its reason and never counted as a pass. */
export interface Departure {
  check: string;
  /** Its route; every route if omitted. */
  route?: string;
  /** The findings of the check that it covers. */
  finding: RegExp;
  reason: string;
  cause: Cause;
}

/** The reason for the departure. */
export type Cause = 'demanded' | 'unknown';

/** Headings of the two kinds of departures. */
export const CAUSES: Record<Cause, string> = {
  demanded: 'Departures that the specification demands',
  unknown: 'What a checker takes for wrong because it does not know it',
};

const NOT_FOUND = '/404/';

export const DEPARTURES: Departure[] = [
  {
    check: 'time-limits',
    cause: 'demanded',
    route: NOT_FOUND,
    finding: /leaves for \/ by itself/,
    reason:
      'The specification sends a visitor of Not Found home after 2.5 seconds, against WCAG 2.2.1. Any key, touch, scroll, focus or selection stops it, and so does a button.',
  },
  {
    check: 'lighthouse',
    cause: 'demanded',
    route: NOT_FOUND,
    finding: /^SEO .*(is-crawlable|http-status-code)/,
    reason: 'Not Found has to answer with status 404 and to stay out of search engines.',
  },
  {
    check: 'lighthouse',
    cause: 'demanded',
    route: NOT_FOUND,
    finding: /^Best practices .*errors-in-console.*: Failed to load resource: .* 404 /,
    reason: 'The browser itself logs that a missing page has status 404.',
  },
  {
    check: 'nu',
    cause: 'unknown',
    finding:
      /CSS: (Unrecognized at-rule “@(view-transition|container|property)”|“(container-type|animation-timeline|animation-range|view-transition-name)”: Property)/,
    reason:
      'View transitions, container queries, registered properties and scroll-driven animations are newer than the CSS grammar of the Nu checker. Browsers without them pass them over.',
  },
  {
    check: 'nu',
    cause: 'unknown',
    finding: /CSS: “(grid-template-columns|grid-auto-columns|font-size)”: (Unknown dimension|Parse Error)/,
    reason:
      'The unit cqi (a part of the width of a container) is newer than the CSS grammar of the Nu checker.',
  },
  {
    check: 'nu',
    cause: 'unknown',
    finding: /CSS: “background”: “clamp\(.*\)” is not a “var\(.*” value/,
    reason:
      'How much of a color color-mix() takes may be calculated; the CSS grammar of the Nu checker knows figures only.',
  },
  {
    check: 'nu',
    cause: 'unknown',
    finding: /CSS: “r”: Property “r” doesn't exist/,
    reason: 'SVG 2 made the radius of a circle a property; the CSS grammar of the Nu checker is older.',
  },
  {
    check: 'nu',
    cause: 'unknown',
    finding: /CSS: “mask”: (Too many values|“linear-gradient)/,
    reason:
      'A mask may be a gradient, or have a place and a size beside its picture; the CSS grammar of the Nu checker knows the address of a picture only.',
  },
  {
    check: 'nu',
    cause: 'unknown',
    finding: /Inline script violates Content Security Policy/,
    reason:
      'The Nu checker takes structured data (application/ld+json) for a script. The policy is for scripts only; browsers refuse nothing of it (tests/browser/security.test.ts).',
  },
];

/** An observed departure, with its place. */
export interface Met {
  departure: Departure;
  route: string;
  finding: string;
}

/**
 * Separates accepted findings from those that must be fixed.
 * @returns the outcome without the departures, and the departures
 */
export function partDepartures(
  check: string,
  route: string,
  outcome: Outcome,
  departures: Departure[] = DEPARTURES,
): { outcome: Outcome; met: Met[] } {
  const met: Met[] = [];
  const findings = outcome.findings.filter((finding) => {
    const departure = departures.find((one) => fits(one, check, route) && one.finding.test(finding));
    if (departure) met.push({ departure, route, finding });
    return !departure;
  });
  return { outcome: { ...outcome, findings }, met };
}

/** Whether a departure is about this check on this route. */
export function fits(departure: Departure, check: string, route: string): boolean {
  return departure.check === check && (departure.route ?? route) === route;
}

/** A departure with its observations: each text once, with its pages. */
export interface MetDeparture {
  departure: Departure;
  lines: string[];
}

/** More pages than this are counted instead of listed. */
const NAMED = 3;

/** Groups observations by departure. Places within a page are omitted, because they differ between pages. */
export function gatherMet(all: Met[]): MetDeparture[] {
  return [...new Set(all.map(({ departure }) => departure))].map((departure) => {
    const texts = new Map<string, Set<string>>();
    for (const { route, finding } of all.filter((met) => met.departure === departure)) {
      const text = finding.replace(/^\d+:\d+ /, '').replace(/ \(\d+ times\)$/, '');
      texts.set(text, (texts.get(text) ?? new Set()).add(route));
    }
    const lines = [...texts].map(([text, routes]) => {
      const where = routes.size > NAMED ? `${routes.size} pages` : [...routes].join(' ');
      return `${departure.check}, ${where}: ${text}`;
    });
    return { departure, lines };
  });
}
