import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import path from 'node:path';
import mime from 'mime-types';
import type { Redirect } from '../../content/redirects.ts';

/** A site as a local server shows it. */
export interface ShownSite {
  page(pathname: string): Promise<string | Uint8Array | undefined>;
  /** The page that says that there is none at an address. */
  notFound(): Promise<string | Uint8Array>;
  /** Any other file. */
  file(name: string): Promise<string | Uint8Array | undefined>;
  /** Where an address that is no longer a page leads. */
  redirect(pathname: string): Redirect | undefined;
}

/** Answers a request. @param name of a file, whose ending says what the body is */
export function answer(
  response: ServerResponse,
  status: number,
  name: string,
  body: string | Uint8Array,
  headers: OutgoingHttpHeaders = {},
): void {
  const type = mime.contentType(path.basename(name)) || 'application/octet-stream';
  const length = Buffer.byteLength(body);
  response.writeHead(status, { 'Content-Type': type, 'Content-Length': length, ...headers }).end(body);
}

/**
 * Answers as a host would: a page or a file, a redirect to the page's own address with a slash or to what replaced an
 * old one, and everything else as not found, or gone.
 */
export async function answerFromSite(
  site: ShownSite,
  { url = '/' }: IncomingMessage,
  response: ServerResponse,
  pathname: string,
  headers: OutgoingHttpHeaders = {},
): Promise<void> {
  const answerPage = (status: number, html: string | Uint8Array) =>
    answer(response, status, 'page.html', html, headers);
  const page = await site.page(pathname);
  if (page !== undefined) return answerPage(200, page);
  const file = await site.file(pathname.slice(1));
  if (file !== undefined) return answer(response, 200, pathname, file, headers);
  const moved = site.redirect(pathname);
  // While a build replaces the site, a page that was not there a moment ago may be there now.
  const isWithoutSlash = !pathname.endsWith('/') && (await site.page(`${pathname}/`)) !== undefined;
  // Two slashes at its beginning would lead to another host: such an address is refused (request-rules.ts).
  const to = isWithoutSlash ? url.replace(/\?|$/, '/$&') : moved?.to;
  if (to === undefined) return answerPage(moved ? 410 : 404, await site.notFound());
  response.writeHead(301, { ...headers, Location: to }).end();
}
