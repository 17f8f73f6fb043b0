import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Document, isScalar, parseDocument, visit, type YAMLSeq } from 'yaml';

const REPOSITORY = path.resolve(import.meta.dirname, '../..');

/** What an agency may truthfully enter, and more of it than the samples have. */
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

/** Two more entries of the navigation. */
const ENTRIES = `
- { title: Our process, href: /terms-and-condition/, color: water }
- { title: Case studies, href: /refund-policy/, color: wood }
`;

/**
 * A copy of the site with ten services, 100 reviews, 20 industries, six tiers in a section, two more entries in the
 * navigation, a long name, every optional fact, and twice the words on the home page.
 * @returns its folder, below tests/.tmp
 */
export function makeGrownSite(): string {
  mkdirSync(path.join(REPOSITORY, 'tests/.tmp'), { recursive: true });
  const root = mkdtempSync(path.join(REPOSITORY, 'tests/.tmp/grown-'));
  for (const name of ['pages', 'components', 'client'])
    symlinkSync(path.join(REPOSITORY, name), path.join(root, name));
  for (const name of ['content', 'static'])
    cpSync(path.join(REPOSITORY, name), path.join(root, name), { recursive: true });
  const edit = (file: string, change: (document: Document) => void, copy = file) => {
    const document = parseDocument(readFileSync(path.join(root, file), 'utf8'));
    change(document);
    writeFileSync(path.join(root, copy), document.toString());
  };

  edit('content/site.yaml', (site) => {
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
  edit('content/navigation.yaml', (navigation) => {
    const entries = navigation.get('entries') as YAMLSeq;
    entries.items.splice(4, 0, ...(parseDocument(ENTRIES).contents as YAMLSeq).items);
  });
  edit('content/reviews.yaml', (document) => repeat(document.get('reviews') as YAMLSeq, 100, 'name'));
  edit('content/industries.yaml', (document) => repeat(document.get('industries') as YAMLSeq, 20, 'title'));
  edit('content/packages/seo.yaml', (document) => {
    const tiers = document.get('tiers') as YAMLSeq;
    const shipped = tiers.items.length;
    repeat(tiers, 6, 'name');
    for (const index of [...tiers.items.keys()].slice(shipped))
      document.setIn(['tiers', index, 'id'], `tier-${index}`);
  });
  for (const [index, name] of ['email', 'video', 'print', 'reputation'].entries()) {
    edit(
      'content/services/seo.yaml',
      (service) => {
        service.set('order', 11 + index);
        service.set('title', `${name} marketing and management`);
        service.setIn(['meta', 'title'], `${name} marketing`);
      },
      `content/services/${name}-marketing.yaml`,
    );
  }
  edit('content/home.yaml', (home) =>
    visit(home, {
      Pair: (_key, { key, value }) => {
        if (isScalar(key) && key.value === 'text' && isScalar(value))
          value.value = `${value.value} ${value.value}`;
      },
    }),
  );
  return root;
}

/** Repeats the entries of a list until there are as many as wanted, each with a name of its own. */
function repeat(list: YAMLSeq, count: number, key: string): void {
  const { length } = list.items;
  for (let index = length; index < count; index += 1) {
    const entry = (
      list.items[index % length] as {
        clone(): { get(key: string): unknown; set(key: string, value: unknown): void };
      }
    ).clone();
    entry.set(key, `${entry.get(key)} ${Math.floor(index / length) + 1}`);
    list.items.push(entry);
  }
}
