import { HEADERS } from './headers.ts';

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

/**
 * A CloudFront function for viewer requests, for a bucket that is not set up as a website: /about-us/ is its
 * index.html, and /about-us leads to /about-us/ with what stands behind its question mark. Only what has the form of a
 * page's address is led anywhere: browsers would take //host and /\host for other sites. ECMAScript 5.1 is what both
 * runtimes of CloudFront know.
 */
export const INDEX_FUNCTION = String.raw`var PAGE = /^(?:\/[a-z0-9-]+)+$/;
var NO_QUERY = /[^A-Za-z0-9%._~!$'()*+,;:@/?-]+/g;

function handler(event) {
  var request = event.request;
  if (request.uri.charAt(request.uri.length - 1) === '/') {
    request.uri += 'index.html';
    return request;
  }
  if (!PAGE.test(request.uri)) return request;
  return {
    statusCode: 301,
    statusDescription: 'Moved Permanently',
    headers: { location: { value: request.uri + '/' + queryOf(request.querystring) } },
  };
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
