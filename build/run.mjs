/**
 * Runs a program of this project: `node build/run.mjs build.ts --root=FOLDER`.
 *
 * TypeScript, packages and the site's own pages become one script, which is kept with its compiled form until a source
 * changes. A program starts that way in a third of the time that a loader takes for some 2,500 modules.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
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

/** @typedef {{ code: string, name: string, inputs: Record<string, string> }} Program */

/**
 * The program as one script: the kept one, unless something that went into it has changed since.
 * @param {string} entry absolute path of a TypeScript file
 * @param {string} root the site's folder
 * @returns {Promise<Program>} `name` is its digest; `inputs` are the files and folders it was made of
 */
async function programOf(entry, root) {
  const mode = process.env.NODE_ENV === 'development' ? 'development' : 'production';
  const record = path.join(KEPT, `${digest(entry, root, mode, process.version)}.json`);
  const kept = readProgram(record);
  if (kept) return kept;
  const { bundle } = await import('./bundle.mjs');
  const { code, inputs } = await bundle(entry, root, mode);
  const name = digest(code);
  const stamps = Object.fromEntries([...inputs, PACKAGES, ...MAKERS].map((file) => [file, stamp(file)]));
  keep(path.join(KEPT, `${name}.cjs`), code);
  keep(record, JSON.stringify({ name, inputs: stamps }));
  return { code, name, inputs: stamps };
}

/** @param {string} record @returns {Program | undefined} undefined when there is none, or an old one */
function readProgram(record) {
  try {
    const { name, inputs } = JSON.parse(readFileSync(record, 'utf8'));
    if (!Object.entries(inputs).every(([file, known]) => stamp(file) === known)) return undefined;
    return { name, inputs, code: readFileSync(path.join(KEPT, `${name}.cjs`), 'utf8') };
  } catch {
    return undefined;
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
 * @param {string} entry the file that `require` looks for packages from
 */
function run({ code, name }, entry) {
  const filename = path.join(KEPT, `${name}.cjs`);
  const compiled = `${filename}.v8`;
  const cachedData = readIfThere(compiled);
  const script = new vm.Script(`(function (require, module, exports) {${code}\n})`, {
    filename,
    ...(cachedData && { cachedData }),
  });
  // At the end, because only then does the compiled form hold all functions that a run uses.
  if (!cachedData || script.cachedDataRejected)
    process.once('exit', () => keep(compiled, script.createCachedData()));
  const module = { exports: {} };
  script.runInThisContext()(createRequire(entry), module, module.exports);
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

/** @param {string[]} args */
const rootOf = (args) =>
  path.resolve(args.find((arg) => arg.startsWith('--root='))?.slice('--root='.length) ?? '.');

/**
 * Loads a program. What it exports is new at each call, its modules included.
 * @param {string} file relative to the repository: `build.ts`
 * @param {string} root the site's folder, whose pages the program can load
 * @returns {Promise<{ exports: any, inputs: string[], name: string }>}
 * @throws Error with file, line and excerpt when a source does not compile
 */
export async function load(file, root) {
  const entry = path.join(REPOSITORY, file);
  const program = await programOf(entry, root);
  return { exports: run(program, entry), inputs: Object.keys(program.inputs), name: program.name };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [node = '', _runner, file = '', ...args] = process.argv;
  // As if the program had been started by itself.
  process.argv = [node, path.join(REPOSITORY, file), ...args];
  if (args.includes('--release')) process.env.NODE_ENV = 'production';
  await load(file, rootOf(args)).catch((error) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
