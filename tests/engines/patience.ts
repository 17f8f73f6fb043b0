import { setTimeout as wait } from 'node:timers/promises';
import { vi } from 'vitest';
import type { Driver } from './driver.ts';

/** Milliseconds to wait for something that should happen. Generous, because machines may be busy. */
export const PATIENCE = 60_000;
/** Milliseconds after which a question to the page counts as lost: WebKit's driver loses some during a navigation. */
const LOST = 8_000;

/** Asks a page once. During a navigation nobody can answer: that is returned as an error, not thrown. */
export function ask<Result, Argument>(
  driver: Driver,
  run: (argument: Argument) => Result,
  argument: Argument,
): Promise<Result | Error> {
  const silence = wait(LOST, new Error(`The page did not answer in ${LOST} ms.`), { ref: false });
  return Promise.race([driver.evaluate(run, argument).catch((error: Error) => error), silence]);
}

/**
 * Asks a page repeatedly.
 * @param what describes the condition
 * @returns the first truthy answer
 * @throws Error if there is none in time
 */
export const until = <Result, Argument>(
  driver: Driver,
  what: string,
  run: (argument: Argument) => Result,
  argument: Argument,
): Promise<Exclude<Result, Error>> =>
  vi.waitFor(
    async () => {
      const answer = await ask(driver, run, argument);
      if (answer && !(answer instanceof Error)) return answer as Exclude<Result, Error>;
      throw new Error(`It never came to this: ${what}. ${answer instanceof Error ? answer.message : ''}`);
    },
    { timeout: PATIENCE, interval: 50 },
  );
