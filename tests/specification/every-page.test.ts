import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { main, open, PAGES, ROUTES, readHtml, words } from '../dist/built-pages.ts';
import { hrefs, SERVICES } from './page-sections.ts';

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
  // Not specified: what a client gets.
  '/sample-report/': 'Open the glovebox',
};

it('the routes are exactly those of the table, without a page for /services', () => {
  expect([...ROUTES, '/404.html'].sort()).toEqual(Object.keys(H1).sort());
});

/** First round trip of a new connection: ten packets. An agency's additions may cost more; the build says so. */
const FIRST_ROUND_TRIP = 14_000;
/** Bytes that an agency's own text and entries may add before a page needs a second round trip. */
const FREE_FOR_CONTENT = 1_000;

describe.each(PAGES)('%s', (route) => {
  it('has the specified heading', () => {
    expect(open(route).querySelectorAll('h1').map(words)).toEqual([H1[route]]);
  });

  it('has a title that search engines show in full', () => {
    expect(words(open(route).querySelector('title')).length).toBeLessThanOrEqual(60);
  });

  it('leaves 1,000 bytes of the first round trip free, with its styles', () => {
    const bytes = brotliCompressSync(readHtml(route)).byteLength;
    expect(bytes).toBeLessThanOrEqual(FIRST_ROUND_TRIP - FREE_FOR_CONTENT);
  });
});

// That they are the same on every page: tests/dist/layout.test.ts.
describe('header and footer', () => {
  const page = open('/');

  it('list the six services in the dropdown, and every other entry beside it', () => {
    const list = page.querySelector('nav[aria-label=Main]');
    const links = list?.querySelectorAll('details a');
    expect(words(list?.querySelector('details summary'))).toBe('Services');
    expect(links?.map((link) => [words(link.querySelector('b')), link.getAttribute('href')])).toEqual(
      SERVICES,
    );
    expect(list?.querySelectorAll('li > a:not(details a)').map(words)).toEqual(
      expect.arrayContaining(['Home', 'Packages', 'Review', 'Industries', 'About us', 'Contact us']),
    );
  });

  it('have Links, Services, Contact Us, the three policies, the copyright line of 2024, and no phone number', () => {
    const footer = page.querySelector('footer');
    expect(footer?.querySelectorAll('h2').map(words)).toEqual(['Links', 'Services', 'Contact Us']);
    const policies = ['/privacy-policy/', '/terms-and-condition/', '/refund-policy/'];
    expect(hrefs(footer?.querySelectorAll('a[target=_blank]'))).toEqual(policies);
    expect(words(footer)).toMatch(/Copyright © 2024 .+\. All rights reserved\./);
    expect(page.querySelector('a[href^="tel:"]')).toBeNull();
  });
});

describe('Not Found', () => {
  const page = main('/404.html');

  it('says the likely reason, and has a link home', () => {
    expect(words(page.querySelector('p'))).toMatch(/no page at this address/);
    expect(words(page.querySelector('a[href="/"]'))).toMatch(/home page/);
  });

  it('says that it goes home in 2.5 seconds, and has a button to stay', () => {
    const announced = page.querySelector('[role=status]')?.getAttribute('data-redirect');
    expect(announced ?? page.querySelector('[data-redirect]')?.getAttribute('data-redirect')).toMatch(
      /home page in 2\.5 seconds/,
    );
    expect(words(page.querySelector('button'))).toBe('Stay on this page');
  });
});
