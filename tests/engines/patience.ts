import { setTimeout as wait } from 'node:timers/promises';
import type { Driver } from './driver.ts';

/** ms after which something that should have happened is given up. Generous, as machines may be busy. */
export const PATIENCE = 60_000;
/** ms after which a question to the page is taken for lost, as WebKit's driver loses some that meet a change of page. */
const LOST = 8_000;

/** Asks a page once. On the way to another page there is nobody to answer: that is an error, but not thrown. */
export function ask<Result, Argument>(
  driver: Driver,
  run: (argument: Argument) => Result,
  argument: Argument,
): Promise<Result | Error> {
  const silence = wait(LOST, new Error(`The page did not answer in ${LOST} ms.`), { ref: false });
  return Promise.race([driver.evaluate(run, argument).catch((error: Error) => error), silence]);
}

/**
 * Asks a page again and again.
 * @param what what it waits for, in words
 * @returns the first answer that is true
 * @throws Error if none is in time
 */
export async function until<Result, Argument>(
  driver: Driver,
  what: string,
  run: (argument: Argument) => Result,
  argument: Argument,
): Promise<Result> {
  const end = performance.now() + PATIENCE;
  for (;;) {
    const answer = await ask(driver, run, argument);
    if (answer && !(answer instanceof Error)) return answer;
    if (performance.now() > end) {
      throw new Error(`It never came to this: ${what}. ${answer instanceof Error ? answer.message : ''}`);
    }
    await wait(50);
  }
}
