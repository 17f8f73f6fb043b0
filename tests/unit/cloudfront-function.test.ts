import vm from 'node:vm';
import { parse } from 'acorn';
import { describe, expect, it } from 'vitest';
import { resolveRedirects } from '../../build/content/redirects.ts';
import { indexFunction } from '../../build/output/hosts/cloudfront.ts';
import { ASKED, MOVED, NOT_MOVED } from '../hosts/sample-redirects.ts';

const INDEX_FUNCTION = indexFunction([]);
const MOVED_FUNCTION = indexFunction(resolveRedirects(MOVED));

type Query = Record<string, { value: string; multiValue?: { value: string }[] }>;

/**
 * Asks a function for an address (CloudFront Developer Guide, "Event structure").
 * @returns what it passes on to the bucket, or its own response
 */
function run(uri: string, querystring?: Query, code = INDEX_FUNCTION) {
  const context = vm.createContext({}, { codeGeneration: { strings: false, wasm: false } });
  const event = JSON.stringify({ version: '1.0', request: { uri, querystring } });
  const answer = vm.runInContext(`${code};JSON.stringify(handler(${event}))`, context, { timeout: 1000 });
  const { headers, ...result } = JSON.parse(answer);
  return { ...result, location: headers?.location?.value };
}

describe('the function for CloudFront', () => {
  it('is written in ECMAScript 5.1, which both runtimes support, and fits the size limit of both', () => {
    for (const code of [INDEX_FUNCTION, MOVED_FUNCTION])
      expect(() => parse(code, { ecmaVersion: 5 })).not.toThrow();
    expect(Buffer.byteLength(INDEX_FUNCTION)).toBeLessThan(10_000);
  });

  it.each([
    ['/', '/index.html'],
    ['/about-us/', '/about-us/index.html'],
    ...['/assets/menu.D7T22QRF.js', '/sitemap.xml', '/.well-known/security.txt'].map((uri) => [uri, uri]),
    ['//evil.example/', '//evil.example/index.html'],
  ] as [string, string][])('finds the file of %s, and leaves its query alone', (uri, file) => {
    const querystring = { a: { value: '1', multiValue: [{ value: '1' }, { value: '2' }] } };
    expect(run(uri, querystring)).toMatchObject({ uri: file, querystring });
  });

  const several = [{ value: '1' }, { value: '2' }, { value: '1' }];

  it.each<[string, Query | undefined, string]>([
    ['an address without a query', {}, ''],
    ['an address whose query is left out', undefined, ''],
    ['a campaign', { utm_source: { value: 'mail' } }, '?utm_source=mail'],
    ['several values', { a: { value: '1', multiValue: several }, b: { value: 'x' } }, '?a=1&a=2&a=1&b=x'],
    ['a name without a value', { gclid: { value: '' } }, '?gclid='],
    ['encoded values', { 'q%5B%5D': { value: 'a%26b%3Dc%20d%2F' } }, '?q%5B%5D=a%26b%3Dc%20d%2F'],
    [
      'values that break out of a header or an address',
      { 'a"<': { value: 'x\r\nSet-Cookie: é&b#c\\' } },
      '?a%22%3C=x%0D%0ASet-Cookie:%20%C3%A9%26b%23c%5C',
    ],
  ])('redirects %s to the address with a slash, and keeps its query', (_what, querystring, query) => {
    const answer = { statusCode: 301, location: `/services/seo/${query}` };
    expect(run('/services/seo', querystring)).toMatchObject(answer);
  });

  // Addresses that browsers treat as another site, or that could become one.
  it.each([
    '//evil.example/x',
    '\\\\evil.example\\x',
    '/%09/evil.example',
    '/about-us/..//evil.example',
    'https://evil.example/x',
    '/about-us\r\nSet-Cookie: a=b',
    '/javascript:alert(1)',
    '',
  ])('redirects nobody to another site: %j', (uri) => {
    const { statusCode, uri: asked } = run(uri, { a: { value: '//evil.example' } });
    expect([statusCode, asked]).toEqual([undefined, uri]);
  });

  it.each(ASKED)('leads from the old address %s to the new one, or says that it is gone', (uri, to) => {
    // Browsers and old links write codes in two ways.
    for (const spelled of [
      uri,
      uri.replace(/%../g, (code) => code.toLowerCase()),
      uri.replaceAll('o', '%6f'),
    ]) {
      const { statusCode, location } = run(spelled, {}, MOVED_FUNCTION);
      expect([statusCode, location]).toEqual([to ? 301 : 410, to]);
    }
  });

  it('keeps the query of an old address, and leads from no other one', () => {
    expect(run('/prices.html', { a: { value: '1' } }, MOVED_FUNCTION).location).toBe('/packages/?a=1');
    for (const uri of [...NOT_MOVED, '/constructor', '/__proto__', '/toString/'])
      expect(run(uri, {}, MOVED_FUNCTION)).toEqual(run(uri, {}));
  });

  it('holds at most as many redirects as CloudFront takes', () => {
    const many = Array.from({ length: 500 }, (_, index) => ({ from: `/old-${index}/`, to: '/packages/' }));
    expect(() => indexFunction(resolveRedirects(many))).toThrow('CloudFront takes 10240.');
  });
});
