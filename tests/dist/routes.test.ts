import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { CONTENT } from '../content.ts';
import { open, PAGES, ROUTES, words } from './built-pages.ts';

describe('the routes', () => {
  it.each(PAGES)('include the file of %s, with one heading', (route) => {
    expect(open(route).querySelectorAll('h1')).toHaveLength(1);
  });

  it('are exactly those of the sitemap', () => {
    const files = readdirSync('dist', { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => path.basename(file) === 'index.html');
    expect(ROUTES.map((route) => `${route.slice(1)}index.html`).sort()).toEqual(files.sort());
  });

  it.each(ROUTES)('give %s its own title, description and canonical URL', (route) => {
    const head = open(route).querySelector('head');
    const title = words(head?.querySelector('title'));
    const description = head?.querySelector('meta[name=description]')?.getAttribute('content') ?? '';
    expect(title.length).toBeGreaterThan(5);
    expect(description.length).toBeGreaterThanOrEqual(70);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(head?.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
      `${CONTENT.site.url}${route}`,
    );
  });

  it('differ in title and description', () => {
    const heads = ROUTES.map((route) => open(route).querySelector('head'));
    expect(new Set(heads.map((head) => words(head?.querySelector('title')))).size).toBe(ROUTES.length);
    const descriptions = heads.map((head) =>
      head?.querySelector('meta[name=description]')?.getAttribute('content'),
    );
    expect(new Set(descriptions).size).toBe(ROUTES.length);
  });

  it('keep only Not Found out of search engines', () => {
    const hidden = PAGES.filter((route) => open(route).querySelector('meta[name=robots][content=noindex]'));
    expect(hidden).toEqual(['/404.html']);
    expect(open('/404.html').querySelector('link[rel=canonical]')).toBeNull();
  });
});
