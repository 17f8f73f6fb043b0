import type { Redirect } from '../../content/redirects.ts';
import { HEADERS } from './headers.ts';
import { spellings } from './redirects-file.ts';

/** The input of `aws cloudfront create-response-headers-policy --response-headers-policy-config`. */
export function responseHeadersPolicy(): object {
  const {
    'Strict-Transport-Security': hsts,
    'Content-Security-Policy': csp,
    'X-Content-Type-Options': _nosniff,
    'Referrer-Policy': referrer,
    ...custom
  } = HEADERS;
  const Override = true;
  const Items = Object.entries(custom).map(([Header, Value]) => ({ Header, Value, Override }));
  return {
    Name: 'agency-website',
    SecurityHeadersConfig: {
      StrictTransportSecurity: { AccessControlMaxAgeSec: Number(/\d+/.exec(hsts)?.[0]), Override },
      ContentSecurityPolicy: { ContentSecurityPolicy: csp, Override },
      ContentTypeOptions: { Override },
      ReferrerPolicy: { ReferrerPolicy: referrer, Override },
    },
    CustomHeadersConfig: { Quantity: Items.length, Items },
  };
}

/** Maximum bytes of a function's code (CloudFront Developer Guide, "Quotas on CloudFront Functions"). */
const MOST_BYTES = 10_240;

/**
 * A CloudFront function for viewer requests, for a bucket without website hosting: it serves index.html for /about-us/,
 * and redirects /about-us to /about-us/ with its query string. It redirects only addresses in the form of a page's
 * address, because browsers treat //host and /\host as other sites. Both runtimes of CloudFront support ECMAScript 5.1.
 * @param redirects where addresses lead that are no longer pages
 * @throws Error if there are more of them than a function may contain
 */
export function indexFunction(redirects: readonly Redirect[]): string {
  const moved = spellings(redirects).map(([from, to]) => [encodeURI(from), to ?? '']);
  const code = `var MOVED = ${JSON.stringify(Object.fromEntries(moved), null, 2)};\n${INDEX_FUNCTION}`;
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
  var asked = spelled(request.uri);
  if (Object.prototype.hasOwnProperty.call(MOVED, asked)) return moved(MOVED[asked], request);
  if (request.uri.charAt(request.uri.length - 1) === '/') {
    request.uri += 'index.html';
    return request;
  }
  if (!PAGE.test(request.uri)) return request;
  return redirect(request.uri + '/' + queryOf(request.querystring));
}

// %c3 and %C3, %28 and ( are the same.
function spelled(uri) {
  try {
    return encodeURI(decodeURIComponent(uri));
  } catch (error) {
    return uri;
  }
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

// Names and values are as the visitor sent them, each name once, with all its values.
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
