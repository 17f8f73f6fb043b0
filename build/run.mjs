/**
 * Runs a program of this project: `node build/run.mjs build.ts --root=FOLDER`.
 *
 * TypeScript, packages and the site's own pages become one script, which is kept with its compiled form until a source
 * changes. A program starts that way in a third of the time that a loader takes for some 2,500 modules.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import vm from 'node:vm';

const REPOSITORY = path.resolve(import.meta.dirname, '..');
const KEPT = path.join(REPOSITORY, 'node_modules/.cache/agency-website/programs');
/** Changes whenever packages are installed. */
const PACKAGES = path.join(REPOSITORY, 'node_modules/.package-lock.json');
/** How scripts are made. */
const MAKERS = ['run.mjs', 'bundle.mjs'].map((file) => path.join(import.meta.dirname, file));

/** @param {...(string | Uint8Array)} parts */
export const digest = (...parts) =>
  parts
    .reduce((hash, part) => hash.update(part), createHash('sha256'))
    .digest('hex')
    .slice(0, 32);

/** What tells that a file was changed; empty for one that is gone. @param {string} file */
function stamp(file) {
  const status = statSync(file, { throwIfNoEntry: false, bigint: true });
  return status ? `${status.mtimeNs} ${status.size}` : '';
}

/**
 * @typedef {object} Program
 * @property {string} code
 * @property {string} name its digest
 * @property {Record<string, string>} codes digest of all own code that a page is made by, by the page's file
 */

const modeNow = () => (process.env.NODE_ENV === 'development' ? 'development' : 'production');

/** Where it is written down which program was made of a file. @param {string} entry @param {string} root */
export const recordOf = (entry, root) =>
  path.join(KEPT, `${digest(entry, root, modeNow(), process.version)}.json`);

/**
 * The program as one script: the kept one, unless something that went into it has changed since.
 * @param {string} entry absolute path of a TypeScript file
 * @param {string} root the site's folder
 * @returns {Promise<Program>}
 */
async function programOf(entry, root) {
  const mode = modeNow();
  const record = recordOf(entry, root);
  const kept = readProgram(record);
  if (kept) return kept;
  const { openBundler } = await import('./bundle.mjs');
  const bundler = await openBundler(entry, root, { mode, packages: 'inside' });
  const { code, inputs, codes } = await bundler.bundle().finally(bundler.dispose);
  const name = digest(code);
  const stamps = Object.fromEntries([...inputs, PACKAGES, ...MAKERS].map((file) => [file, stamp(file)]));
  forget(record);
  keep(path.join(KEPT, `${name}.cjs`), code);
  keep(record, JSON.stringify({ name, codes, inputs: stamps }));
  return { code, name, codes };
}

/** @param {string} record @returns {Program | undefined} undefined when there is none, or an old one */
function readProgram(record) {
  try {
    const { name, codes, inputs } = JSON.parse(readFileSync(record, 'utf8'));
    if (!Object.entries(inputs).every(([file, known]) => stamp(file) === known)) return undefined;
    // esbuild writes nothing but ASCII, which is read many times faster as that.
    return { name, codes, code: readFileSync(path.join(KEPT, `${name}.cjs`), 'latin1') };
  } catch {
    return undefined;
  }
}

/** How long a program is kept that nothing has replaced, such as that of a site's folder that is gone. Milliseconds. */
const KEPT_FOR = 7 * 24 * 60 * 60 * 1000;

/** Clears away the program that is about to be replaced, and old ones. Each takes some megabytes. @param {string} record */
function forget(record) {
  try {
    const replaced = JSON.parse(readIfThere(record)?.toString() ?? '{}').name;
    for (const name of readdirSync(KEPT)) {
      const file = path.join(KEPT, name);
      const isOld = Date.now() - statSync(file).mtimeMs > KEPT_FOR;
      if (isOld || name.split('.')[0] === replaced) rmSync(file, { force: true });
    }
  } catch {
    // Another build may be clearing away too.
  }
}

/** Under another name first, so that nobody reads half a file. @param {string} file @param {string | Uint8Array} contents */
function keep(file, contents) {
  try {
    mkdirSync(KEPT, { recursive: true });
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, contents);
    renameSync(draft, file);
  } catch {
    // A disk without room is no reason not to run.
  }
}

/**
 * Runs a script with the compiled form that an earlier run left.
 * @param {Program} program
 * @returns {any} what the program exports
 */
function run({ code, name, codes }) {
  const filename = path.join(KEPT, `${name}.cjs`);
  const compiled = `${filename}.v8`;
  const cachedData = readIfThere(compiled);
  const script = new vm.Script(`(function (require, module, exports, codes) {${code}\n})`, {
    filename,
    ...(cachedData && { cachedData }),
  });
  // At the end, because only then does the compiled form hold all functions that a run uses.
  if (!cachedData || script.cachedDataRejected)
    process.once('exit', () => keep(compiled, script.createCachedData()));
  return exportsOf(script, filename, codes);
}

/** @param {vm.Script} script @param {string} filename @param {Program['codes']} codes */
function exportsOf(script, filename, codes) {
  const module = { exports: {} };
  script.runInThisContext()(createRequire(filename), module, module.exports, codes);
  return module.exports;
}

/** @param {string} file */
function readIfThere(file) {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

/**
 * Opens a program that will be loaded again and again while its sources change.
 * @param {string} file relative to the repository
 * @param {string} root the site's folder
 * @returns {Promise<() => Promise<{ exports: any, map: string, filename: string }>>} loads its newest version, whose
 * modules are all new, and throws an Error with file and line when a source does not compile
 */
export async function openProgram(file, root) {
  const { openBundler } = await import('./bundle.mjs');
  const entry = path.join(REPOSITORY, file);
  const bundler = await openBundler(entry, root, { mode: modeNow(), packages: 'outside' });
  return async () => {
    const { code, map, codes } = await bundler.bundle();
    const filename = path.join(KEPT, `${digest(code)}.cjs`);
    const script = new vm.Script(`(function (require, module, exports, codes) {${code}\n})`, { filename });
    return { exports: exportsOf(script, filename, codes), map, filename };
  };
}

/** @param {string[]} args */
const rootOf = (args) =>
  path.resolve(args.find((arg) => arg.startsWith('--root='))?.slice('--root='.length) ?? '.');

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [node = '', _runner, file = '', ...args] = process.argv;
  // As if the program had been started by itself.
  process.argv = [node, path.join(REPOSITORY, file), ...args];
  if (args.includes('--release')) process.env.NODE_ENV = 'production';
  programOf(path.join(REPOSITORY, file), rootOf(args))
    .then(run)
    .catch((error) => {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    });
}
