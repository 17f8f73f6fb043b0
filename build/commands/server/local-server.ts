import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createInbox } from './inbox.ts';
import { LOCAL_HOSTS, networkHosts } from './listening.ts';
import { ENQUIRIES, type Refusal, ruleOn } from './request-rules.ts';

export interface LocalServer {
  /** Answers a request that passed the rules. @param pathname of the address, decoded */
  handler(request: IncomingMessage, response: ServerResponse, pathname: string): unknown;
  /** Answers if the handler threw an error. */
  onError(error: unknown, response: ServerResponse): void;
  /** Where enquiries are saved, one JSON object per line. */
  inboxFile: string;
  /** Prints each enquiry. */
  print(text: string): void;
  /** Whether it also answers under the addresses that this machine has in its networks. */
  isOpen: boolean;
  /** The folder of addresses that take more than enquiries; the handler answers there. */
  postsBelow?: string | undefined;
}

/**
 * The common part of `npm start` and `npm run dev`: a local server that refuses requests which none of its visitors
 * send (build/commands/server/request-rules.ts), receives enquiries, and passes everything else to the handler.
 * `listen` starts it.
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
