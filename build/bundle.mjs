/** Makes one script of a program, its packages and the site's own modules. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { glob } from 'glob';

const REPOSITORY = path.resolve(import.meta.dirname, '..');

/** Packages that bring programs or files of their own, and are loaded where a build needs them. */
const APART = ['esbuild', 'sharp', 'subset-font', 'opentype.js', 'koffi'];

/**
 * @param {string} entry absolute path of a TypeScript file
 * @param {string} root the site's folder
 * @param {'production' | 'development'} mode
 * @returns {Promise<{ code: string, inputs: string[] }>} inputs: own files, and the folders in which new ones count
 * @throws Error with file, line and excerpt when a source does not compile
 */
export async function bundle(entry, root, mode) {
  const modules = await siteModules(root);
  const result = await build({
    absWorkingDir: REPOSITORY,
    entryPoints: [entry],
    write: false,
    bundle: true,
    metafile: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    tsconfig: path.join(REPOSITORY, 'tsconfig.json'),
    // A site's folder may lie anywhere; its packages are this project's.
    nodePaths: [path.join(REPOSITORY, 'node_modules')],
    jsx: 'automatic',
    jsxDev: mode === 'development',
    external: APART,
    // `require` instead: a script that was kept compiled cannot import.
    supported: { 'dynamic-import': false },
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    plugins: [ownPlace, moduleTable(modules)],
    logLevel: 'silent',
    logOverride: { 'assign-to-define': 'silent' },
  });
  const own = Object.keys(result.metafile.inputs).filter((file) => !file.includes('node_modules/'));
  const files = own.map((file) => path.resolve(REPOSITORY, file)).filter((file) => path.isAbsolute(file));
  const folders = [...modules.map((file) => path.dirname(file)), path.join(root, 'pages')];
  return { code: result.outputFiles[0]?.text ?? '', inputs: [...new Set([...files, ...folders])] };
}

/** Modules that programs load by their names: pages, and sheets of islands. @param {string} root */
async function siteModules(root) {
  const patterns = ['pages/**/*.tsx', '{client,components}/**/*.styles.ts'];
  const found = await Promise.all([
    glob(patterns, { cwd: root, absolute: true, posix: true }),
    glob('components/**/*.styles.ts', { cwd: REPOSITORY, absolute: true, posix: true }),
  ]);
  return [...new Set(found.flat())].sort();
}

/** Puts a table of modules in the place of build/modules.ts, which loads them from their files. @param {string[]} files */
const moduleTable = (files) => ({
  name: 'module-table',
  /** @param {import('esbuild').PluginBuild} build */
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]build[\\/]modules\.ts$/ }, () => {
      const rows = files.map((file) => `${JSON.stringify(file)}: () => import(${JSON.stringify(file)}),`);
      return {
        contents: `const modules = {${rows.join('\n')}};\nexport const importModule = (file) => modules[file]();`,
        loader: 'js',
        resolveDir: REPOSITORY,
      };
    });
  },
});

/** In one script every module would otherwise believe to stand where the script does. */
const ownPlace = {
  name: 'own-place',
  /** @param {import('esbuild').PluginBuild} build */
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]build(\.ts|[\\/].*\.tsx?)$/ }, async ({ path: file }) => {
      if (file.includes('node_modules')) return undefined;
      const text = await readFile(file, 'utf8');
      if (!text.includes('import.meta.')) return undefined;
      const contents = text
        .replaceAll('import.meta.dirname', JSON.stringify(path.dirname(file)))
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(file).href));
      return { contents, loader: file.endsWith('x') ? 'tsx' : 'ts' };
    });
  },
};
