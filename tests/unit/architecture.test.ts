import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { glob } from 'glob';
import { describe, expect, it } from 'vitest';

const REPOSITORY = path.resolve(import.meta.dirname, '../..');

const IMPORT = /(?:^(import|export)\s+(type\s)?(?:[^'"`;]*?\sfrom\s+)?|\b(import)\(\s*)['"]([^'"]+)['"]/gm;

const sources = (folder: string) => glob(`${folder}/**/*.{ts,tsx}`, { cwd: REPOSITORY, posix: true });

const read = (file: string) => readFile(path.join(REPOSITORY, file), 'utf8');

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

const files = await sources('{build,pages,components,client,schemas}');
const ALL = (await Promise.all(files.map(importsOf))).flat();
const from = (folder: string) => ALL.filter((one) => one.from.startsWith(`${folder}/`));

describe('imports go one way:', () => {
  it.each([
    ['pages', ['content', 'client', 'build']],
    ['components', ['content', 'client', 'build', 'pages']],
    ['client', ['content', 'build', 'pages']],
    ['schemas', ['content', 'client', 'pages', 'components']],
  ])('%s import nothing from %s or of Node', (folder, others) => {
    const imports = from(folder);
    expect(imports).not.toEqual([]);
    expect(imports.filter(within(...others))).toEqual([]);
    expect(imports.filter(({ to }) => to.startsWith('node:'))).toEqual([]);
  });

  it('schemas import only the first room of the build, and the build only one module of the components', () => {
    const imports = from('schemas').filter(within('build'));
    expect(imports.filter((one) => !within('build/shared')(one))).toEqual([]);
    const components = from('build').filter(within('components'));
    expect(new Set(components.map(({ to }) => to))).toEqual(new Set(['components/engine.ts']));
  });

  it('each room of build/ imports only from those before it, also types', async () => {
    // In the order of the data flow.
    const rooms = ['shared', 'content', 'routes', 'assets', 'render', 'output', 'checks', 'commands'];
    const roomOf = (file: string) => rooms.indexOf(file.split('/')[1] ?? '');
    expect((await sources('build')).filter((file) => roomOf(file) === -1)).toEqual([]);
    const imports = from('build').filter(within('build'));
    expect(imports).not.toEqual([]);
    expect(imports.filter((one) => roomOf(one.to) > roomOf(one.from))).toEqual([]);
  });
});

it('a build needs only dependencies, so that it runs after `npm ci --omit=dev`', async () => {
  const { dependencies } = JSON.parse(await read('package.json'));
  const absent = ALL.filter(
    ({ to, isValue }) => isValue && !/^node:|\.(tsx?|mjs)$/.test(to) && !(packageOf(to) in dependencies),
  );
  // The dev server is for developers, and with it the editor.
  const needed = absent.filter(({ from }) => !from.startsWith('client/edit/'));
  expect(needed.map(({ from, to }) => `${from} ${to}`)).toEqual(['build/commands/dev.ts vite']);
});

it('style sheets have the names of their files, which decide their class names and their order', async () => {
  const names = (await sources('{components,pages}')).map(async (file) => {
    const begin = file.replace(/^components\//, '').replace(/(\.late)?(\.styles)?\.tsx?$/, '');
    const found = [...(await read(file)).matchAll(/\bsheet\(\s*'([^']+)'/g)].map(([, name = '']) => name);
    expect(found.filter((name) => name.split(' ')[0] !== begin)).toEqual([]);
    return found;
  });
  expect((await Promise.all(names)).flat()).not.toEqual([]);
});

it('the colors are only in components/tokens.ts, so that a site with other colors keeps none of these', async () => {
  const site = ['{build,pages,components,client,static}/**/*.{ts,tsx,css,svg,html}', 'build.ts'];
  const elsewhere = ['client/edit/**', 'client/dev/**', 'components/tokens.ts'];
  const files = await glob(site, { cwd: REPOSITORY, posix: true, ignore: elsewhere });
  const literal = /#[0-9a-f]{6}\b|\b(?:rgb|hsl|oklch)a?\(/i;
  const texts = await Promise.all(files.map(async (file) => ({ file, text: await read(file) })));
  expect(files).toContain('components/base.styles.ts');
  expect(texts.filter(({ text }) => literal.test(text)).map(({ file }) => file)).toEqual([]);
});
