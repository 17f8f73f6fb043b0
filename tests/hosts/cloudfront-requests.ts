/** A visitor's request to CloudFront, as its functions receive it (CloudFront Developer Guide, "Event structure"). */
export interface Request {
  uri: string;
  querystring?: Record<string, { value: string; multiValue?: { value: string }[] }>;
}

/** What the function passes on to the bucket, or its own response. */
export interface Result {
  uri?: string;
  querystring?: Request['querystring'];
  statusCode?: number;
  headers?: { location: { value: string } };
}

/** Addresses that browsers treat as another site, or that could become one. */
export const ATTACKS = [
  '//evil.example/x',
  '\\\\evil.example\\x',
  '/%09/evil.example',
  '/about-us/..//evil.example',
  'https://evil.example/x',
  '/about-us\r\nSet-Cookie: a=b',
  '/javascript:alert(1)',
  '',
];

/** Requests for a page without its slash, and their redirects. */
export const REDIRECTS: [what: string, request: Request, location: string][] = [
  ['an address', { uri: '/about-us', querystring: {} }, '/about-us/'],
  ['an address deep in the site', { uri: '/services/seo' }, '/services/seo/'],
  [
    'a campaign',
    { uri: '/packages', querystring: { utm_source: { value: 'mail' } } },
    '/packages/?utm_source=mail',
  ],
  [
    'a name with several values',
    {
      uri: '/packages',
      querystring: {
        a: { value: '1', multiValue: [{ value: '1' }, { value: '2' }, { value: '1' }] },
        b: { value: 'x' },
      },
    },
    '/packages/?a=1&a=2&a=1&b=x',
  ],
  [
    'a name without a value',
    { uri: '/packages', querystring: { gclid: { value: '' } } },
    '/packages/?gclid=',
  ],
  [
    'values that are encoded already',
    { uri: '/packages', querystring: { 'q%5B%5D': { value: 'a%26b%3Dc%20d%2F' } } },
    '/packages/?q%5B%5D=a%26b%3Dc%20d%2F',
  ],
  [
    'values that break out of a header or an address',
    { uri: '/packages', querystring: { 'a"<': { value: 'x\r\nSet-Cookie: é&b#c\\' } } },
    '/packages/?a%22%3C=x%0D%0ASet-Cookie:%20%C3%A9%26b%23c%5C',
  ],
];

/** Requests for a file, and the file requested from the bucket. */
export const FILES: [address: string, file: string][] = [
  ['/', '/index.html'],
  ['/about-us/', '/about-us/index.html'],
  ['/assets/client/menu.D7T22QRF.js', '/assets/client/menu.D7T22QRF.js'],
  ['/sitemap.xml', '/sitemap.xml'],
  ['/.well-known/security.txt', '/.well-known/security.txt'],
  ['//evil.example/', '//evil.example/index.html'],
];
