import { expect, it } from 'vitest';
import { amountsOf, extrasOf, packageFor } from '../../../components/packages/finder-answers.ts';
import type { PackageSection } from '../../../schemas/packages.ts';

/** Packages named by their prices. */
const section = (tiers: Record<string, Record<string, true | number | string>>) =>
  ({
    tiers: Object.entries(tiers).map(([price, points]) => ({ price, points })),
  }) as unknown as PackageSection;

it('the package finder offers each amount once, none of a feature that is merely included', () => {
  const pages = { $1: { Pages: 5 }, $2: { Pages: 5 }, $3: { Pages: 'up to 20' } };
  expect(amountsOf(section(pages), 'Pages')).toEqual(['5', 'up to 20']);
  expect(amountsOf(section({ $1: { Pages: true }, $2: {} }), 'Pages')).toEqual([]);
});

it('the package finder asks for no feature that all packages include, or none', () => {
  const tiers = section({
    $1: { Email: true },
    $2: { Email: true, Chat: true },
    $3: { Email: true, Phone: 2 },
  });
  expect(extrasOf(tiers, ['Email', 'Chat', 'Phone', 'Fax'])).toEqual(['Chat', 'Phone']);
});

const USUAL = section({
  '$1,800': { Hours: 100, Phone: true, Chat: true },
  $400: { Hours: 20 },
  $550: { Hours: 30, Phone: true },
});
/** The largest package lacks what the smallest has, and the middle one costs more for less. */
const ODD = section({
  $200: { Hours: 10, Chat: true },
  $250: { Hours: 30 },
  $300: { Hours: 20, Phone: true },
});
/** The larger budget is no part of what somebody has who can spend the smaller one. */
const BUDGETS = section({
  $339: { Hours: '$0–$2,999' },
  $439: { Hours: '$3,000–$4,999', Phone: true },
});

it.each([
  ['the least expensive', USUAL, '20', undefined, '$400'],
  ['the least expensive with the feature', USUAL, '20', 'Phone', '$550'],
  ['a larger one with the feature', USUAL, '20', 'Chat', '$1,800'],
  ['the one with both', USUAL, '30', 'Phone', '$550'],
  ['the largest', USUAL, '100', 'Phone', '$1,800'],
  ['one that includes the feature, even if larger ones omit it', ODD, '10', 'Chat', '$200'],
  ['the cheaper one with more', ODD, '20', undefined, '$250'],
  ['none if none has both', ODD, '20', 'Chat', undefined],
  ['the one for the budget', BUDGETS, '$3,000–$4,999', 'Phone', '$439'],
  ['none rather than one for a larger budget', BUDGETS, '$0–$2,999', 'Phone', undefined],
  ['none rather than one with less', ODD, '30', 'Phone', undefined],
])('the package finder ends at %s', (_what, tiers, amount, extra, price) => {
  expect(packageFor(tiers, { feature: 'Hours', amount, extra })?.price).toBe(price);
});
