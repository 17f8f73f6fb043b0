import type { HTMLElement } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { hrefs, main, open, words } from '../dist/built-pages.ts';

const sections = (route: string) => main(route).querySelectorAll('section[id]');
/** The complete text of a section, without the page's summary. */
const text = (section: HTMLElement | undefined) => words(section?.querySelector('div:last-child'));

const SUBJECTS: Record<string, RegExp[]> = {
  '/privacy-policy/': [
    ...[/information collected/i, /\buse\b/i, /safety/i, /cookies/i, /disclosure/i, /deletion request/i],
    ...[/under 18/i, /third-party links/i, /unsubscribe/i, /applicability/i, /modifications/i, /feedback/i],
  ],
  '/terms-and-condition/': [/^The Contract$/, /^Payment$/, /^Liability$/],
  '/refund-policy/': [/^$/],
};

describe.each(Object.entries(SUBJECTS))('%s', (route, subjects) => {
  it('has its sections in order, each with a text', () => {
    const found = sections(route).map((section) => words(section.querySelector('h2 > span:last-child')));
    expect(found).toEqual(subjects.map((subject) => expect.stringMatching(subject)));
    for (const section of sections(route)) expect(text(section).length).toBeGreaterThan(150);
  });

  it('shows the date of its last change, and links to the others', () => {
    expect(words(main(route))).toMatch(/Last updated [A-Z][a-z]+ \d{1,2}, \d{4}/);
    expect(hrefs(open(route).querySelectorAll('footer a'))).toEqual(
      expect.arrayContaining([...Object.keys(SUBJECTS), '/accessibility/']),
    );
  });
});

it.each([
  ['/privacy-policy/', 0, /your name.*your email address.*your phone number.*your message/],
  ['/privacy-policy/', 6, /services are not for (persons|anyone|people) under 18/],
  ['/terms-and-condition/', 0, /withdraw from a service, or to transfer it[^.]*at least one month’s notice/],
  ['/terms-and-condition/', 1, /at least half of the charged amount is payable before work starts/i],
  ['/terms-and-condition/', 1, /remainder is payable within 7 days/],
  ['/terms-and-condition/', 1, /monthly payment is missed, services may stop without notice/],
  ['/refund-policy/', 0, /no refunds once project development begins/],
  ['/refund-policy/', 0, /at least half of the charged amount is payable before work starts/i],
  ['/refund-policy/', 0, /the remainder within 7 days/],
  ['/refund-policy/', 0, /one month’s notice/],
])('%s says in section %i: %s', (route, section, words) => {
  expect(text(sections(route)[section])).toMatch(words);
});
