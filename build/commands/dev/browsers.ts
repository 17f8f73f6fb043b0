import type { IncomingMessage, ServerResponse } from 'node:http';
import type { OverlayProblem } from './overlay-problems.ts';

/** A browser that shows a page and listens for updates. */
interface Listener {
  /** Address of its page. */
  page: string;
  response: ServerResponse;
}

/** The browsers that show the site, notified of changes by server-sent events. */
export class Browsers {
  readonly #listeners = new Set<Listener>();
  #problems: OverlayProblem[] = [];

  /** Subscribes a browser, and sends it the current mistakes at once. */
  connect(request: IncomingMessage, response: ServerResponse): void {
    const page = new URL(request.url ?? '/', 'http://dev').searchParams.get('page') ?? '/';
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    const listener = { page, response };
    this.#listeners.add(listener);
    request.on('close', () => this.#listeners.delete(listener));
    send(response, 'problems', this.#problems);
  }

  /** Addresses of the open pages. */
  pages(): string[] {
    return [...new Set([...this.#listeners].map(({ page }) => page))];
  }

  /** Makes the browsers that show a page reload it. */
  reload(isChanged: (page: string) => boolean): void {
    for (const { page, response } of this.#listeners) if (isChanged(page)) send(response, 'page', page);
  }

  /** Shows mistakes over every page, or removes them if there are none. */
  showProblems(problems: OverlayProblem[]): void {
    this.#problems = problems;
    for (const { response } of this.#listeners) send(response, 'problems', problems);
  }

  close(): void {
    for (const { response } of this.#listeners) response.end();
  }
}

function send(response: ServerResponse, event: string, data: unknown): void {
  response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
}
