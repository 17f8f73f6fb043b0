import { fillTemplate } from '../../schemas/fill-template.ts';
import type { PackageSection, PackagesPage, Tier } from '../../schemas/packages.ts';
import { packageLabel } from './package-label.ts';

/** A package with its price in one line: `SEO Professional, $800/month`. */
export const packageLine = (words: PackagesPage, section: PackageSection, tier: Tier) =>
  fillTemplate(words.finder.result, {
    package: packageLabel(section, tier),
    price: tier.price,
    period: tier.period,
  });
