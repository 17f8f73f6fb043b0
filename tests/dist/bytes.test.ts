import { readdirSync, readFileSync, statSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { open, PAGES } from './built-pages.ts';

const gzip = (text: string | Buffer) => gzipSync(text, { level: 9 }).byteLength;
const scripts = readdirSync('dist/assets/client').filter((name) => name.endsWith('.js'));
const sizeOf = (name: string) => gzip(readFileSync(`dist/assets/client/${name}`));

describe('the built site', () => {
  it.each(
    PAGES.map(
      (route) => [route, open(route).querySelector('[data-island=contact-form]') ? 1300 : 1000] as const,
    ),
  )('loads on %s at most %i bytes of scripts (gzip) before anybody uses an island', (route, limit) => {
    const inline = open(route)
      .querySelectorAll('script')
      .filter((script) => script.getAttribute('type') === undefined)
      .map((script) => script.innerHTML)
      .join('\n');
    expect(gzip(inline)).toBeLessThanOrEqual(limit);
  });

  it.each(PAGES)('has at most 7,000 bytes of styles (brotli) on %s', (route) => {
    const style = open(route).querySelector('style')?.outerHTML ?? '';
    expect(style).not.toBe('');
    expect(brotliCompressSync(style).byteLength).toBeLessThanOrEqual(7000);
  });

  it('preloads one font of at most 45 KB, and otherwise only pictures of the first screen', () => {
    for (const route of PAGES) {
      const page = open(route);
      const fonts = page.querySelectorAll('link[rel=preload][as=font]');
      expect(fonts).toHaveLength(1);
      expect(statSync(`dist${fonts[0]?.getAttribute('href')}`).size).toBeLessThanOrEqual(45_000);
      const eager = page.querySelectorAll('img').filter((image) => image.getAttribute('loading') !== 'lazy');
      const shown = eager.map((image) => image.getAttribute('src'));
      const preloads = page.querySelectorAll('link[rel=preload]:not([as=font]), link[rel=modulepreload]');
      for (const link of preloads) expect(shown).toContain(link.getAttribute('href'));
    }
  });

  it('loads at most 85 KB (gzip) on the first use of any island', () => {
    const islands = new Map<string, string[]>();
    for (const route of PAGES) {
      for (const island of open(route).querySelectorAll('[data-island]')) {
        islands.set(
          island.getAttribute('data-island') ?? '',
          (island.getAttribute('data-scripts') ?? '').split(' '),
        );
      }
    }
    expect([...islands.keys()].sort()).toEqual(['carousel', 'contact-form', 'menu', 'toasts']);
    for (const files of islands.values()) {
      const total = files
        .map((file) => sizeOf(file.replace('/assets/client/', '')))
        .reduce((sum, size) => sum + size, 0);
      expect(total).toBeLessThanOrEqual(85_000);
    }
  });

  it('contains React once, in a chunk that the islands share', () => {
    const withReact = scripts.filter((name) =>
      readFileSync(`dist/assets/client/${name}`, 'utf8').includes('react.element'),
    );
    expect(withReact.length).toBeGreaterThan(0);
    expect(scripts.filter((name) => sizeOf(name) > 40_000)).toHaveLength(1);
  });

  it('contains no Emotion runtime', () => {
    for (const name of scripts)
      expect(readFileSync(`dist/assets/client/${name}`, 'utf8')).not.toMatch(/emotion|data-emotion/i);
  });
});
