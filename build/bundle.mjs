/** Makes one script of a program and of the site's own modules, with its packages or without. */
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { context } from 'esbuild';
import { glob } from 'glob';

const REPOSITORY = path.resolve(import.meta.dirname, '..');

/** Packages that bring programs or files of their own, and are loaded where a build needs them. */
const APART = ['esbuild', 'sharp', 'subset-font', 'opentype.js', 'html-validate'];

/** Packages that may stay outside. Those of Emotion may not: their CommonJS modules have no default export. */
const OUTSIDE = [
  ...['react', 'react-dom', '@radix-ui/*', 'lucide-react', 'stylis', 'html-tokenize', 'd3-contour'],
  ...['zod', 'yaml', 'glob', 'marked', 'htmlparser2', 'fastest-levenshtein'],
];

/**
 * @typedef {object} Bundle
 * @property {string} code
 * @property {string} map where each place of the code comes from; empty with packages inside
 * @property {string[]} inputs own files, and the folders in which a new one would count
 * @property {Record<string, string>} codes digest of all own code that a page is made by, by the page's file
 */

/**
 * @typedef {object} Bundler
 * @property {() => Promise<Bundle>} bundle throws an Error with file, line and excerpt when a source does not compile;
 * from the second time on only what changed is read again
 * @property {() => Promise<void>} dispose
 */

/**
 * @param {string} entry absolute path of a TypeScript file
 * @param {string} root the site's folder
 * @param {{ mode: 'production' | 'development', packages: 'inside' | 'outside' }} options where packages are: outside,
 * loaded once for all versions of a program, which follow each other faster, or inside, so that it starts faster
 * @returns {Promise<Bundler>}
 */
export async function openBundler(entry, root, { mode, packages }) {
  /** @type {string[]} */
  let modules = [];
  const listModules = async () => {
    modules = await siteModules(root);
    return modules;
  };
  const esbuild = await context({
    absWorkingDir: REPOSITORY,
    entryPoints: [entry],
    outfile: path.join(REPOSITORY, 'program.cjs'),
    write: false,
    bundle: true,
    metafile: true,
    sourcemap: packages === 'outside' ? 'external' : false,
    sourcesContent: false,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    tsconfig: path.join(REPOSITORY, 'tsconfig.json'),
    // A site's folder may lie anywhere; its packages are this project's.
    nodePaths: [path.join(REPOSITORY, 'node_modules')],
    jsx: 'automatic',
    jsxDev: mode === 'development',
    external: packages === 'outside' ? [...APART, ...OUTSIDE] : APART,
    // `require` instead: a script that was kept compiled cannot import.
    supported: { 'dynamic-import': false },
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    plugins: [ownPlace, moduleTable(listModules)],
    logLevel: 'silent',
    logOverride: { 'assign-to-define': 'silent' },
  });
  const digests = fileDigests();
  return {
    bundle: async () => {
      const { outputFiles, metafile } = await esbuild.rebuild();
      /** @param {string} ending */
      const textOf = (ending) => outputFiles.find((file) => file.path.endsWith(ending))?.text ?? '';
      const own = new Map(
        Object.entries(metafile.inputs)
          .filter(([file]) => !file.includes('node_modules/'))
          .map(([file, { imports }]) => [
            path.resolve(REPOSITORY, file),
            imports.map((imported) => path.resolve(REPOSITORY, imported.path)),
          ]),
      );
      const pages = modules.filter((file) => path.relative(root, file).startsWith('pages'));
      // A new page or sheet of an island is no input yet, but its folder changes.
      const sheets = modules.filter((file) => file.endsWith('.styles.ts'));
      const folders = [path.join(root, 'pages'), ...[...pages, ...sheets].map((file) => path.dirname(file))];
      return {
        code: textOf('.cjs'),
        map: textOf('.map'),
        inputs: [...new Set([...own.keys(), path.join(root, 'kinds.ts'), ...folders])],
        codes: codesOf(entry, pages, own, digests),
      };
    },
    dispose: () => esbuild.dispose(),
  };
}

/**
 * A page is made by its own file and all it imports, and by the program but for the other pages.
 * @param {string} entry
 * @param {string[]} pages
 * @param {Map<string, string[]>} imports own files with what they import
 * @param {(file: string) => string} digestOf
 */
function codesOf(entry, pages, imports, digestOf) {
  const modules = new Set(pages);
  const program = closure(entry, imports, (file) => modules.has(file));
  return Object.fromEntries(
    pages.map((page) => {
      const files = new Set([...program, ...closure(page, imports, () => false)]);
      return [page, digest([...files].sort().map(digestOf).join())];
    }),
  );
}

/**
 * @param {string} start
 * @param {Map<string, string[]>} imports
 * @param {(file: string) => boolean} isLeftOut
 */
function closure(start, imports, isLeftOut) {
  const found = new Set([start]);
  for (const file of found) {
    for (const next of imports.get(file) ?? []) if (imports.has(next) && !isLeftOut(next)) found.add(next);
  }
  return found;
}

/** @returns {(file: string) => string} digests of files, which are read again only when they have changed */
function fileDigests() {
  /** @type {Map<string, { stamp: string, digest: string }>} */
  const known = new Map();
  return (file) => {
    const { mtimeNs, size } = statSync(file, { bigint: true });
    const stamp = `${mtimeNs} ${size}`;
    let entry = known.get(file);
    if (entry?.stamp !== stamp) {
      entry = { stamp, digest: digest(readFileSync(file)) };
      known.set(file, entry);
    }
    return entry.digest;
  };
}

/** @param {string | Uint8Array} text */
const digest = (text) => createHash('sha256').update(text).digest('hex');

/** Modules that programs load by their names: pages, and sheets of islands. @param {string} root */
async function siteModules(root) {
  const sheets = 'components/**/*.styles.ts';
  const found = await Promise.all([
    glob(['kinds.ts', 'pages/**/*.tsx', 'client/**/*.styles.ts', sheets], {
      cwd: root,
      absolute: true,
      posix: true,
    }),
    glob(sheets, { cwd: REPOSITORY, absolute: true, posix: true }),
  ]);
  return [...new Set(found.flat())].sort();
}

/** Puts a table of modules in the place of build/modules.ts, which loads them from their files. @param {() => Promise<string[]>} list */
const moduleTable = (list) => ({
  name: 'module-table',
  /** @param {import('esbuild').PluginBuild} build */
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]build[\\/]modules\.ts$/ }, async () => {
      const files = await list();
      const rows = files.map((file) => `${JSON.stringify(file)}: () => import(${JSON.stringify(file)}),`);
      const contents = `const modules = {${rows.join('\n')}};
        export const importModule = (file) => modules[file]();
        export const codeOf = (file) => codes[file];`;
      return { contents, loader: 'js', resolveDir: REPOSITORY };
    });
  },
});

/** In two pieces, or it would be replaced here too. */
const META = ['import', 'meta', ''].join('.');

/** In one script every module would otherwise believe to stand where the script does. */
const ownPlace = {
  name: 'own-place',
  /** @param {import('esbuild').PluginBuild} build */
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]build(\.ts|[\\/].*\.(tsx?|mjs))$/ }, async ({ path: file }) => {
      if (file.includes('node_modules')) return undefined;
      const text = await readFile(file, 'utf8');
      if (!text.includes(META)) return undefined;
      const contents = text
        .replaceAll(`${META}dirname`, JSON.stringify(path.dirname(file)))
        .replaceAll(`${META}url`, JSON.stringify(pathToFileURL(file).href));
      return { contents, loader: file.endsWith('.tsx') ? 'tsx' : 'ts' };
    });
  },
};
