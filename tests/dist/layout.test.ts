import { describe, expect, it } from 'vitest';
import { CONTENT, POLICIES, SERVICES } from '../content.ts';
import { open, PAGES, words } from './built-pages.ts';

const { site, navigation, policies } = CONTENT;
const { entries, words: naming } = navigation;

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

  it('lists every service in the dropdown, and every other entry beside it', () => {
    const dropdown = nav(naming.main)?.querySelector('details');
    expect(words(dropdown?.querySelector('summary'))).toBe(entries.find(({ services }) => services)?.title);
    const links = dropdown
      ?.querySelectorAll('a')
      .map((link) => [words(link.querySelector('b')), link.getAttribute('href')]);
    expect(links).toEqual(SERVICES);
    const others =
      nav(naming.main)
        ?.querySelectorAll('li > a')
        .map((link) => link.getAttribute('href')) ?? [];
    const named = entries
      .filter(({ services, showInNavbar }) => !services && showInNavbar)
      .map(({ href }) => href);
    expect(others.filter((href) => named.includes(href ?? ''))).toEqual(named);
  });

  it('lists in the top navigation the policies that ask for it, and the others in the footer, in a new tab', () => {
    const shown = new Set(policies.filter(({ showInNavbar }) => showInNavbar).map(({ slug }) => `/${slug}/`));
    for (const policy of POLICIES) {
      expect(nav(naming.main)?.toString().includes(`"${policy}"`)).toBe(shown.has(policy));
      expect(nav(naming.menu)?.toString().includes(`"${policy}"`)).toBe(shown.has(policy));
    }
    const links = page.querySelectorAll('footer a[target=_blank]');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      POLICIES.filter((policy) => !shown.has(policy)),
    );
    for (const link of links) expect(words(link)).toContain(naming.newTab);
  });

  it('has a footer with the links, the services, contact details, the map and the copyright line', () => {
    const footer = page.querySelector('footer');
    expect(footer?.querySelectorAll('h2').map(words)).toEqual([
      naming.links,
      naming.services,
      naming.contact,
    ]);
    expect(words(footer)).toContain(
      naming.copyright.replace('{year}', String(site.copyrightYear)).replace('{agency}', site.agency),
    );
    expect(footer?.querySelector('a[href^="mailto:"]')?.getAttribute('href')).toBe(`mailto:${site.email}`);
    expect(words(footer)).toContain(site.address.text);
    // Visitors do not stay on Not Found, so its footer has no map.
    if (route === '/404.html') return;
    const frames = ['template', 'noscript'].map((around) => footer?.querySelector(`${around} iframe`));
    for (const frame of frames) {
      expect(frame?.getAttribute('title')).toBe(site.map.title);
      expect(frame?.getAttribute('src')).toMatch(/^https:/);
      expect(frame?.getAttribute('referrerpolicy')).toBe('strict-origin');
      expect(frame?.getAttribute('sandbox')).toBe(
        'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox',
      );
    }
    expect(frames.map((frame) => frame?.getAttribute('loading'))).toEqual([undefined, 'lazy']);
  });

  it('shows a phone number as a link if one is set, otherwise none', () => {
    const links = page.querySelectorAll('footer a[href^="tel:"]').map((link) => link.getAttribute('href'));
    expect(links).toEqual(site.phone ? [site.phone.href] : []);
  });

  it('marks its own entry in the navigation', () => {
    const marked =
      nav(naming.main)
        ?.querySelectorAll('[aria-current=page]')
        .map((link) => link.getAttribute('href')) ?? [];
    const own = nav(naming.main)?.querySelector(`a[href="${route}"]`);
    expect(marked).toEqual(own ? [route] : []);
  });

  it('has its styles in the head: no style sheet to fetch, no style element in the body', () => {
    expect(page.querySelectorAll('link[rel=stylesheet]')).toHaveLength(0);
    expect(page.querySelectorAll('head style')).toHaveLength(1);
    expect(page.querySelectorAll('body style')).toHaveLength(0);
  });

  it('contacts no other host; the map waits in a template, or loads lazily without scripts', () => {
    const sources = page
      .querySelectorAll('img, script, link[rel=preload], link[rel=icon], source, iframe')
      .filter((element) => !element.closest('noscript, template'));
    const addresses = sources.map(
      (element) =>
        element.getAttribute('src') ?? element.getAttribute('srcset') ?? element.getAttribute('href'),
    );
    for (const address of addresses) expect(address ?? '/').toMatch(/^\//);
  });

  it('gives every picture a size and an alternative text, which may be empty', () => {
    for (const image of page.querySelectorAll('img')) {
      expect(image.getAttribute('width')).toMatch(/^\d+$/);
      expect(image.getAttribute('height')).toMatch(/^\d+$/);
      expect(image.getAttribute('alt')).toBeDefined();
    }
  });

  it('shows no stars, emoji or placeholders', () => {
    const text = words(page.querySelector('body'));
    expect(text).not.toMatch(/[★☆⭐\u{1F300}-\u{1FAFF}]/u);
    expect(text).not.toMatch(/lorem ipsum|undefined|\[object|\{\w+\}(?!\))/i);
  });
});
