import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { open, PAGES, ROUTES, words } from '../dist/built-pages.ts';

/** The table of routes, with a trailing slash, and the heading of each page. */
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

describe('the routes', () => {
  it('are exactly those of the table', () => {
    expect([...ROUTES, '/404.html'].sort()).toEqual(Object.keys(H1).sort());
  });

  it.each(PAGES)('include the file of %s, with its heading', (route) => {
    expect(open(route).querySelectorAll('h1').map(words)).toEqual([H1[route]]);
  });

  it('do not include a page for /services', () => {
    expect(existsSync('dist/services/index.html')).toBe(false);
  });
});
