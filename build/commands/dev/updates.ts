import type { ServerResponse } from 'node:http';
import type { OverlayProblem } from './overlay-problems.ts';

/** Requests that wait for news at a time: of the six connections to a host that a browser has, pages need some. */
const MOST_WAITING = 3;

/** Tells the open pages about each change of the site. */
export class Updates {
  /** What answers each waiting request, and the address of the page that sent it; the oldest first. */
  readonly #waiting = new Map<() => void, string>();
  /** Number of the last change, larger than any that an earlier server counted. */
  number = Date.now();
  problems: OverlayProblem[] = [];

  /**
   * Waits for a change, but not when too many others do.
   * @param seen number of the last change that the page knows
   * @param response to the page, which is closed when the page does not wait any more
   */
  next(page: string, seen: number, response: ServerResponse): Promise<void> {
    if (seen !== this.number) return Promise.resolve();
    return new Promise((resolve) => {
      const answer = () => {
        this.#waiting.delete(answer);
        resolve();
      };
      response.once('close', answer);
      this.#waiting.set(answer, page);
      const [oldest] = this.#waiting.keys();
      if (this.#waiting.size > MOST_WAITING) oldest?.();
    });
  }

  /** Addresses of the open pages. */
  pages(): string[] {
    return [...new Set(this.#waiting.values())];
  }

  /** @param problems all mistakes there are now */
  changed(problems = this.problems): void {
    this.number += 1;
    this.problems = problems;
    for (const answer of [...this.#waiting.keys()]) answer();
  }
}
