import vm from 'node:vm';
import { parse } from 'acorn';
import { describe, expect, it } from 'vitest';
import { indexFunction } from '../../build/output/hosts/cloudfront.ts';
import { ATTACKS, FILES, REDIRECTS, type Request, type Result } from '../hosts/cloudfront-requests.ts';

const INDEX_FUNCTION = indexFunction();

const context = vm.createContext({}, { codeGeneration: { strings: false, wasm: false } });
vm.runInContext(INDEX_FUNCTION, context);

function run(request: Request): Result {
  const event = JSON.stringify({ version: '1.0', request });
  return JSON.parse(vm.runInContext(`JSON.stringify(handler(${event}))`, context, { timeout: 1000 }));
}

describe('the function for CloudFront', () => {
  it('is written in ECMAScript 5.1, which both runtimes support, and fits the size limit of both', () => {
    expect(() => parse(INDEX_FUNCTION, { ecmaVersion: 5 })).not.toThrow();
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
});
