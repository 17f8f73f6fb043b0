import { describe, expect, it } from 'vitest';
import type { PackageSection } from '../../../build/content/schemas/packages.ts';
import { amountsOf, extrasOf } from '../../../components/packages/finder-answers.ts';

const section = (...points: Record<string, true | number | string>[]) =>
  ({ tiers: points.map((own) => ({ points: own })) }) as unknown as PackageSection;

describe('the finder', () => {
  it('offers each amount once, with the smallest package that has it', () => {
    const same = section({ Pages: 5 }, { Pages: 5 }, { Pages: 'up to 20' });
    expect(amountsOf(same, 'Pages')).toEqual([
      { label: '5', tier: 0 },
      { label: 'up to 20', tier: 2 },
    ]);
  });

  it('offers no amount of what a package only includes or leaves out', () => {
    expect(amountsOf(section({ Pages: true }, {}), 'Pages')).toEqual([]);
  });

  it('asks only for features that the smallest package leaves out and a larger one has', () => {
    const tiers = section(
      { Email: true },
      { Email: true, Chat: true },
      { Email: true, Chat: true, Phone: 2 },
    );
    expect(extrasOf(tiers, ['Email', 'Chat', 'Phone', 'Fax'])).toEqual([
      { label: 'Chat', tier: 1 },
      { label: 'Phone', tier: 2 },
    ]);
  });
});
