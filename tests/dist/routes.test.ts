import { describe, expect, it } from 'vitest';
import { CONTENT } from '../content.ts';
import { open, PAGES, ROUTES } from './built-pages.ts';

describe('the routes', () => {
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
