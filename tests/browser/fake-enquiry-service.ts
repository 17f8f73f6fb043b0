import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { startAndStop } from '../start-and-stop.ts';

/** How the fake service responds to a POST. */
export type Behavior = (response: ServerResponse, request: IncomingMessage) => void;

const CORS = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': 'Content-Type' };

/** Responds with a status and a body that the site may read. */
export const answer =
  (
    status: number,
    body = '',
    headers: Record<string, string> = { 'Content-Type': 'application/json' },
  ): Behavior =>
  (response) => {
    response.writeHead(status, { ...CORS, ...headers }).end(body);
  };

export const good = answer(200, '{"success":true}');

/** Responds like a service without CORS. */
export const withoutCors: Behavior = (response) => {
  response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"success":true}');
};

/** Begins to respond, and breaks the connection. */
export const resetMidway: Behavior = (response) => {
  response.writeHead(200, { ...CORS, 'Content-Type': 'application/json', 'Content-Length': '16' });
  response.write('{"succ');
  setTimeout(() => response.destroy(), 50);
};

/** A real server instead of the automation service, on its own origin, with faults on demand. */
export function standInService(port: number) {
  let behave: Behavior = good;
  let posts: string[] = [];
  const server = createServer(async (request, response) => {
    if (request.method === 'OPTIONS') {
      response.writeHead(204, behave === withoutCors ? {} : CORS).end();
      return;
    }
    posts.push((await request.toArray()).join(''));
    behave(response, request);
  });
  return {
    ...startAndStop(server, port),
    /** Also before it has started. */
    origin: `http://127.0.0.1:${port}`,
    reset: () => {
      behave = good;
      posts = [];
    },
    set: (next: Behavior) => {
      behave = next;
    },
    /** Bodies of the POSTs so far. */
    posts: () => posts,
  };
}
