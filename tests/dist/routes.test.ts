import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { open, PAGES, ROUTES, words } from './pages.ts';

const H1: Record<string, string> = {
  '/': 'Digital Marketing That Drives Your Business',
  '/services/social-media-marketing/': 'Social media marketing',
  '/services/web-designing/': 'Web designing',
  '/services/local-seo/': 'Local SEO',
  '/services/seo/': 'SEO',
  '/services/ppc/': 'PPC',
  '/services/gmb/': 'Google My Business',
  '/packages/': 'Our Packages',
  '/review/': 'Hear from Happy Customers',
  '/industries/': 'Industries',
  '/about-us/': 'About us',
  '/contact-us/': 'Give Us a Shout',
  '/privacy-policy/': 'Privacy Policy',
  '/terms-and-condition/': 'Privacy Policy',
  '/refund-policy/': 'No Refund Policy',
  '/404.html': 'Not Found',
};

describe('routes', () => {
  it.each(PAGES)('%s is a file with its one heading', (route) => {
    expect(open(route).querySelectorAll('h1').map(words)).toEqual([H1[route]]);
  });

  it('do not include a page for /services', () => {
    expect(existsSync('dist/services/index.html')).toBe(false);
  });

  it('are all in the sitemap, and nothing else is', () => {
    const listed = [
      ...readFileSync('dist/sitemap.xml', 'utf8').matchAll(/<loc>https:\/\/[^/]+([^<]*)<\/loc>/g),
    ];
    expect(listed.map((match) => match[1]).sort()).toEqual([...ROUTES].sort());
  });

  it.each(ROUTES)('%s has its own title, description and canonical address', (route) => {
    const head = open(route).querySelector('head');
    const title = words(head?.querySelector('title'));
    const description = head?.querySelector('meta[name=description]')?.getAttribute('content') ?? '';
    expect(title.length).toBeGreaterThan(5);
    expect(title.length).toBeLessThanOrEqual(65);
    expect(description.length).toBeGreaterThanOrEqual(110);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(head?.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
      `https://www.northing.example${route}`,
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

  it('keep search engines away from the Not Found page only', () => {
    const hidden = PAGES.filter((route) => open(route).querySelector('meta[name=robots][content=noindex]'));
    expect(hidden).toEqual(['/404.html']);
    expect(open('/404.html').querySelector('link[rel=canonical]')).toBeNull();
  });
});
