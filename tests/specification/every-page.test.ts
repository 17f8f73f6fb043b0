import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { CONTENT, SERVICES as CONTENT_SERVICES } from '../content.ts';
import { hrefs, main, open, PAGES, ROUTES, readHtml, words } from '../dist/built-pages.ts';
import { SERVICES } from './page-sections.ts';

/** The table of routes, with a trailing slash, and the heading of each page. */
const H1: Record<string, string> = {
  ...Object.fromEntries(SERVICES.map(([title, route]) => [route, title])),
  '/': 'Digital Marketing That Drives Your Business',
  '/packages/': 'Our Packages',
  '/review/': 'Hear from Happy Customers',
  '/industries/': 'Industries',
  '/about-us/': 'About us',
  '/contact-us/': 'Give Us a Shout',
  '/privacy-policy/': 'Privacy Policy',
  '/terms-and-condition/': 'Privacy Policy',
  '/refund-policy/': 'No Refund Policy',
  '/404.html': 'Not Found',
  // Not specified.
  '/sample-report/': 'See what you get, on paper',
  '/accessibility/': 'Accessibility',
};

it('the routes are exactly those of the table, without a page for /services', () => {
  expect([...ROUTES, '/404.html'].sort()).toEqual(Object.keys(H1).sort());
});

describe.each(PAGES)('%s', (route) => {
  it('has the specified heading, and a title that search engines show in full', () => {
    expect(open(route).querySelectorAll('h1').map(words)).toEqual([H1[route]]);
    expect(words(open(route).querySelector('title')).length).toBeLessThanOrEqual(60);
  });

  it('leaves 1,000 bytes of the first round trip, 14,000, for what an agency’s own content adds', () => {
    expect(brotliCompressSync(readHtml(route)).byteLength).toBeLessThanOrEqual(13_000);
  });
});

// That every page has them: tests/dist/layout.test.ts.
describe('header and footer', () => {
  it('list the six services, and every other entry', () => {
    expect(CONTENT_SERVICES).toEqual(SERVICES);
    const others = CONTENT.navigation.entries.map(({ title }) => title);
    for (const title of ['Home', 'Services', 'Packages', 'Review', 'Industries', 'About us', 'Contact us'])
      expect(others).toContain(title);
  });

  it('have Links, Services, Contact Us, the policies, the copyright line of 2024, and no phone number', () => {
    const page = open('/');
    const footer = page.querySelector('footer');
    expect(footer?.querySelectorAll('h2').map(words)).toEqual(['Links', 'Services', 'Contact Us']);
    const policies = ['/privacy-policy/', '/terms-and-condition/', '/refund-policy/', '/accessibility/'];
    expect(hrefs(footer?.querySelectorAll('a[target=_blank]'))).toEqual(policies);
    expect(words(footer)).toMatch(/Copyright © 2024 .+\. All rights reserved\./);
    expect(page.querySelector('a[href^="tel:"]')).toBeNull();
  });
});

it('Not Found says the likely reason, and has a link home', () => {
  const page = main('/404.html');
  expect(words(page.querySelector('p'))).toMatch(/no page at this address/);
  expect(words(page.querySelector('a[href="/"]'))).toMatch(/home page/);
});
