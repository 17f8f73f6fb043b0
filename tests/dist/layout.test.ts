import { describe, expect, it } from 'vitest';
import { CONTENT, POLICIES, SERVICES } from '../content.ts';
import { hrefs, open, PAGES, words } from './built-pages.ts';

const { site, navigation, policies } = CONTENT;
const { entries, words: naming } = navigation;

describe.each(PAGES)('%s', (route) => {
  const page = open(route);
  const nav = (name: string) => page.querySelector(`nav[aria-label="${name}"]`);
  const footer = page.querySelector('footer');

  it('has the landmarks, a skip link to main, and a language', () => {
    const texts = [...CONTENT.articles, ...CONTENT.textPages];
    const { language = 'en-US' } = texts.find(({ slug }) => route.endsWith(`/${slug}/`)) ?? {};
    expect(page.querySelector('html')?.getAttribute('lang')).toBe(language);
    for (const tag of ['header', 'main', 'footer'])
      expect(page.querySelectorAll(`body > ${tag}`)).toHaveLength(1);
    expect(page.querySelector('body > a')?.getAttribute('href')).toBe('#main');
    expect(page.querySelector('main')?.id).toBe('main');
  });

  it('lists every service in the dropdown, and every other entry beside it', () => {
    const dropdown = nav(naming.main)?.querySelector('details');
    expect(words(dropdown?.querySelector('summary'))).toBe(entries.find(({ services }) => services)?.title);
    const links = dropdown?.querySelectorAll('a');
    expect(links?.map((link) => [words(link.querySelector('b')), link.getAttribute('href')])).toEqual(
      SERVICES,
    );
    const beside = nav(naming.main)?.querySelectorAll('li > a:not(details a)');
    const shown = entries.filter(({ services, showInNavbar }) => !services && showInNavbar);
    expect(beside?.slice(0, shown.length).map((link) => [words(link), link.getAttribute('href')])).toEqual(
      shown.map(({ title, href }) => [title, href]),
    );
  });

  it('lists in the top navigation the policies that ask for it, and the others in the footer, in a new tab', () => {
    const shown = new Set(policies.filter(({ showInNavbar }) => showInNavbar).map(({ slug }) => `/${slug}/`));
    for (const policy of POLICIES)
      for (const name of [naming.main, naming.menu])
        expect(nav(name)?.toString().includes(`"${policy}"`)).toBe(shown.has(policy));
    const links = footer?.querySelectorAll('a[target=_blank]') ?? [];
    expect(hrefs(links)).toEqual(POLICIES.filter((policy) => !shown.has(policy)));
    for (const link of links) expect(words(link)).toContain(naming.newTab);
  });

  it('has a footer with the links, the services, contact details, the map and the copyright line', () => {
    const titles = [naming.links, naming.services, naming.contact];
    expect(footer?.querySelectorAll('h2').map(words)).toEqual(titles);
    expect(words(footer)).toContain(
      naming.copyright.replace('{year}', String(site.copyrightYear)).replace('{agency}', site.agency),
    );
    expect(hrefs(footer?.querySelectorAll('a[href^="mailto:"]'))?.[0]).toBe(`mailto:${site.email}`);
    expect(words(footer)).toContain(site.address.text);
    // Visitors do not stay on Not Found, so its footer has no map.
    if (route === '/404.html') return;
    const frames = ['template', 'noscript'].map((around) => footer?.querySelector(`${around} iframe`));
    for (const frame of frames)
      expect(frame?.attrs).toMatchObject({
        title: site.map.title,
        src: expect.stringMatching(/^https:/),
        referrerpolicy: 'strict-origin',
        sandbox: 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox',
      });
    expect(frames.map((frame) => frame?.getAttribute('loading'))).toEqual([undefined, 'lazy']);
  });

  it('marks its own entry in the navigation', () => {
    const own = nav(naming.main)?.querySelector(`a[href="${route}"]`);
    expect(hrefs(nav(naming.main)?.querySelectorAll('[aria-current=page]'))).toEqual(own ? [route] : []);
  });

  it('gives every picture a size', () => {
    for (const { attributes } of page.querySelectorAll('img'))
      for (const size of [attributes.width, attributes.height]) expect(size).toMatch(/^\d+$/);
  });

  it('shows no stars, emoji or placeholders', () => {
    const text = words(page.querySelector('body'));
    expect(text).not.toMatch(/[★☆⭐\u{1F300}-\u{1FAFF}]/u);
    expect(text).not.toMatch(/lorem ipsum|undefined|\[object|\{\w+\}(?!\))/i);
  });
});
