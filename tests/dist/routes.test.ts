import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { CONTENT } from '../content.ts';
import { open, PAGES, ROUTES } from './built-pages.ts';

describe('the routes', () => {
  it('are exactly those of the sitemap', () => {
    const files = readdirSync('dist', { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => path.basename(file) === 'index.html');
    expect(ROUTES.map((route) => `${route.slice(1)}index.html`).sort()).toEqual(files.sort());
  });

  it.each(ROUTES)('give %s its canonical URL', (route) => {
    const canonical = open(route).querySelector('head > link[rel=canonical]')?.getAttribute('href');
    expect(canonical).toBe(`${CONTENT.site.url}${route}`);
  });

  it('keep only Not Found out of search engines', () => {
    const hidden = PAGES.filter((route) => open(route).querySelector('meta[name=robots][content=noindex]'));
    expect(hidden).toEqual(['/404.html']);
    expect(open('/404.html').querySelector('link[rel=canonical]')).toBeNull();
  });
});
