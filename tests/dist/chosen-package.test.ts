import { describe, expect, it } from 'vitest';
import type { PackageSection } from '../../schemas/packages.ts';
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

const paths = finder?.querySelectorAll('ul').map((list) => list.parentNode) ?? [];
const valuesOf = (question: (typeof paths)[number] | undefined) =>
  question?.querySelectorAll('input').map((input) => input.getAttribute('value') ?? '') ?? [];

describe('the form with a chosen package', () => {
  it('shows its name and price at the top, at the address that names it', () => {
    expect(offered).toHaveLength(CONTENT.packageSections.flatMap(({ tiers }) => tiers).length);
    for (const { fragment, line } of offered) {
      const head = contact.querySelector(`[id="${fragment}"]`);
      expect(words(head?.querySelector('b'))).toBe(line);
      expect(head?.parentNode?.querySelector('form')).not.toBeNull();
    }
  });
});

describe('the package finder', () => {
  it('is linked from the top and the end of the packages page', () => {
    const links = packages.querySelectorAll('a[href="/contact-us/#finder"]');
    expect(links).toHaveLength(2);
    expect(packages.querySelectorAll('a').at(-1)).toBe(links.at(-1));
  });

  it('asks for a section first, in the order in which the sections follow', () => {
    const topics = finder?.querySelector('fieldset');
    expect(topics?.querySelectorAll('input')).toHaveLength(paths.length);
    const sections = packages.querySelectorAll('section').filter((section) => section.querySelector('h3'));
    expect(paths).toHaveLength(sections.length);
  });

  it('ends at every package, with a plain link that names it', () => {
    const ends = finder?.querySelectorAll('ul a').map((link) => ({
      fragment: link.getAttribute('href')?.slice(1),
      line: words(link),
    }));
    expect(ends).toEqual(offered);
  });

  it.each([0, 1, 2, 3])(
    'asks two more questions in section %i; each pair of answers leads to one package, and each package can be reached',
    (index) => {
      const path = paths[index];
      const [sizes, extras] = path?.querySelectorAll('fieldset').map(valuesOf) ?? [];
      const ends = path?.querySelectorAll('li') ?? [];
      const results = ends.map((end) => end.getAttribute('data-for') ?? '');
      const { tiers, finder: asked } = CONTENT.packageSections[index] as PackageSection;
      // If no package has both, the result says so instead of naming one.
      expect(ends.filter((end) => end.querySelector('a'))).toHaveLength(tiers.length);
      const amounts = new Set(tiers.map(({ points }) => points[asked?.feature ?? '']));
      expect(sizes).toHaveLength(amounts.size);
      // Of two packages with the same amount, the cheaper one may always fit.
      if (amounts.size === tiers.length) expect(results).not.toContain('');
      const pairs = sizes?.flatMap((size) => extras?.map((extra) => `${size}${extra}`) ?? []) ?? [];
      expect(results.flatMap((names) => names.split(' ').filter(Boolean)).sort()).toEqual(pairs.sort());
    },
  );
});
