import type { HTMLElement } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { CONTENT } from '../content.ts';
import { main, open, PAGES, ROUTES, words } from './built-pages.ts';

const SITE = CONTENT.site.url;

type Node = Record<string, unknown>;

const scriptsOf = (route: string) => open(route).querySelectorAll('script[type="application/ld+json"]');
const graphOf = (route: string): Node[] => JSON.parse(scriptsOf(route)[0]?.textContent ?? '')['@graph'];
const node = (route: string, type: string) => graphOf(route).find((part) => part['@type'] === type);
const types = (route: string) => graphOf(route).map((part) => part['@type']);

/** The type of the page itself, and of its subject. */
const SUBJECTS: Record<string, string[]> = {
  '/about-us/': ['AboutPage'],
  '/contact-us/': ['ContactPage'],
  '/packages/': ['WebPage', 'OfferCatalog'],
};
const subjectOf = (route: string) =>
  SUBJECTS[route] ?? ['WebPage', ...(KINDS[FOLDER.exec(route)?.[1] ?? ''] ?? [])];
/** The types of the pages in a folder. */
const KINDS: Record<string, string[]> = {
  services: ['Service'],
  articles: ['BlogPosting'],
  places: ['Service'],
};
const FOLDER = /^\/(\w+)\/./;
const ABOUT_THE_AGENCY = ['/', '/about-us/', '/contact-us/'];

describe('structured data', () => {
  it('appears once on every page but Not Found, as JSON', () => {
    for (const route of PAGES) expect(scriptsOf(route)).toHaveLength(route === '/404.html' ? 0 : 1);
  });

  it.each(ROUTES)('of %s has the expected types, and no others', (route) => {
    expect(types(route)).toEqual([
      ...subjectOf(route),
      ...(route === '/' ? [] : ['BreadcrumbList']),
      'WebSite',
      ABOUT_THE_AGENCY.includes(route) ? 'ProfessionalService' : 'Organization',
    ]);
    expect(JSON.stringify(graphOf(route))).not.toMatch(/"@type":"(Review|AggregateRating)"|ratingValue/);
  });

  it.each(ROUTES)('of %s names only things that are on the page', (route) => {
    const ids = graphOf(route).map((part) => part['@id']);
    const named = [...JSON.stringify(graphOf(route)).matchAll(/\{"@id":"([^"]+)"\}/g)].map(([, id]) => id);
    expect(named.length).toBeGreaterThan(1);
    expect(ids).toEqual(expect.arrayContaining(named));
    expect(ids[0]).toBe(`${SITE}${route}`);
  });

  it.each(ROUTES.filter((route) => route !== '/'))('of %s leads from the home page to it', (route) => {
    const name = expect.stringMatching(/../);
    const list = /^\/(articles|places)\/(?=.)/.exec(route)?.[0];
    const steps = ['/', ...(list ? [list] : []), route].map((to, index) => ({
      position: index + 1,
      item: `${SITE}${to}`,
      name,
    }));
    expect(node(route, 'BreadcrumbList')).toMatchObject({ itemListElement: steps });
  });

  it('of the packages page lists each package with the price, the period and the fee that the page shows', () => {
    const offerOf = (heading: HTMLElement) => {
      const shown = heading.nextElementSibling;
      const [, price = '', unitText] = /\$([\d,]+) \/ ([\w ]+)/.exec(words(shown)) ?? [];
      const [, total] = /^\$([\d,]+) /.exec(words(shown?.nextElementSibling)) ?? [];
      const amount = (text: string) => text.replace(',', '');
      const recurring = { price: amount(price), priceCurrency: 'USD', unitText };
      const fee = total && { price: String(Number(amount(total)) - Number(amount(price))) };
      return { name: words(heading), priceSpecification: fee ? [recurring, fee] : recurring };
    };
    const shown = main('/packages/')
      .querySelectorAll('section')
      .map((section) => ({
        name: words(section.querySelector('h2')),
        itemListElement: section.querySelectorAll('h3').map(offerOf),
      }))
      .filter(({ itemListElement }) => itemListElement.length > 0);
    expect(node('/packages/', 'OfferCatalog')).toMatchObject({ itemListElement: shown });
    const counts = CONTENT.packageSections.map(({ tiers }) => tiers.length);
    expect(shown.map(({ itemListElement }) => itemListElement.length)).toEqual(counts);
  });
});
