import { cpSync, mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { parseDocument } from 'yaml';
import { editContent, growContent } from '../grown-content.ts';

const REPOSITORY = path.resolve(import.meta.dirname, '../..');

/** More facts than the samples have, such as an agency may truthfully enter. */
const FACTS = `
phone: (360) 555-0142
coordinates: { latitude: 47.0379, longitude: -122.9007 }
hours:
  heading: Office hours
  times:
    - { days: Monday to Friday, time: 9 AM to 5:30 PM }
    - { days: Saturday, time: 10 AM to 2 PM }
    - { days: Sunday, time: Closed }
areas:
  heading: Areas we serve
  names: ["Olympia, WA", "Thurston County, WA", "Mason County, WA", "Grays Harbor County, WA", "Portland, OR"]
profiles:
  heading: Find us elsewhere
  links:
    - { name: Facebook, url: https://www.facebook.com/olympic }
    - { name: LinkedIn, url: https://www.linkedin.com/company/olympic }
    - { name: YouTube, url: https://www.youtube.com/@olympic }
`;

/**
 * A copy of the site with ten services, 100 reviews, 20 industries, six tiers in a section, two more entries in the
 * navigation, a long name, every optional fact, and twice the text on the home page.
 * @returns its folder, below tests/.tmp
 */
export function makeGrownSite(): string {
  mkdirSync(path.join(REPOSITORY, 'tests/.tmp'), { recursive: true });
  const root = mkdtempSync(path.join(REPOSITORY, 'tests/.tmp/grown-'));
  for (const name of ['pages', 'components', 'client'])
    symlinkSync(path.join(REPOSITORY, name), path.join(root, name));
  for (const name of ['content', 'static'])
    cpSync(path.join(REPOSITORY, name), path.join(root, name), { recursive: true });
  editContent(root, 'content/site.yaml', (site) => {
    site.set('agency', 'Olympic Peninsula Digital Marketing Partners');
    site.setIn(
      ['address', 'text'],
      ['Old Customs House, Suite 400', '1200 Percival Landing', 'Olympia, WA 98501'],
    );
    for (const { key, value } of (
      parseDocument(FACTS).contents as { items: { key: unknown; value: unknown }[] }
    ).items)
      site.set(key, value);
  });
  growContent(root);
  return root;
}
