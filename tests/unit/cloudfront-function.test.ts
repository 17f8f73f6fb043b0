import vm from 'node:vm';
import { parse } from 'acorn';
import { describe, expect, it } from 'vitest';
import { resolveRedirects } from '../../build/content/redirects.ts';
import { indexFunction } from '../../build/output/hosts/cloudfront.ts';
import { ATTACKS, FILES, REDIRECTS, type Request, type Result } from '../hosts/cloudfront-requests.ts';
import { ASKED, MOVED } from '../hosts/sample-redirects.ts';

const INDEX_FUNCTION = indexFunction();
const MOVED_FUNCTION = indexFunction(resolveRedirects(MOVED));

/** The answer of a function to a request. */
function run(request: Request, code = INDEX_FUNCTION): Result {
  const context = vm.createContext({}, { codeGeneration: { strings: false, wasm: false } });
  const event = JSON.stringify({ version: '1.0', request });
  return JSON.parse(vm.runInContext(`${code};JSON.stringify(handler(${event}))`, context, { timeout: 1000 }));
}

describe('the function for CloudFront', () => {
  it('is written in ECMAScript 5.1, which both runtimes support, and fits the size limit of both', () => {
    for (const code of [INDEX_FUNCTION, MOVED_FUNCTION])
      expect(() => parse(code, { ecmaVersion: 5 })).not.toThrow();
    expect(Buffer.byteLength(INDEX_FUNCTION)).toBeLessThan(10_000);
  });

  it.each(FILES)('finds the file of %s, and leaves its query alone', (uri, file) => {
    const querystring = { a: { value: '1', multiValue: [{ value: '1' }, { value: '2' }] } };
    expect(run({ uri, querystring })).toMatchObject({ uri: file, querystring });
  });

  it.each(REDIRECTS)(
    'redirects %s to the address with a slash, and keeps its query',
    (_what, request, location) => {
      const { statusCode, headers } = run(request);
      expect([statusCode, headers?.location.value]).toEqual([301, location]);
    },
  );

  it.each(ATTACKS)('redirects nobody to another site: %j', (uri) => {
    const { statusCode, uri: asked } = run({ uri, querystring: { a: { value: '//evil.example' } } });
    expect([statusCode, asked]).toEqual([undefined, uri]);
  });

  it.each(ASKED)('leads from the old address %s to the new one, or says that it is gone', (uri, to) => {
    const { statusCode, headers } = run({ uri, querystring: {} }, MOVED_FUNCTION);
    expect([statusCode, headers?.location?.value]).toEqual([to ? 301 : 410, to]);
  });

  it('keeps the query of an old address, and knows no addresses of its own', () => {
    const querystring = { a: { value: '1' } };
    const { headers } = run({ uri: '/prices.html', querystring }, MOVED_FUNCTION);
    expect(headers?.location.value).toBe('/packages/?a=1');
    for (const uri of ['/constructor', '/__proto__', '/toString/'])
      expect([301, undefined]).toContain(run({ uri, querystring: {} }, MOVED_FUNCTION).statusCode);
  });

  it('holds at most as many redirects as CloudFront takes', () => {
    const many = Array.from({ length: 500 }, (_, index) => ({ from: `/old-${index}/`, to: '/packages/' }));
    expect(() => indexFunction(resolveRedirects(many))).toThrow('CloudFront takes 10240.');
  });
});
