import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createInbox } from './inbox.ts';
import { LOCAL_HOSTS, networkHosts } from './listening.ts';
import { ENQUIRIES, type Refusal, ruleOn } from './request-rules.ts';

export interface LocalServer {
  /** Answers a request that the rules let through. @param pathname of the address, decoded */
  handler(request: IncomingMessage, response: ServerResponse, pathname: string): unknown;
  /** Answers when the handler threw. */
  onError(error: unknown, response: ServerResponse): void;
  /** Where enquiries are kept, one JSON object a line. */
  inboxFile: string;
  /** Where each enquiry is shown. */
  print(text: string): void;
  /** Whether it also answers under the addresses that this machine has in its networks. */
  isOpen: boolean;
  /** The folder of addresses that take more than enquiries; the handler answers there. */
  postsBelow?: string | undefined;
}

/**
 * What `npm start` and `npm run dev` share: a server of this machine that refuses what no visitor of it sends
 * (build/commands/server/request-rules.ts), takes enquiries, and leaves the rest to the handler. `listen` starts it.
 */
export function createLocalServer({
  handler,
  onError,
  inboxFile,
  print,
  isOpen,
  postsBelow,
}: LocalServer): Server {
  const inbox = createInbox(inboxFile, print);
  return createServer(async (request, response) => {
    try {
      const hosts = isOpen ? [...LOCAL_HOSTS, ...networkHosts()] : LOCAL_HOSTS;
      const { pathname, refusal } = ruleOn(request, hosts, request.socket.localPort ?? 0, postsBelow);
      if (refusal) return refuse(response, refusal);
      if (pathname === ENQUIRIES) return await inbox(request, response);
      await handler(request, response, pathname);
    } catch (error) {
      onError(error, response);
    }
  });
}

function refuse(response: ServerResponse, { status, message, headers }: Refusal): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', ...headers }).end(`${message}\n`);
}
