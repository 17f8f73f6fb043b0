import type { PackageSection, PackagesPage, Tier } from '../../build/content/schemas/packages.ts';
import { fillTemplate } from '../fill-template.ts';
import { packageLabel } from './package-label.ts';

/** A package with its price in one line: `SEO Professional, $800/month`. */
export const packageLine = (words: PackagesPage, section: PackageSection, tier: Tier) =>
  fillTemplate(words.finder.result, {
    package: packageLabel(section, tier),
    price: tier.price,
    period: tier.period,
  });
