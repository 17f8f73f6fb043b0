import { fillTemplate } from '../../schemas/fill-template.ts';
import type { PackageSection, PackagesPage, Tier } from '../../schemas/packages.ts';
import { firstTotal } from './names.ts';
import { packageLabel } from './package-label.ts';

/** A package with its price in one line: `SEO Professional, $800/month`, or `PPC Starter, $339/month ($539 ...)`. */
export function packageLine(words: PackagesPage, section: PackageSection, tier: Tier): string {
  const first = firstTotal(words, section, tier);
  const line = fillTemplate(words.finder.result, {
    package: packageLabel(section, tier),
    price: tier.price,
    period: tier.period,
  });
  return first ? `${line} (${first})` : line;
}

/** How much a tier has of what its section's finder asks for: `Ad budget: $0–$2,999` */
export function amountLine({ finder }: PackageSection, { points }: Tier): string | undefined {
  const amount = points[finder?.feature ?? ''];
  return amount === undefined || amount === true ? undefined : `${finder?.feature}: ${amount}`;
}
