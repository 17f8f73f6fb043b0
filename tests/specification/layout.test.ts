import { describe, expect, it } from 'vitest';
import { open, PAGES, words } from '../dist/built-pages.ts';

const ENTRIES = ['Home', 'Packages', 'Review', 'Industries', 'About us', 'Contact us'];
const SERVICES = [
  ['Social media marketing', '/services/social-media-marketing/'],
  ['Web designing', '/services/web-designing/'],
  ['Local SEO', '/services/local-seo/'],
  ['SEO', '/services/seo/'],
  ['PPC', '/services/ppc/'],
  ['Google My Business', '/services/gmb/'],
];

describe.each(PAGES)('%s', (route) => {
  const page = open(route);
  const nav = (name: string) => page.querySelector(`nav[aria-label="${name}"]`);

  it('lists the six services in the dropdown, and every other entry beside it', () => {
    const dropdown = nav('Main')?.querySelector('details');
    expect(words(dropdown?.querySelector('summary'))).toBe('Services');
    const links = dropdown
      ?.querySelectorAll('a')
      .map((link) => [words(link.querySelector('b')), link.getAttribute('href')]);
    expect(links).toEqual(SERVICES);
    const others = nav('Main')?.querySelectorAll('li > a').map(words) ?? [];
    expect(others.filter((name) => ENTRIES.includes(name))).toEqual(ENTRIES);
  });

  it('links the three policies in the footer', () => {
    const links = page.querySelectorAll('footer a[target=_blank]');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/privacy-policy/',
      '/terms-and-condition/',
      '/refund-policy/',
    ]);
  });

  it('has a footer with Links, Services, Contact Us and the copyright line of 2024', () => {
    const footer = page.querySelector('footer');
    expect(footer?.querySelectorAll('h2').map(words)).toEqual(['Links', 'Services', 'Contact Us']);
    expect(words(footer)).toMatch(/Copyright © 2024 .+\. All rights reserved\./);
  });

  it('shows no phone number, as the specification gives none', () => {
    expect(page.querySelector('a[href^="tel:"]')).toBeNull();
  });
});
