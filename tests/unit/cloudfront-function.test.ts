import vm from 'node:vm';
import { parse } from 'acorn';
import { describe, expect, it } from 'vitest';
import { indexFunction } from '../../build/output/hosts/cloudfront.ts';
import { ATTACKS, FILES, REDIRECTS, type Request, type Result } from '../hosts/cloudfront-requests.ts';

/** All globals of ECMAScript 5.1, without any network or page. */
const GLOBALS =
  'Array Boolean Date Error EvalError Function Infinity JSON Math NaN Number Object RangeError ReferenceError RegExp String SyntaxError TypeError URIError decodeURI decodeURIComponent encodeURI encodeURIComponent eval globalThis isFinite isNaN parseFloat parseInt undefined';

/** String methods of ECMAScript 5.1. */
const OF_TEXTS =
  'constructor toString valueOf charAt charCodeAt concat indexOf lastIndexOf localeCompare match replace search slice split substring toLowerCase toLocaleLowerCase toUpperCase toLocaleUpperCase trim length';

/** Removes what CloudFront's runtime may lack; it does not allow code from strings (restricted features). */
const POORER = `
  for (const name of Object.getOwnPropertyNames(globalThis))
    if (!${JSON.stringify(GLOBALS.split(' '))}.includes(name)) delete globalThis[name];
  for (const name of Object.getOwnPropertyNames(String.prototype))
    if (!${JSON.stringify(OF_TEXTS.split(' '))}.includes(name)) delete String.prototype[name];
`;

const INDEX_FUNCTION = indexFunction();

const context = vm.createContext({}, { codeGeneration: { strings: false, wasm: false } });
vm.runInContext(POORER, context);
vm.runInContext(INDEX_FUNCTION, context);

function run(request: Request): Result {
  const event = JSON.stringify({ version: '1.0', request });
  return JSON.parse(vm.runInContext(`JSON.stringify(handler(${event}))`, context, { timeout: 1000 }));
}

describe('the function for CloudFront', () => {
  it('is written in ECMAScript 5.1, which both runtimes support, and fits the size limit of both', () => {
    expect(() => parse(INDEX_FUNCTION, { ecmaVersion: 5 })).not.toThrow();
    expect(() => parse('const a = 1;', { ecmaVersion: 5 })).toThrow();
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

  it('redirects only within the site, whatever a visitor requests', () => {
    const parts = ['/ \\ // evil.example about-us %2f @ . : ? # é'.split(' '), '\t', '\n', ''].flat();
    let led = 0;
    for (const a of parts)
      for (const b of parts)
        for (const c of parts) {
          const uri = `/${a}${b}${c}`;
          const location = run({ uri }).headers?.location.value;
          if (location === undefined) continue;
          led += 1;
          expect(location).toBe(`${uri}/`);
          expect(new URL(location, 'https://www.example.com').href).toBe(`https://www.example.com${uri}/`);
        }
    expect(led).toBeGreaterThan(5);
  });
});
