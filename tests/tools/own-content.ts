// `npm run test:own-content`: puts another agency's facts, and more of everything, into a copy of the project, and runs
// the suites of `npm test` there; the specification suite skips itself. `npm run test:own-content -- --project unit`
// runs some of them.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ignoreClosedOutput } from '../../build/commands/run-command.ts';
import { growContent } from '../grown-content.ts';
import { linkPackages } from '../setup/link-packages.ts';

ignoreClosedOutput();

const REPOSITORY = path.resolve(import.meta.dirname, '../..');
/** Generated files; the copy shares the packages. */
const LEFT_OUT = /(^|\/)(\.git|node_modules|tests\/\.tmp)$|^dist$/;

type Edit = (text: string) => string;

/** Replaces a fact in the file. @throws Error if it is not there, because the copy would prove nothing */
const instead = (found: RegExp, other: string): Edit => {
  return (text) => {
    if (!found.test(text)) throw new Error(`Nothing fits ${found}.`);
    return text.replace(found, () => other);
  };
};

const SITE: Edit[] = [
  instead(/^agency: .*$/m, 'agency: Prairie & Pine Marketing Partners'),
  instead(/^slogan: .*$/m, 'slogan: "Big sky, small towns: found by neighbors."'),
  instead(/^url: .*$/m, 'url: https://www.prairieandpine.com'),
  instead(/^email: .*$/m, 'email: front.desk@prairieandpine.com'),
  instead(/^phone: .*$/m, 'phone: "+1 (312) 555-0148"'),
  instead(/^ {2}text: .*$/m, '  text: 233 S Wacker Drive, Suite 4400, Chicago, IL 60606'),
  instead(
    /^ {2}url: .*search.*$/m,
    '  url: https://www.google.com/maps/search/?api=1&query=Chicago%2C+IL+60606',
  ),
  instead(/^copyrightYear: .*$/m, 'copyrightYear: 2027'),
];

const TOWNS = [
  ['Chicago, IL', '41.88', '-87.63'],
  ['Boise, ID', '43.62', '-116.2'],
  ['Bangor, ME', '44.8', '-68.77'],
  ['Tulsa, OK', '36.15', '-95.99'],
];

const REVIEWS = Array.from({ length: 100 }, (_review, index) => {
  const [town, latitude, longitude] = TOWNS[index % TOWNS.length] as string[];
  return `  - name: Customer Number${index}
    stars: ${4 + (index % 2)}
    address: ${town}
    latitude: ${latitude}
    longitude: ${longitude}
    review: ${'They answered each call. '.repeat(1 + (index % 12))}That was review ${index}.
`;
});

/** Changes a content file of the copy. */
function edit(root: string, file: string, ...edits: Edit[]): void {
  const target = path.join(root, 'content', file);
  const text = edits.reduce((changed, one) => one(changed), readFileSync(target, 'utf8'));
  writeFileSync(target, text);
}

/** Changes the facts in the content, and adds more of everything: no value of the samples remains. */
function makeOwn(root: string): void {
  const files = readdirSync(path.join(root, 'content'), { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => /\.(yaml|md)$/.test(name)))
    edit(root, file, (text) => text.replaceAll(/^([^#\n]*: )!sample /gm, '$1'));
  edit(root, 'site.yaml', ...SITE);
  edit(root, 'reviews.yaml', instead(/^reviews:\n[\s\S]*$/m, `reviews:\n${REVIEWS.join('')}`));
  for (const file of files.filter((name) => /^packages.\w/.test(name)))
    edit(root, file, (text) => text.replaceAll(/^( +price: ")\$(\d+)"/gm, '$1$$$29"'));
  growContent(root);
}

const root = mkdtempSync(path.join(tmpdir(), 'own-content-'));
try {
  cpSync(REPOSITORY, root, {
    recursive: true,
    filter: (file) => !LEFT_OUT.test(path.relative(REPOSITORY, file).replaceAll('\\', '/')),
  });
  linkPackages(root);
  makeOwn(root);
  const asked = process.argv.slice(2);
  const projects =
    asked.length > 0
      ? asked
      : ['unit', 'dist', 'specification', 'browser'].flatMap((name) => ['--project', name]);
  const args = [path.join('node_modules', 'vitest', 'vitest.mjs'), 'run', '--reporter=dot', ...projects];
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  process.exitCode = status ?? 1;
} finally {
  rmSync(root, { recursive: true, force: true });
}
