// Starts a command, which is the function `main` of a module: `node build/start.mjs build.ts --release`. The program is
// bundled with the site's pages first: half the CPU time of loading hundreds of modules of TypeScript one by one.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { globSync } from 'glob';

const REPOSITORY = path.resolve(import.meta.dirname, '..');

// As if the command were the program.
const [node = '', , file = '', ...args] = process.argv;
const command = path.resolve(file);
process.argv = [node, command, ...args];

// Before React is loaded: its production build renders three times faster, and has no warnings for developers. Tests
// that need those set NODE_ENV themselves.
if (args.includes('--release')) process.env.NODE_ENV = 'production';
process.env.NODE_ENV ??= 'production';

// Newer versions of Node have browser storage. A page that uses it must fail on all versions alike.
for (const name of ['localStorage', 'sessionStorage']) Reflect.deleteProperty(globalThis, name);

/** A module that imports the site's pages and kinds of content, and all sheets, by their paths. */
function importer() {
  const { root } = parseArgs({
    args,
    strict: false,
    options: { root: { type: 'string', default: '.' } },
  }).values;
  const sheets = '{client,components,pages}/**/*.styles.ts';
  const find = (/** @type {string[]} */ files, /** @type {string} */ cwd) =>
    globSync(files, { cwd, absolute: true });
  const found = [
    ...find(['pages/**/*.tsx', 'kinds.ts', sheets], String(root)),
    ...find([sheets], REPOSITORY),
  ];
  const names = [...new Set(found)].map((name) => JSON.stringify(name));
  return `const modules = { ${names.map((name) => `${name}: () => import(${name})`)} };
export const importSource = (file) => modules[file]();`;
}

/**
 * Bundles the command into a file.
 * @param {string} outfile
 * @param {string} contents of a module with `importSource`
 * @throws {import('esbuild').BuildFailure} if a module does not compile
 */
const bundle = (outfile, contents) =>
  build({
    stdin: {
      contents: `import { runCommand } from './build/commands/run-command.ts';
import { main } from ${JSON.stringify(command)};
void runCommand(main);`,
      resolveDir: REPOSITORY,
    },
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    jsxDev: process.env.NODE_ENV === 'development',
    // So that messages name a file and line of the sources.
    sourcemap: 'inline',
    sourcesContent: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'from-anywhere',
        setup({ onLoad, onResolve }) {
          // Packages stay where they are. By their addresses, because the bundle is gone when some are loaded.
          onResolve({ filter: /^[@\w]/ }, ({ path: name }) => {
            if (name.startsWith('node:') || path.isAbsolute(name)) return undefined;
            try {
              return { path: import.meta.resolve(name), external: true };
            } catch {
              return { errors: [{ text: `There is no package "${name}"` }] };
            }
          });
          onLoad({ filter: /[\\/]build[\\/]shared[\\/]source\.ts$/ }, () => ({
            contents: `export const REPOSITORY = ${JSON.stringify(REPOSITORY)};\n${contents}`,
            resolveDir: REPOSITORY,
          }));
        },
      },
    ],
  });

const folder = mkdtempSync(path.join(tmpdir(), 'agency-website-'));
try {
  const program = path.join(folder, 'program.mjs');
  // esbuild is another process: in the meantime, this one loads the packages that take longest.
  const slow = ['zod', 'react-dom/server', '@emotion/react', '@emotion/server/create-instance', 'marked'];
  const packages = [...slow, 'd3-geo', 'd3-contour', 'js-yaml/browser'].map((name) => import(name));
  await bundle(program, importer()).catch(({ message, errors }) => {
    // Again without pages: the step that needs them reports the error, and `npm run dev` can start.
    const error = `Object.assign(new Error(${JSON.stringify(message)}), ${JSON.stringify({ errors })})`;
    return bundle(program, `export const importSource = async () => { throw ${error}; };`);
  });
  await Promise.all(packages);
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(program).href);
} catch (error) {
  // A module of the program itself does not compile, such as components/tokens.ts: esbuild says where.
  if (!(error instanceof Error && 'errors' in error)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
