import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { hrefs, open, PAGES } from './built-pages.ts';

/** What a notice may add to a page. */
const noticed = (html: string | undefined) => (html?.includes('data-until') ? 200 : 0);

// What its code makes larger than build/checks/budgets/budgets.ts allows stops the build: fonts, scripts of islands, and
// the scripts of the form's page.
describe('the built site', () => {
  it.each(PAGES.filter((route) => !open(route).querySelector('[data-island=contact-form]')))(
    'loads on %s at most 1,000 bytes of scripts (gzip) before anybody uses an island',
    (route) => {
      const [script, ...others] = open(route).querySelectorAll('script:not([type], [src])');
      expect(others).toEqual([]);
      expect(gzipSync(script?.innerHTML ?? '').byteLength).toBeLessThanOrEqual(
        1000 + noticed(script?.innerHTML),
      );
    },
  );

  it.each(PAGES)('has at most 7,000 bytes of styles (brotli) on %s', (route) => {
    const page = open(route);
    const style = page.querySelector('style')?.outerHTML ?? '';
    expect(style).not.toBe('');
    expect(brotliCompressSync(style).byteLength).toBeLessThanOrEqual(7000 + noticed(page.innerHTML));
  });

  it.each(PAGES)('preloads on %s one font, and otherwise only pictures of the first screen', (route) => {
    const page = open(route);
    expect(page.querySelectorAll('link[rel=preload][as=font]')).toHaveLength(1);
    const eager = page.querySelectorAll('img').filter((image) => image.getAttribute('loading') !== 'lazy');
    const others = hrefs(page.querySelectorAll('link[rel=preload]:not([as=font]), link[rel=modulepreload]'));
    const shown = eager.map((image) => image.getAttribute('src'));
    expect(shown).toEqual(expect.arrayContaining(others ?? []));
  });

  it('contains React once, in a chunk that the islands share', () => {
    const scripts = readdirSync('dist/assets/client')
      .filter((name) => name.endsWith('.js'))
      .map((name) => readFileSync(`dist/assets/client/${name}`));
    expect(scripts.filter((script) => script.includes('react.element')).length).toBeGreaterThan(0);
    expect(scripts.filter((script) => gzipSync(script, { level: 9 }).byteLength > 40_000)).toHaveLength(1);
  });
});
