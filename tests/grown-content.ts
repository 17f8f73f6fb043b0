import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Document, isScalar, parseDocument, visit, type YAMLMap, type YAMLSeq } from 'yaml';

/**
 * Grows a site's content to ten services, 100 reviews, 20 industries, six tiers in a section, two more entries in the
 * navigation, and twice the text on the home page.
 * @param root folder of the site, whose content files are changed
 */
export function growContent(root: string): void {
  const edit = (file: string, change: (document: Document) => void, copy = file) => {
    const document = parseDocument(readFileSync(path.join(root, file), 'utf8'));
    change(document);
    writeFileSync(path.join(root, copy), document.toString());
  };
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
    const description = `${name} marketing for shops and offices of your town: which steps it takes, and what you receive each month.`;
    const grow = (service: Document) => {
      service.set('order', 11 + index);
      service.set('title', `${name} marketing and management`);
      service.set('meta', { title: `${name} marketing`, description });
    };
    edit('content/services/seo.yaml', grow, `content/services/${name}-marketing.yaml`);
  }
  for (const [name, title] of Object.entries({ 'privacy-policy': 'Privacy', 'refund-policy': 'Refunds' })) {
    const file = path.join(root, `content/policies/${name}.md`);
    const text = readFileSync(file, 'utf8').replace(/^title: .*$/m, `title: ${title}`);
    writeFileSync(file, text.replace('showInNavbar: false', 'showInNavbar: true'));
  }
  edit('content/home.yaml', (home) =>
    visit(home, {
      Pair: (_key, { key, value }) => {
        if (isScalar(key) && key.value === 'text' && isScalar(value))
          value.value = `${value.value} ${value.value}`;
      },
    }),
  );
}

/** Repeats the entries of a list until there are enough, each with a different name. */
function repeat(list: YAMLSeq, count: number, key: string): void {
  const { length } = list.items;
  for (let index = length; index < count; index += 1) {
    const entry = (list.items[index % length] as YAMLMap).clone() as YAMLMap;
    entry.set(key, `${entry.get(key)} ${Math.floor(index / length) + 1}`);
    list.items.push(entry);
  }
}
