import { describe, expect, it } from 'vitest';
import { loadContent } from '../../build/content/load.ts';
import { open, PAGES, readHtml, words } from './pages.ts';

const ENTRIES = ['Home', 'Packages', 'Review', 'Industries', 'About us', 'Contact us'];
const SERVICES = [
  ['Social media marketing', '/services/social-media-marketing/'],
  ['Web designing', '/services/web-designing/'],
  ['Local SEO', '/services/local-seo/'],
  ['SEO', '/services/seo/'],
  ['PPC', '/services/ppc/'],
  ['Google My Business', '/services/gmb/'],
];

const { site } = (await loadContent('.')).content;

describe.each(PAGES)('%s', (route) => {
  const page = open(route);
  const nav = (name: string) => page.querySelector(`nav[aria-label="${name}"]`);

  it('has the landmarks, a skip link to main, and a language', () => {
    expect(page.querySelector('html')?.getAttribute('lang')).toBe('en-US');
    for (const tag of ['header', 'main', 'footer'])
      expect(page.querySelectorAll(`body > ${tag}`)).toHaveLength(1);
    expect(page.querySelector('body > a')?.getAttribute('href')).toBe('#main');
    expect(page.querySelector('main')?.id).toBe('main');
  });

  it('has its headings in order', () => {
    const levels = page
      .querySelectorAll('main h1, main h2, main h3, main h4')
      .map((heading) => Number(heading.tagName[1]));
    expect(levels[0]).toBe(1);
    for (const [index, level] of levels.entries()) {
      if (index > 0) expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
    }
  });

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

  it('hides the policies from the top navigation and links them in the footer, in a new tab, saying so', () => {
    expect(nav('Main')?.toString()).not.toContain('policy');
    expect(nav('Menu')?.toString()).not.toContain('policy');
    const links = page.querySelectorAll('footer a[target=_blank]');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/privacy-policy/',
      '/terms-and-condition/',
      '/refund-policy/',
    ]);
    for (const link of links) expect(words(link)).toContain('(opens in a new tab)');
  });

  it('has a footer with Links, Services, Contact Us, the map and the copyright line of 2024', () => {
    const footer = page.querySelector('footer');
    expect(footer?.querySelectorAll('h2').map(words)).toEqual(['Links', 'Services', 'Contact Us']);
    expect(words(footer)).toContain('Copyright © 2024 Northing. All rights reserved.');
    expect(footer?.querySelector('a[href^="mailto:"]')).not.toBeNull();
    // One does not stay on the Not Found page, so its footer does without the map.
    if (route === '/404.html') return;
    const frames = ['template', 'noscript'].map((around) => footer?.querySelector(`${around} iframe`));
    for (const frame of frames) {
      expect(frame?.getAttribute('title')).toBe('Map of our office');
      expect(frame?.getAttribute('src')).toMatch(/^https:/);
      expect(frame?.getAttribute('referrerpolicy')).toBe('strict-origin');
      expect(frame?.getAttribute('sandbox')).toBe(
        'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox',
      );
    }
    expect(frames.map((frame) => frame?.getAttribute('loading'))).toEqual([undefined, 'lazy']);
  });

  it('shows a phone number as a link where one is set, and none otherwise', () => {
    const links = page.querySelectorAll('footer a[href^="tel:"]').map((link) => link.getAttribute('href'));
    expect(links).toEqual(site.phone ? [site.phone.href] : []);
  });

  it('marks its own entry in the navigation', () => {
    const marked =
      nav('Main')
        ?.querySelectorAll('[aria-current=page]')
        .map((link) => link.getAttribute('href')) ?? [];
    const own = nav('Main')?.querySelector(`a[href="${route}"]`);
    expect(marked).toEqual(own ? [route] : []);
  });

  it('carries its styles in the head: no style sheet to fetch, no style element or attribute in the body', () => {
    expect(page.querySelectorAll('link[rel=stylesheet]')).toHaveLength(0);
    expect(page.querySelectorAll('head style')).toHaveLength(1);
    expect(page.querySelectorAll('body style')).toHaveLength(0);
    expect(page.querySelectorAll('body [style]')).toHaveLength(0);
  });

  it('asks nobody else for anything; the map waits in a template, and without scripts for its turn', () => {
    const sources = page
      .querySelectorAll('img, script, link[rel=preload], link[rel=icon], source, iframe')
      .filter((element) => !element.closest('noscript, template'));
    const addresses = sources.map(
      (element) =>
        element.getAttribute('src') ?? element.getAttribute('srcset') ?? element.getAttribute('href'),
    );
    for (const address of addresses) expect(address ?? '/').toMatch(/^\//);
  });

  it('gives every picture its size and a text, or an empty one', () => {
    for (const image of page.querySelectorAll('img')) {
      expect(image.getAttribute('width')).toMatch(/^\d+$/);
      expect(image.getAttribute('height')).toMatch(/^\d+$/);
      expect(image.getAttribute('alt')).toBeDefined();
    }
  });

  it('never displays stars, emoji or a placeholder', () => {
    const text = words(page.querySelector('body'));
    expect(text).not.toMatch(/[★☆⭐\u{1F300}-\u{1FAFF}]/u);
    expect(text).not.toMatch(/lorem ipsum|undefined|\[object|\{\w+\}(?!\))/i);
  });

  it('has no script but the inlined ones', () => {
    expect(readHtml(route)).not.toMatch(/<script[^>]+src=/);
  });
});
