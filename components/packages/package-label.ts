import type { PackageSection, Tier } from '../../build/content/schemas/packages.ts';

/**
 * What a tier is called outside its section: `SEO Basic`. A name that says its section already, such as
 * `SMO Advanced`, `PPC-STERIOD` or `Web Advanced`, stays as it is.
 */
export function packageLabel({ short }: PackageSection, { name }: Tier): string {
  const [firstWord = ''] = short.split(' ');
  return name.toLowerCase().startsWith(firstWord.toLowerCase()) ? name : `${short} ${name}`;
}
