import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { glob } from 'glob';
import { describe, expect, it } from 'vitest';
import { SHEET_ORDER } from '../../components/sheet-order.ts';

const REPOSITORY = path.resolve(import.meta.dirname, '../..');

interface Import {
  /** The importing file, relative to the repository. */
  from: string;
  /** The import: a file relative to the repository, or a package. */
  to: string;
  /** false for `import type`, which has no effect at run time. */
  isValue: boolean;
}

const IMPORT = /(?:^(import|export)\s+(type\s)?(?:[^'"`;]*?\sfrom\s+)?|\b(import)\(\s*)['"]([^'"]+)['"]/gm;

const sources = (folder: string) => glob(`${folder}/**/*.{ts,tsx}`, { cwd: REPOSITORY, posix: true });

const read = (file: string) => readFile(path.join(REPOSITORY, file), 'utf8');

/** All imports in the files of a folder. */
async function importsIn(folder: string): Promise<Import[]> {
  const files = await sources(folder);
  const found = await Promise.all(files.map(async (file) => importsOf(file, await read(file))));
  return found.flat();
}

function importsOf(from: string, text: string): Import[] {
  return [...text.matchAll(IMPORT)].map(([, _keyword, type, _dynamic, target = '']) => ({
    from,
    to: target.startsWith('.') ? path.posix.join(path.posix.dirname(from), target) : target,
    isValue: type === undefined,
  }));
}

const within = (...folders: string[]) => {
  return ({ to }: Import) => folders.some((folder) => to.startsWith(`${folder}/`) || to === `${folder}.ts`);
};

describe('the reader of imports', () => {
  it('recognizes every form of an import', () => {
    const text = `import './side-effect.ts';
import type { A } from '../build/a.ts';
import { b } from 'b';
import {
  c,
  type D,
} from './c.ts';
export * from './e.ts';
export type { F } from './f.ts';
const g = await import('./g.ts');
export const words = 'not from here';
`;
    expect(importsOf('pages/x.tsx', text).map(({ to, isValue }) => [to, isValue])).toEqual([
      ['pages/side-effect.ts', true],
      ['build/a.ts', false],
      ['b', true],
      ['pages/c.ts', true],
      ['pages/e.ts', true],
      ['pages/f.ts', false],
      ['pages/g.ts', true],
    ]);
  });
});

/** `@scope/name` or `name` of an imported package. */
const packageOf = (target: string) => target.split('/', target.startsWith('@') ? 2 : 1).join('/');

describe('imports go one way', () => {
  it.each(['pages', 'components'])('%s import only types from the build', async (folder) => {
    const imports = await importsIn(folder);
    expect(imports.length).toBeGreaterThan(10);
    expect(imports.filter(within('build')).filter(({ isValue }) => isValue)).toEqual([]);
  });

  it.each(['pages', 'components', 'client'])('%s import nothing from Node', async (folder) => {
    const imports = await importsIn(folder);
    expect(imports.length).toBeGreaterThan(3);
    expect(imports.filter(({ to }) => to.startsWith('node:'))).toEqual([]);
  });

  it('components import neither pages nor browser scripts', async () => {
    expect((await importsIn('components')).filter(within('pages', 'client'))).toEqual([]);
  });

  it('browser scripts import neither content nor build nor pages', async () => {
    const imports = await importsIn('client');
    expect(imports.length).toBeGreaterThan(3);
    expect(imports.filter(within('content', 'build', 'pages'))).toEqual([]);
  });

  it('only the build reads content', async () => {
    const imports = [...(await importsIn('pages')), ...(await importsIn('components'))];
    expect(imports.filter(within('content'))).toEqual([]);
  });
});

/** The rooms of build/, in the order of the data flow. */
const ROOMS = ['shared', 'content', 'routes', 'assets', 'render', 'output', 'checks', 'commands'];

describe('the rooms of build/', () => {
  const roomOf = (file: string) => ROOMS.indexOf(file.split('/')[1] ?? '');

  it('contain every file', async () => {
    expect((await sources('build')).filter((file) => roomOf(file) === -1)).toEqual([]);
  });

  it('import only from the rooms before them, also types', async () => {
    const imports = (await importsIn('build')).filter(within('build'));
    expect(imports.length).toBeGreaterThan(300);
    expect(imports.filter(({ from, to }) => roomOf(to) > roomOf(from))).toEqual([]);
  });
});

describe('the packages', () => {
  it('that a build needs are dependencies, so that it runs after `npm ci --omit=dev`', async () => {
    const folders = ['build', 'pages', 'components', 'client'];
    const imports = (await Promise.all(folders.map(importsIn))).flat();
    const { dependencies } = JSON.parse(await read('package.json'));
    const absent = imports.filter(
      ({ to, isValue }) => isValue && !/^node:|\.(tsx?|mjs)$/.test(to) && !(packageOf(to) in dependencies),
    );
    const isEditor = ({ from }: Import) => from.startsWith('client/edit/');
    // The dev server is for developers, and with it the editor.
    expect(absent.filter((one) => !isEditor(one)).map(({ from, to }) => `${from} ${to}`)).toEqual([
      'build/commands/dev.ts vite',
      'build/commands/edit/rewrite.ts node-diff3',
    ]);
    const ofEditor = new Set(absent.filter(isEditor).map(({ to }) => packageOf(to)));
    expect([...ofEditor].sort()).toEqual(['@cfworker/json-schema', '@rjsf/core', '@rjsf/utils']);
  });

  it('of the editor reach nothing else: only types leave its room', async () => {
    const folders = ['build', 'pages', 'components', 'client'];
    const imports = (await Promise.all(folders.map(importsIn))).flat();
    const outside = imports
      .filter(({ from }) => !from.startsWith('client/edit/'))
      .filter(within('client/edit'));
    expect(outside.length).toBeGreaterThan(5);
    expect(outside.filter(({ isValue }) => isValue)).toEqual([]);
  });
});

describe('source files', () => {
  it('never import each other in a circle, also not types', async () => {
    const folders = ['build', 'pages', 'components', 'client'];
    const imports = (await Promise.all(folders.map(importsIn))).flat();
    const targets = new Map(
      imports.map(({ from }) => [from, imports.filter((other) => other.from === from)]),
    );
    const circles: string[][] = [];
    const done = new Set<string>();
    const walk = (file: string, way: string[]): void => {
      if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file]);
      else if (!done.has(file)) for (const { to } of targets.get(file) ?? []) walk(to, [...way, file]);
      done.add(file);
    };
    for (const file of targets.keys()) walk(file, []);
    expect(circles).toEqual([]);
  });
});

describe('style sheets', () => {
  it('have the unique names of their files, all in the list that decides which one wins', async () => {
    const files = [...(await sources('components')), ...(await sources('pages'))].sort();
    const names = await Promise.all(
      files.map(async (file) =>
        [...(await read(file)).matchAll(/\bsheet\(\s*'([^']+)'/g)].map(([, name = '']) => ({
          name,
          begin: file.replace(/^components\//, '').replace(/(\.late)?(\.styles)?\.tsx?$/, ''),
        })),
      ),
    );
    expect(names.flat().length).toBeGreaterThan(90);
    expect(names.flat().filter(({ name, begin }) => name.split(' ')[0] !== begin)).toEqual([]);
    expect(
      names
        .flat()
        .map(({ name }) => name)
        .sort(),
    ).toEqual(SHEET_ORDER.toSorted());
  });
});

describe('source files stay readable', () => {
  it('build.ts is a table of contents of at most 80 lines', async () => {
    expect((await read('build.ts')).trimEnd().split('\n').length).toBeLessThanOrEqual(80);
  });

  it.each(['build', 'pages', 'components', 'client'])(
    'no file in %s/ has more than 200 lines',
    async (folder) => {
      const files = await sources(folder);
      const lengths = await Promise.all(
        files.map(async (file) => ({ file, lines: (await read(file)).trimEnd().split('\n').length })),
      );
      expect(lengths.length).toBeGreaterThan(0);
      expect(lengths.filter(({ lines }) => lines > 200)).toEqual([]);
    },
  );
});
