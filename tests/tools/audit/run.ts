import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { glob } from 'glob';
import type { Browser } from 'playwright-core';
import { pagesOf } from './browser.ts';
import type { Check, Outcome, Subject } from './check.ts';
import { DEPARTURES, fits, type Met, partDepartures } from './departures.ts';
import { type BuiltPage, NOT_FOUND } from './read-pages.ts';

/** A check with the name of its file. */
export type NamedCheck = Check & { name: string };

/** The result of a check on a page, without departures. */
export interface Result extends Outcome {
  check: NamedCheck;
  route: string;
  met: Met[];
}

/** Every check in `checks/`, by name: a new file there is a new check. */
export async function loadChecks(): Promise<NamedCheck[]> {
  const folder = path.join(import.meta.dirname, 'checks');
  const files = (await glob('*.ts', { cwd: folder })).sort();
  return Promise.all(
    files.map(async (file) => {
      const { check } = (await import(pathToFileURL(path.join(folder, file)).href)) as { check: Check };
      return { ...check, name: path.basename(file, '.ts') };
    }),
  );
}

/** Shared by all checks: where the site is served, and the browser. */
export interface AuditContext {
  browser: Browser;
  chromium: string;
  origin: string;
  /** Called after each check of each page. */
  progress?(result: Result): void;
}

/** Two at a time keep a small machine busy; checks that measure time run last, one by one. */
const AT_ONCE = 2;

/** Runs all checks on all pages. */
export async function runChecks(
  pages: BuiltPage[],
  checks: NamedCheck[],
  context: AuditContext,
): Promise<Result[]> {
  const jobs = (alone: boolean) =>
    pages.flatMap((page) =>
      checks.filter((check) => (check.alone ?? false) === alone).map((check) => ({ page, check })),
    );
  const work = async (queue: ReturnType<typeof jobs>, results: Result[]) => {
    for (let job = queue.shift(); job; job = queue.shift()) {
      const result = await runCheck(job.page, job.check, context);
      context.progress?.(result);
      results.push(result);
    }
  };
  const results: Result[] = [];
  const together = jobs(false);
  await Promise.all(Array.from({ length: AT_ONCE }, () => work(together, results)));
  await work(jobs(true), results);
  return results;
}

/** Runs one check on one page. A check that fails to run is a finding: it must never look like a pass. */
export async function runCheck(page: BuiltPage, check: NamedCheck, context: AuditContext): Promise<Result> {
  const opened = pagesOf(context.browser);
  const subject: Subject = {
    ...page,
    origin: context.origin,
    chromium: context.chromium,
    open: (opening) =>
      opened.open(context.origin + page.path, { ...opening, isBrief: page.route === NOT_FOUND }),
  };
  try {
    const { outcome, met } = partDepartures(check.name, page.route, await check.run(subject));
    return { ...outcome, check, route: page.route, met };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { check, route: page.route, met: [], findings: [`could not be checked: ${why}`] };
  } finally {
    await opened.close();
  }
}

/**
 * Departures that no longer apply, though their check ran where they should: they must be removed.
 * @param isWhole whether all pages were audited; otherwise departures for every route are not checked
 */
export function staleDepartures(results: Result[], isWhole: boolean, departures = DEPARTURES): string[] {
  return departures
    .filter((departure) => {
      const asked = results.filter(
        ({ check, route, isLeftOut }) => fits(departure, check.name, route) && !isLeftOut,
      );
      const isJudged = asked.length > 0 && (isWhole || departure.route !== undefined);
      return isJudged && !asked.some(({ met }) => met.some((one) => one.departure === departure));
    })
    .map(
      ({ check, route = 'any page', finding }) =>
        `${check} on ${route}: nothing fits the departure ${finding}`,
    );
}
