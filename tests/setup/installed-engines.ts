import { missing } from '../hosts/programs.ts';

/** Every engine in which the site is tested. */
const ENGINES = ['Chromium', 'Firefox', 'WebKit'] as const;
export type Engine = (typeof ENGINES)[number];

/** The engines of this run, set by a project of vitest.config.ts. */
export const TRIED = ENGINES.filter((engine) => (process.env.TEST_ENGINES ?? 'Chromium').includes(engine));

/** Programs that an engine needs -> Debian package. Chromium is found by chromium.ts. */
const PROGRAMS: Record<Engine, Record<string, string>> = {
  Chromium: {},
  Firefox: { 'firefox-esr': 'firefox-esr' },
  WebKit: { WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb', xdotool: 'xdotool' },
};

/**
 * Whether to skip an engine, with a message: it is not installed, and REQUIRE_ENGINES does not require it.
 * @throws Error with the reason if REQUIRE_ENGINES is set
 */
export function leaveOut(engine: Engine): string | undefined {
  const reason = missing(PROGRAMS[engine]);
  if (reason && process.env.REQUIRE_ENGINES) throw new Error(reason);
  if (reason) console.warn(`Skipped: ${engine} (${reason})`);
  return reason;
}
