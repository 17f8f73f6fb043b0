import { find } from '../hosts/programs.ts';

/** Every engine that the site is tried in. */
export const ENGINES = ['Chromium', 'Firefox', 'WebKit'] as const;
export type Engine = (typeof ENGINES)[number];

/** Those that the run is for: a project of vitest.config.ts says which. */
export const TRIED = ENGINES.filter((engine) => (process.env.TEST_ENGINES ?? 'Chromium').includes(engine));

/** Programs that an engine needs -> Debian package. Chromium has its own search, see chromium.ts. */
const PROGRAMS: Record<Engine, Record<string, string>> = {
  Chromium: {},
  Firefox: { 'firefox-esr': 'firefox-esr' },
  WebKit: { WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb', xdotool: 'xdotool' },
};

/** Why an engine cannot be tried here, and what to install; undefined if it can. */
export function missing(engine: Engine): string | undefined {
  const programs = Object.keys(PROGRAMS[engine]).filter((program) => find(program) === undefined);
  if (programs.length === 0) return undefined;
  const packages = programs.map((program) => PROGRAMS[engine][program]).join(' ');
  return `${programs.join(' and ')} not installed: apt-get install ${packages}`;
}

/**
 * Whether to leave an engine out: it is not installed, and REQUIRE_ENGINES does not ask for it. Says so.
 * @throws Error with the reason where REQUIRE_ENGINES is set
 */
export function leaveOut(engine: Engine): string | undefined {
  const reason = missing(engine);
  if (reason === undefined) return undefined;
  if (process.env.REQUIRE_ENGINES) throw new Error(reason);
  console.warn(`Skipped: ${engine} (${reason})`);
  return reason;
}
