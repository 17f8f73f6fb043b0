import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { PREVIEW_PATH } from '../../content/enquiry-service.ts';
import { answer } from './answer.ts';
import { createInbox } from './inbox.ts';
import { LOCAL_HOSTS } from './listening.ts';
import { checkRequest } from './request-rules.ts';

export interface LocalServer {
  /** Answers a request that passed the rules. @param pathname of the address, decoded */
  handler(request: IncomingMessage, response: ServerResponse, pathname: string): unknown;
  /** Answers if the handler threw an error. */
  onError(error: unknown, response: ServerResponse): void;
  /** Where enquiries are saved, one JSON object per line, and what prints each; without it the handler gets every POST. */
  inbox?: { file: string; print(text: string): void };
}

/**
 * The common part of `npm start`, `npm run dev` and `npm run edit`: a local server that refuses requests which none of
 * its visitors send (request-rules.ts), receives enquiries, and passes all else to the handler. `listen` starts it.
 */
export function createLocalServer({ handler, onError, inbox }: LocalServer): Server {
  const receiveEnquiry = inbox && createInbox(inbox.file, inbox.print);
  return createServer(async (request, response) => {
    try {
      const { localAddress = '', localPort = 0 } = request.socket;
      // From the network, if `listen` has opened it, a request comes to an address that this machine has there.
      const pathname = checkRequest(request, [...LOCAL_HOSTS, localAddress], localPort, !inbox);
      if (typeof pathname === 'object') {
        const { status, message, headers } = pathname;
        return answer(response, status, 'refusal.txt', `${message}\n`, headers);
      }
      if (receiveEnquiry && pathname === PREVIEW_PATH) return await receiveEnquiry(request, response);
      await handler(request, response, pathname);
    } catch (error) {
      if (response.headersSent) response.destroy();
      else onError(error, response);
    }
  });
}
