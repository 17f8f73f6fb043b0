import { describe, expect, it } from 'vitest';
import type { PackageSection } from '../../../build/content/schemas/packages.ts';
import { amountsOf, extrasOf, packageFor } from '../../../components/packages/finder-answers.ts';

type Points = Record<string, true | number | string>;

/** Packages named by their prices. */
const section = (tiers: Record<string, Points>) =>
  ({
    tiers: Object.entries(tiers).map(([price, points]) => ({ price, points })),
  }) as unknown as PackageSection;

const found = (tiers: Record<string, Points>, feature: string, amount: string, extra?: string) =>
  packageFor(section(tiers), { feature, amount, extra })?.price;

describe('the package finder', () => {
  it('offers each amount once', () => {
    const same = section({ $1: { Pages: 5 }, $2: { Pages: 5 }, $3: { Pages: 'up to 20' } });
    expect(amountsOf(same, 'Pages')).toEqual(['5', 'up to 20']);
  });

  it('does not offer the amount of a feature that a package merely includes or omits', () => {
    expect(amountsOf(section({ $1: { Pages: true }, $2: {} }), 'Pages')).toEqual([]);
  });

  it('asks for no feature that all packages include, or none', () => {
    const tiers = section({
      $1: { Email: true },
      $2: { Email: true, Chat: true },
      $3: { Email: true, Phone: 2 },
    });
    expect(extrasOf(tiers, ['Email', 'Chat', 'Phone', 'Fax'])).toEqual(['Chat', 'Phone']);
  });

  const usual = {
    $400: { Keywords: 20 },
    $550: { Keywords: 30, Phone: true },
    '$1,800': { Keywords: 100, Phone: true, Chat: true },
  } as const;

  it.each([
    ['20', undefined, '$400'],
    ['20', 'Phone', '$550'],
    ['20', 'Chat', '$1,800'],
    ['30', 'Phone', '$550'],
    ['100', 'Phone', '$1,800'],
  ])('ends at the least expensive package with %s keywords and %s', (amount, extra, price) => {
    expect(found(usual, 'Keywords', amount, extra)).toBe(price);
  });

  it('never ends at a package without the requested feature, even if a larger one omits it', () => {
    const odd: Record<string, Points> = {
      $200: { Hours: 10, Photos: true },
      $300: { Hours: 20 },
      $400: { Hours: 40, Photos: true },
    };
    expect(found(odd, 'Hours', '10', 'Photos')).toBe('$200');
    expect(found(odd, 'Hours', '20', 'Photos')).toBe('$400');
  });

  it('ends at no package if none has both', () => {
    const odd: Record<string, Points> = { $200: { Hours: 10, Photos: true }, $300: { Hours: 20 } };
    expect(found(odd, 'Hours', '20', 'Photos')).toBeUndefined();
  });

  it('never suggests paying more for less', () => {
    const odd: Record<string, Points> = { $200: { Hours: 30 }, $300: { Hours: 20, Photos: true } };
    expect(found(odd, 'Hours', '20')).toBe('$200');
    expect(found(odd, 'Hours', '30', 'Photos')).toBeUndefined();
  });

  it('compares prices, whatever the order of the packages', () => {
    const falling: Record<string, Points> = {
      '$1,000': { Budget: 'up to $9,000', Calls: true },
      $500: { Budget: 'up to $5,000', Calls: true },
      $300: { Budget: 'up to $2,000' },
    };
    expect(found(falling, 'Budget', 'up to $2,000', 'Calls')).toBe('$500');
    expect(found(falling, 'Budget', 'up to $9,000')).toBe('$1,000');
  });
});
