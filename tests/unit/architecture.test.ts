import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { glob } from 'glob';
import { describe, expect, it } from 'vitest';

const IMPORT = /(?:^(import|export)\s+(type\s)?(?:[^'"`;]*?\sfrom\s+)?|\b(import)\(\s*)['"]([^'"]+)['"]/gm;

const read = (file: string) => readFile(file, 'utf8');

/** All imports of a file: from it, to a file of the repository or a package; not a value if of types only. */
const importsOf = async (from: string) =>
  [...(await read(from)).matchAll(IMPORT)].map(([, _keyword, type, _dynamic, target = '']) => ({
    from,
    to: target.startsWith('.') ? path.posix.join(path.posix.dirname(from), target) : target,
    isValue: type === undefined,
  }));

const within =
  (...folders: string[]) =>
  ({ to }: { to: string }) =>
    folders.some((folder) => to.startsWith(`${folder}/`) || to === `${folder}.ts`);

/** `@scope/name` or `name` of an imported package. */
const packageOf = (target: string) => target.split('/', target.startsWith('@') ? 2 : 1).join('/');

const FILES = await glob('{build,pages,components,client,schemas}/**/*.{ts,tsx}', { posix: true });
const ALL = (await Promise.all(FILES.map(importsOf))).flat();
const from = (folder: string) => ALL.filter((one) => one.from.startsWith(`${folder}/`));

/** The folders of build/, in the order of the data flow. */
const FOLDERS = ['shared', 'content', 'routes', 'assets', 'render', 'output', 'checks', 'commands'];

describe('imports go one way:', () => {
  it.each([
    ['pages', ['content', 'client', 'build']],
    ['components', ['content', 'client', 'build', 'pages']],
    ['client', ['content', 'build', 'pages']],
    [
      'schemas',
      ['content', 'client', 'pages', 'components', ...FOLDERS.slice(1).map((name) => `build/${name}`)],
    ],
  ])('%s import nothing from %s or of Node', (folder, others) => {
    const imports = from(folder);
    expect(imports).not.toEqual([]);
    expect(imports.filter(within(...others))).toEqual([]);
    expect(imports.filter(({ to }) => to.startsWith('node:'))).toEqual([]);
  });

  it('the build imports only one module of the components', () => {
    const components = from('build').filter(within('components'));
    expect(new Set(components.map(({ to }) => to))).toEqual(new Set(['components/engine.ts']));
  });

  it('each folder of build/ imports only from those before it, also types', () => {
    const placeOf = (file: string) => FOLDERS.indexOf(file.split('/')[1] ?? '');
    expect(FILES.filter((file) => file.startsWith('build/') && placeOf(file) === -1)).toEqual([]);
    const imports = from('build').filter(within('build'));
    expect(imports).not.toEqual([]);
    expect(imports.filter((one) => placeOf(one.to) > placeOf(one.from))).toEqual([]);
  });
});

it('dependencies are what a build needs, so that it runs after `npm ci --omit=dev`, and nothing else', async () => {
  const { dependencies } = JSON.parse(await read('package.json'));
  const pages = FILES.filter((file) => /^(?:pages|components|client\/(?!edit))/.test(file));
  const reached = new Set(['build/start.mjs', 'build.ts', ...pages]);
  // Icons are required by their names (build/shared/icon-library.ts).
  const packages = new Set(['lucide-react']);
  const imports = [...(await importsOf('build/start.mjs')), ...(await importsOf('build.ts')), ...ALL];
  // What is added while a set is walked is walked too.
  for (const file of reached)
    for (const { to } of imports.filter(({ from, isValue }) => from === file && isValue))
      if (/\.tsx?$/.test(to)) reached.add(to);
      else if (!/^(?:node:|\.)|\.json$/.test(to)) packages.add(packageOf(to));
  expect([...packages].sort()).toEqual(Object.keys(dependencies).sort());
});

it('each sheet has the name of its file, perhaps with a word, and no other one has it', async () => {
  const files = FILES.filter(
    (file) => /^(?:components|pages)\//.test(file) && file !== 'components/sheet.ts',
  );
  const named = await Promise.all(
    files.map(async (file) => {
      const own = file.replace(/^components\/|(?:\.late)?(?:\.styles)?\.tsx?$/g, '');
      const names = [...(await read(file)).matchAll(/\b(?:sheet|numbered)\(\s*'([^']+)'/g)];
      return names.map(([, name = '']) => ({ own, name }));
    }),
  );
  const sheets = named.flat();
  expect(sheets.length).toBeGreaterThan(100);
  expect(sheets.filter(({ own, name }) => name !== own && !name.startsWith(`${own} `))).toEqual([]);
  const names = sheets.map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
