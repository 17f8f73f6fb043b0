import type { PackageSection, Tier } from '../../schemas/packages.ts';

/**
 * The name of a tier outside its section: `SEO Basic`. A name that already contains its section, such as `SMO
 * Advanced`, `PPC-STERIOD` or `Web Advanced`, is unchanged.
 */
export function packageLabel({ short }: PackageSection, { name }: Tier): string {
  const [firstWord = ''] = short.split(' ');
  return name.toLowerCase().startsWith(firstWord.toLowerCase()) ? name : `${short} ${name}`;
}
