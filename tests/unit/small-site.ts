import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'node-html-parser';
import { onTestFinished } from 'vitest';
import { BuildError, type Problem } from '../../build/shared/problems.ts';
import { buildSite } from '../../build.ts';

const REPOSITORY = path.resolve(import.meta.dirname, '../..');
export const SMALL_SITE = path.join(REPOSITORY, 'tests/fixtures/small-site');
const TEMPORARY = path.join(REPOSITORY, 'tests/.tmp');

/** File -> new contents, an edit of its text, or null to delete it. */
export type Edits = Record<string, string | Uint8Array | null | ((text: string) => string)>;

export type Site = Awaited<ReturnType<typeof site>>;

/**
 * Copies the small site into a separate folder, which is removed at the end of the test, and edits it there. The folder
 * is at the same depth as the fixture, so that imports of the project's components work in both.
 */
export async function site(edits: Edits = {}) {
  await mkdir(TEMPORARY, { recursive: true });
  const root = await mkdtemp(path.join(TEMPORARY, 'site-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await copySmallSite(root);
  const out = path.join(root, 'dist');
  const environment = { CONTACT_ENDPOINT: 'https://hooks.example.com/start-trigger' };
  const build = () => buildSite({ root, out, release: false, environment });
  const read = (file: string) => readFile(path.join(out, file), 'utf8');
  await applyEdits(root, edits);
  return {
    root,
    /** Its output folder. */
    out,
    edit: (changes: Edits) => applyEdits(root, changes),
    build,
    /** Text of a built file. */
    read,
    /** The problems of the build; empty if there are none. */
    problems: () => problemsOf(build()),
    /** The same, a line for each: place and message. */
    report: async () =>
      (await problemsOf(build())).map(({ where, message }) => `${where} ${message}`).join('\n'),
    /** A built page, parsed. */
    page: async (file: string) => parse(await read(file)),
    /** Names of all built files, sorted. */
    files: () => filesIn(out),
  };
}

/** Text of a file of the small site, for creating another one of its kind. */
export const fixture = (file: string) => readFile(path.join(SMALL_SITE, file), 'utf8');

/** An edit that replaces one text of a file with another. */
export const replace = (found: string | RegExp, instead: string) => (text: string) =>
  text.replace(found, () => instead);

/** An edit that replaces each text on the left with the one on its right. */
export const edit = (changes: Record<string, string>) => (text: string) =>
  Object.entries(changes).reduce((changed, [from, to]) => {
    if (!changed.includes(from)) throw new Error(`There is no "${from}".`);
    return changed.replace(from, () => to);
  }, text);

/**
 * Text of a page file directly in pages/.
 * @param view the JSX of its view
 * @param before imports and components above it
 */
export const pageText = (
  title: string,
  view: string,
  before = '',
  description = `A page that a test adds: ${title}`,
) => `${before}
export const page = {
  meta: () => ({ title: '${title}', description: '${description}' }),
  View: () => <>${view}</>,
};
`;

/** The problems of a build step; empty if there are none. Other errors are thrown. */
export async function problemsOf(step: Promise<unknown>): Promise<Problem[]> {
  try {
    await step;
    return [];
  } catch (error) {
    if (error instanceof BuildError) return error.problems;
    throw error;
  }
}

/** Names of all files in a folder, sorted; none if it does not exist. */
export async function filesIn(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
}

/** Each file in a folder with its bytes, in Base64. */
export async function bytesIn(folder: string): Promise<Record<string, string>> {
  const read = async (file: string) => [file, await readFile(path.join(folder, file), 'base64')] as const;
  return Object.fromEntries(await Promise.all((await filesIn(folder)).map(read)));
}

/**
 * Copies the small site. The layout needs the project's own scripts, whichever those are. Inline scripts are copied.
 * Islands get an empty entry, because bundling React for each test would take most of its time.
 */
export async function copySmallSite(root: string): Promise<void> {
  await cp(SMALL_SITE, root, { recursive: true });
  await cp(path.join(REPOSITORY, 'static/fonts'), path.join(root, 'static/fonts'), { recursive: true });
  const real = path.join(REPOSITORY, 'client');
  const names = await filesIn(real);
  await mkdir(path.join(root, 'client/inline'), { recursive: true });
  for (const name of names.filter((file) => path.dirname(file) === '.')) {
    await writeFile(path.join(root, 'client', name), 'export const mount = () => {};\n');
  }
  for (const name of names.filter((file) => path.dirname(file) === 'inline')) {
    await writeFile(path.join(root, 'client', name), `import '../../../../../client/${name}';\n`);
  }
}

export async function applyEdits(root: string, edits: Edits): Promise<void> {
  for (const [file, edit] of Object.entries(edits)) {
    const target = path.join(root, file);
    if (edit === null) {
      await rm(target);
      continue;
    }
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(
      target,
      typeof edit === 'function' ? changed(file, await readFile(target, 'utf8'), edit) : edit,
    );
  }
}

/** A test with an edit that changes nothing would prove nothing. */
function changed(file: string, text: string, edit: (text: string) => string): string {
  const result = edit(text);
  if (result === text) throw new Error(`The edit changes nothing in ${file}.`);
  return result;
}
