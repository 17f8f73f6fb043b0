import type { Redirect } from '../../content/redirects.ts';
import { HEADERS } from './headers.ts';
import { spellings } from './redirects-file.ts';

/** Headers that a response-headers policy has fields of their own for; any other is a custom header. */
const OWN_FIELDS = {
  'Strict-Transport-Security': (value: string) => ({
    StrictTransportSecurity: { AccessControlMaxAgeSec: Number(/\d+/.exec(value)?.[0]), Override: true },
  }),
  'Content-Security-Policy': (value: string) => ({
    ContentSecurityPolicy: { ContentSecurityPolicy: value, Override: true },
  }),
  'X-Content-Type-Options': () => ({ ContentTypeOptions: { Override: true } }),
  'Referrer-Policy': (value: string) => ({ ReferrerPolicy: { ReferrerPolicy: value, Override: true } }),
} as const;

const hasOwnField = (name: string): name is keyof typeof OWN_FIELDS => name in OWN_FIELDS;

/** What `aws cloudfront create-response-headers-policy --response-headers-policy-config` takes. */
export function responseHeadersPolicy(): object {
  const entries = Object.entries(HEADERS);
  const custom = entries.filter(([name]) => !hasOwnField(name));
  return {
    Name: 'agency-website',
    SecurityHeadersConfig: Object.assign(
      {},
      ...entries.map(([name, value]) => (hasOwnField(name) ? OWN_FIELDS[name](value) : {})),
    ),
    CustomHeadersConfig: {
      Quantity: custom.length,
      Items: custom.map(([Header, Value]) => ({ Header, Value, Override: true })),
    },
  };
}

/** Bytes that the code of a function may have (CloudFront Developer Guide, "Quotas on CloudFront Functions"). */
const MOST_BYTES = 10_240;

/**
 * A CloudFront function for viewer requests, for a bucket that is not set up as a website: /about-us/ is its
 * index.html, and /about-us leads to /about-us/ with its query string. Only what has the form of a
 * page's address is led anywhere: browsers would take //host and /\host for other sites. ECMAScript 5.1 is what both
 * runtimes of CloudFront know.
 * @param redirects what becomes of addresses that are no pages any more
 * @throws Error when there are more of them than a function may hold
 */
export function indexFunction(redirects: readonly Redirect[] = []): string {
  const table = redirects.flatMap((redirect) =>
    spellings(redirect).map((from) => `  ${JSON.stringify(from)}: ${JSON.stringify(redirect.to ?? '')}`),
  );
  const code = `var MOVED = {${table.length > 0 ? `\n${table.join(',\n')}\n` : ''}};\n${INDEX_FUNCTION}`;
  const bytes = Buffer.byteLength(code);
  if (bytes <= MOST_BYTES) return code;
  throw new Error(
    `With ${redirects.length} redirects the function has ${bytes} bytes; CloudFront takes ${MOST_BYTES}. Set the bucket up as a website, where uploads store an object for each redirect.`,
  );
}

const INDEX_FUNCTION = String.raw`var PAGE = /^(?:\/[a-z0-9-]+)+$/;
var NO_QUERY = /[^A-Za-z0-9%._~!$'()*+,;:@/?-]+/g;
var GONE = '<!DOCTYPE html><html lang="en"><title>Gone</title><h1>This page is gone</h1><a href="/">Go to the home page</a></html>';

function handler(event) {
  var request = event.request;
  if (Object.prototype.hasOwnProperty.call(MOVED, request.uri)) return moved(MOVED[request.uri], request);
  if (request.uri.charAt(request.uri.length - 1) === '/') {
    request.uri += 'index.html';
    return request;
  }
  if (!PAGE.test(request.uri)) return request;
  return redirect(request.uri + '/' + queryOf(request.querystring));
}

function moved(to, request) {
  if (to === '') {
    return {
      statusCode: 410,
      statusDescription: 'Gone',
      headers: { 'content-type': { value: 'text/html; charset=utf-8' } },
      body: { encoding: 'text', data: GONE },
    };
  }
  return redirect(/[?#]/.test(to) ? to : to + queryOf(request.querystring));
}

function redirect(to) {
  return { statusCode: 301, statusDescription: 'Moved Permanently', headers: { location: { value: to } } };
}

// Names and values come as the visitor sent them, each name once, with all its values.
function queryOf(querystring) {
  var pairs = [];
  for (var name in querystring) {
    var values = querystring[name].multiValue || [querystring[name]];
    for (var i = 0; i < values.length; i += 1) pairs.push(safe(name) + '=' + safe(values[i].value));
  }
  return pairs.length === 0 ? '' : '?' + pairs.join('&');
}

function safe(text) {
  return text.replace(NO_QUERY, encodeURIComponent);
}
`;
