import type { HTMLElement } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { main, open, words } from '../dist/built-pages.ts';

const sections = (route: string) => main(route).querySelectorAll('section[id]');
const subjects = (route: string) =>
  sections(route).map((section) => words(section.querySelector('h2 > span:last-child')));
/** The complete text of a section, without the page's summary. */
const text = (section: HTMLElement | undefined) => words(section?.querySelector('div:last-child'));
const treating = (route: string, subject: string) => text(sections(route)[subjects(route).indexOf(subject)]);

const POLICIES: [string, string, number][] = [
  ['/privacy-policy/', 'Privacy Policy', 12],
  ['/terms-and-condition/', 'Privacy Policy', 3],
  ['/refund-policy/', 'No Refund Policy', 1],
];

describe.each(POLICIES)('%s', (route, heading, count) => {
  it('ends no heading in a period', () => {
    for (const title of main(route).querySelectorAll('h1, h2, h3').map(words))
      expect(title).not.toMatch(/\.$/);
  });

  it(`has the heading ${heading}, word for word`, () => {
    expect(main(route).querySelectorAll('h1').map(words)).toEqual([heading]);
  });

  it(`has ${count} sections, each with a text`, () => {
    expect(sections(route)).toHaveLength(count);
    for (const section of sections(route)) expect(text(section).length).toBeGreaterThan(150);
  });

  it('lists its sections at the top, if there are several, with working links', () => {
    const links = main(route)
      .querySelectorAll('nav[aria-label=Contents] a')
      .map((link) => link.getAttribute('href'));
    const anchors = sections(route).map((section) => `#${section.id}`);
    expect(anchors).toHaveLength(count);
    expect([...new Set(links)]).toEqual(count > 1 ? anchors : []);
  });

  it('is not in the top navigation', () => {
    expect(open('/').querySelector(`header a[href="${route}"]`)).toBeNull();
  });

  it('shows the date of its last change, and links to the two others', () => {
    expect(words(main(route))).toMatch(/Last updated [A-Z][a-z]+ \d{1,2}, \d{4}/);
    const links = main(route)
      .querySelectorAll('nav[aria-label="Other policies"] a')
      .map((link) => link.getAttribute('href'));
    expect(links).toEqual(POLICIES.map(([other]) => other).filter((other) => other !== route));
  });
});

describe('the privacy policy', () => {
  it('covers the twelve subjects in order', () => {
    const expected = [
      /information collected/i,
      /\buse\b/i,
      /safety/i,
      /cookies/i,
      /disclosure/i,
      /deletion request/i,
      /under 18/i,
      /third-party links/i,
      /unsubscribe/i,
      /applicability/i,
      /modifications/i,
      /feedback/i,
    ];
    const found = subjects('/privacy-policy/');
    expect(found).toHaveLength(expected.length);
    for (const [index, subject] of expected.entries()) expect(found[index]).toMatch(subject);
  });

  it('says that the services are not for anyone under 18', () => {
    expect(words(sections('/privacy-policy/')[6]?.querySelector('p'))).toMatch(
      /services are not for (persons|anyone|people) under 18/,
    );
  });

  it('names every field of the contact form', () => {
    for (const field of ['name', 'email address', 'phone number', 'message'])
      expect(words(sections('/privacy-policy/')[0])).toContain(`your ${field}`);
  });
});

describe('the terms', () => {
  const route = '/terms-and-condition/';

  it('include The Contract, Payment and Liability', () => {
    expect(subjects(route)).toEqual(['The Contract', 'Payment', 'Liability']);
  });

  it('require one month’s notice to withdraw or transfer', () => {
    expect(treating(route, 'The Contract')).toMatch(
      /withdraw from a service, or to transfer it[^.]*at least one month’s notice/,
    );
  });

  it('require half before work starts and the remainder within 7 days', () => {
    expect(treating(route, 'Payment')).toMatch(
      /at least half of the charged amount is payable before work starts/i,
    );
    expect(treating(route, 'Payment')).toMatch(/remainder is payable within 7 days/);
  });

  it('say that services may stop without notice after a missed monthly payment', () => {
    expect(treating(route, 'Payment')).toMatch(/monthly payment is missed, services may stop without notice/);
  });
});

describe('the refund policy', () => {
  it('excludes refunds once project development begins', () => {
    expect(words(main('/refund-policy/').querySelector('section div + div p'))).toMatch(
      /no refunds once project development begins/,
    );
  });

  it('heads each rule', () => {
    expect(main('/refund-policy/').querySelectorAll('h3').map(words)).toEqual([
      'When development begins',
      'What you pay before that',
      'If you cancel before development begins',
      'If you cancel afterwards',
      'What doesn’t count as a refund',
      'How to ask',
    ]);
  });

  it('says the same about payment as the terms', () => {
    expect(words(main('/refund-policy/'))).toMatch(
      /at least half of the charged amount is payable before work starts, and the remainder within 7 days/i,
    );
    expect(words(main('/refund-policy/'))).toMatch(/one month’s notice/);
  });
});
