import { expect, it } from 'vitest';
import { CONTENT } from '../content.ts';
import { main, words } from './built-pages.ts';

const packages = main('/packages/');
const contact = main('/contact-us/');
const finder = contact.querySelector('#finder');

/** Address, name, price and period of each package on the packages page, and the first total: `SEO Basic, $400/month`. */
const offered = packages.querySelectorAll('a[href*="#package="]').map((link) => {
  const [price, first] = link.closest('li')?.querySelectorAll('h3 ~ p').map(words) ?? [];
  return {
    fragment: link.getAttribute('href')?.split('#')[1] ?? '',
    line: `${words(link).replace(/^Get started:? /, '')}, ${price?.replace(' / ', '/')}${
      first?.startsWith('$') ? ` (${first})` : ''
    }`,
  };
});

it('the form shows the name and the price of a chosen package, at the address that names it', () => {
  expect(offered).toHaveLength(CONTENT.packageSections.flatMap(({ tiers }) => tiers).length);
  for (const { fragment, line } of offered) {
    const head = contact.querySelector(`[id="${fragment}"]`);
    expect(words(head?.querySelector('b'))).toBe(line);
    expect(head?.parentNode?.querySelector('form')).not.toBeNull();
  }
});

it('the package finder ends at every package, with a plain link that names it and what it asked for', () => {
  const ends = finder?.querySelectorAll('ul a').map((link) => ({
    fragment: link.getAttribute('href')?.slice(1),
    line: words(link).replace(/^Choose /, ''),
  }));
  const amounts = CONTENT.packageSections.flatMap(({ finder, tiers }) =>
    tiers.map(({ points }) => (finder ? ` ${finder.feature}: ${points[finder.feature]}` : '')),
  );
  expect(ends).toEqual(
    offered.map(({ fragment, line }, index) => ({ fragment, line: line + amounts[index] })),
  );
  const compared = finder?.querySelectorAll('p a').map((link) => link.getAttribute('href'));
  const sections = CONTENT.packageSections.filter(({ finder }) => finder);
  if (CONTENT.packagesPage.finder.larger)
    expect(compared).toEqual(sections.map(({ id }) => `/packages/#${id}`));
});
