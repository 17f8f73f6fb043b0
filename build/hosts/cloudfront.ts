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
 * index.html, and /about-us leads to /about-us/.
 */
export const INDEX_FUNCTION = `function handler(event) {
  var request = event.request;
  var last = request.uri.split('/').pop();
  if (last === '') {
    request.uri += 'index.html';
    return request;
  }
  if (last.indexOf('.') === -1) {
    return {
      statusCode: 301,
      statusDescription: 'Moved Permanently',
      headers: { location: { value: request.uri + '/' } },
    };
  }
  return request;
}
`;
