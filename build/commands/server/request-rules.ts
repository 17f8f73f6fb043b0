import type { IncomingMessage } from 'node:http';
import { decoded } from '../../../schemas/old-address.ts';
import { PREVIEW_PATH } from '../../content/enquiry-service.ts';

/** The parts of a request that the rules need. */
export type RequestHead = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

export interface HttpRefusal {
  status: number;
  message: string;
  headers?: Record<string, string>;
}

/** Settings for hosts and files of the build, which hosts do not show to anybody. */
const HIDDEN = /\/\.(?!well-known\/)|^\/_(?:headers|redirects)/i;

/**
 * The rules of the local servers (`npm start`, `npm run dev`, `npm run edit`).
 * @param hosts names and addresses of this machine
 * @param port of the request
 * @param allowsPosts whether every address may get a POST, and not only that of enquiries
 * @returns the decoded path of the address, or why the request is refused
 */
export function checkRequest(
  { method = '', url = '', headers }: RequestHead,
  hosts: string[],
  port: number,
  allowsPosts = false,
): string | HttpRefusal {
  // A page whose host name resolves to this machine (DNS rebinding) sends that name. Port 80 is never in it.
  const end = port === 80 ? '' : `:${port}`;
  if (!hosts.some((host) => headers.host?.toLowerCase() === `${host}${end}`))
    return {
      status: 403,
      message: `This server answers at http://localhost:${port}/ and, started with --host, at the addresses that it prints.`,
    };
  // Browsers send the origin with a POST, and with requests from another site's script.
  if (![undefined, `http://${headers.host}`].includes(headers.origin))
    return { status: 403, message: 'Requests from other sites are refused.' };
  // It would outlive the server, and see what another one answers at the same address later.
  if (headers['service-worker']) return { status: 403, message: 'Service workers are refused.' };
  const pathname = decoded(url.replace(/\?.*/s, '')) ?? '';
  // A file system would interpret anything else differently.
  if (!/^\/(?!\/)[^\0\\]*$/s.test(pathname)) return { status: 400, message: 'This address is malformed.' };
  if (pathname === PREVIEW_PATH) return pathname;
  // Browsers always send the origin with a POST.
  if (allowsPosts && method === 'POST' && headers.origin) return pathname;
  if (!['GET', 'HEAD'].includes(method))
    return { status: 405, message: 'Request pages with GET.', headers: { Allow: 'GET, HEAD' } };
  return HIDDEN.test(pathname) ? { status: 404, message: 'Not Found' } : pathname;
}

/** Whether a body claims to be JSON, which the form of another site's page cannot do without a preflight. */
export const isJson = ({ headers }: RequestHead): boolean =>
  headers['content-type']?.split(';')[0]?.trim().toLowerCase() === 'application/json';
