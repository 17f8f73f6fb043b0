// `npm run test:own-content`: puts another agency's facts, more of everything and all that
// content/README.md offers besides the samples into a copy of the project, and runs
// what depends on the content there: of the unit suite, only one file reads it. `npm run test:own-content --
// --project unit` runs something else.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { globSync } from 'glob';
import { type Document, isScalar, parseDocument, stringify, visit, type YAMLMap, type YAMLSeq } from 'yaml';
import { lawRules } from '../../build/checks/release/law-rules.ts';
import { ignoreClosedOutput } from '../../build/commands/run-command.ts';
import { loadContent } from '../../build/content/load.ts';
import { copyProject } from '../setup/copy-project.ts';
import { wishContent } from '../wished-content.ts';

ignoreClosedOutput();

const REPOSITORY = path.resolve(import.meta.dirname, '../..');

/** The facts of another agency, by their places in content/site.yaml. */
const FACTS: Record<string, string | number> = {
  agency: 'Prairie & Pine Marketing Partners',
  slogan: 'Big sky, small towns: found by neighbors.',
  url: 'https://www.prairieandpine.com',
  email: 'front.desk@prairieandpine.com',
  phone: '+1 (312) 555-0148',
  'address.text': '233 S Wacker Drive, Suite 4400, Chicago, IL 60606',
  'address.url': 'https://www.google.com/maps/search/?api=1&query=Chicago%2C+IL+60606',
  copyrightYear: 2027,
  'enquiry.endpoint': 'https://hooks.prairieandpine.com/start-trigger',
  'enquiry.key': 'k3y',
};

const TOWNS = ['Chicago, IL', 'Boise, ID', 'Minot, ND', 'Tulsa, OK'];

const REVIEWS = Array.from({ length: 100 }, (_review, index) => ({
  name: `Customer Number${index}`,
  stars: 4 + (index % 2),
  review: `${'They answered each call. '.repeat(1 + (index % 12))}That was review ${index}.`,
  address: TOWNS[index % TOWNS.length],
  consent: { how: 'by email', date: 'March 3, 2026' },
}));

/** Changes the facts in the content, and adds more of everything: no value of the samples remains. */
function makeOwn(root: string): void {
  const edit = (file: string, change: (text: string) => string) =>
    writeFileSync(path.join(root, file), change(readFileSync(path.join(root, file), 'utf8')));
  for (const file of globSync('content/**/*.{yaml,md}', { cwd: root }))
    edit(file, (text) => text.replaceAll(/^([^#\n]*[:-] )!sample /gm, '$1'));
  edit('content/site.yaml', (text) => {
    const document = parseDocument(text);
    for (const [place, fact] of Object.entries(FACTS)) document.setIn(place.split('.'), fact);
    return String(document);
  });
  edit('content/reviews.yaml', (text) =>
    text.replace(/^reviews:\n[\s\S]*$/m, stringify({ reviews: REVIEWS })),
  );
  for (const file of globSync('content/packages/*.yaml', { cwd: root }))
    edit(file, (text) => text.replaceAll(/^( +price: ")\$(\d+)"/gm, '$1$$$29"'));
  grow(root);
  wishContent(root);
}

/**
 * Grows the content to ten services, 20 industries, six tiers in a section, two more entries in the navigation, and twice
 * the text on the home page.
 */
function grow(root: string): void {
  const edit = (file: string, change: (document: Document) => void, copy = file) => {
    const document = parseDocument(readFileSync(path.join(root, file), 'utf8'));
    change(document);
    writeFileSync(path.join(root, copy), document.toString());
  };
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

const root = mkdtempSync(path.join(tmpdir(), 'own-content-'));
try {
  copyProject(REPOSITORY, root);
  makeOwn(root);
  const publication = { ...(await loadContent(root)), pages: [], environment: {} };
  const findings = lawRules.flatMap(({ name, find }) =>
    find(publication.content, publication).map((found) => ({ name, ...found })),
  );
  if (findings.length > 0)
    throw new Error(`A release would refuse true content: ${JSON.stringify(findings, null, 2)}`);
  const suites = ['unit', 'dist', 'browser', 'layout', 'engines', 'screen-readers'].map(
    (name) => `--project=${name}`,
  );
  const files = ['dist', 'browser', 'layout', 'engines', 'screen-readers', 'unit/json-schemas'].map(
    (name) => `tests/${name}`,
  );
  const asked = process.argv.length > 2 ? process.argv.slice(2) : [...suites, ...files];
  const args = [path.join('node_modules', 'vitest', 'vitest.mjs'), 'run', '--reporter=dot', ...asked];
  const env = { TEST_ENGINES: 'Chromium', ...process.env };
  const { status } = spawnSync(process.execPath, args, { cwd: root, env, stdio: 'inherit' });
  process.exitCode = status ?? 1;
} finally {
  rmSync(root, { recursive: true, force: true });
}
