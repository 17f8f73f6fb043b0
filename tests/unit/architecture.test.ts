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

/** The rooms of build/, in the order of the data flow. */
const ROOMS = ['shared', 'content', 'routes', 'assets', 'render', 'output', 'checks', 'commands'];

describe('imports go one way:', () => {
  it.each([
    ['pages', ['content', 'client', 'build']],
    ['components', ['content', 'client', 'build', 'pages']],
    ['client', ['content', 'build', 'pages']],
    [
      'schemas',
      ['content', 'client', 'pages', 'components', ...ROOMS.slice(1).map((room) => `build/${room}`)],
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

  it('each room of build/ imports only from those before it, also types', () => {
    const roomOf = (file: string) => ROOMS.indexOf(file.split('/')[1] ?? '');
    expect(FILES.filter((file) => file.startsWith('build/') && roomOf(file) === -1)).toEqual([]);
    const imports = from('build').filter(within('build'));
    expect(imports).not.toEqual([]);
    expect(imports.filter((one) => roomOf(one.to) > roomOf(one.from))).toEqual([]);
  });
});

it('a build needs only dependencies, so that it runs after `npm ci --omit=dev`', async () => {
  const { dependencies } = JSON.parse(await read('package.json'));
  const absent = ALL.filter(
    ({ to, isValue }) => isValue && !/^node:|\.(tsx?|mjs|json)$/.test(to) && !(packageOf(to) in dependencies),
  );
  // The dev server is for developers, and with it the editor.
  const needed = absent.filter(({ from }) => !from.startsWith('client/edit/'));
  expect(needed.map(({ from, to }) => `${from} ${to}`)).toEqual(['build/commands/dev.ts vite']);
});

it('style sheets have the names of their files, which decide their class names and their order', async () => {
  const names = FILES.map(async (file) => {
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
  const files = await glob(site, { posix: true, ignore: elsewhere });
  const literal = /#[0-9a-f]{6}\b|\b(?:rgb|hsl|oklch)a?\(/i;
  const texts = await Promise.all(files.map(async (file) => ({ file, text: await read(file) })));
  expect(files).toContain('components/base.styles.ts');
  expect(texts.filter(({ text }) => literal.test(text)).map(({ file }) => file)).toEqual([]);
});
