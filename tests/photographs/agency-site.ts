import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { glob } from 'glob';

const REPOSITORY = path.resolve(import.meta.dirname, '../..');
const TEMPORARY = path.join(REPOSITORY, 'tests/.tmp');

/** File -> new contents, or a change of its text. */
export type SiteEdits = Record<string, string | Uint8Array | ((text: string) => string)>;

/**
 * Copies the content of the real site into a separate folder, and edits it there. Its pages and scripts are those of
 * the project. The caller removes the folder.
 * @returns the folder
 */
export async function copyAgencySite(edits: SiteEdits): Promise<string> {
  await mkdir(TEMPORARY, { recursive: true });
  const root = await mkdtemp(path.join(TEMPORARY, 'agency-'));
  for (const folder of ['content', 'static'])
    await cp(path.join(REPOSITORY, folder), path.join(root, folder), { recursive: true });
  for (const file of await glob(['pages/**/*.tsx', 'client/*.tsx', 'client/inline/*.ts'], {
    cwd: REPOSITORY,
    posix: true,
  }))
    await borrow(root, file);
  for (const [file, edit] of Object.entries(edits)) await apply(path.join(root, file), edit);
  return root;
}

/** Creates a file that re-exports one of the project. */
async function borrow(root: string, file: string): Promise<void> {
  const target = path.join(root, file);
  const original = path.posix.relative(path.posix.dirname(target), path.join(REPOSITORY, file));
  await mkdir(path.dirname(target), { recursive: true });
  const statement = file.startsWith('client/inline/')
    ? `import '${original}'`
    : `export * from '${original}'`;
  await writeFile(target, `${statement};\n`);
}

async function apply(file: string, edit: SiteEdits[string]): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  if (typeof edit !== 'function') return writeFile(file, edit);
  const text = await readFile(file, 'utf8');
  const changed = edit(text);
  if (changed === text) throw new Error(`The edit changes nothing in ${file}.`);
  return writeFile(file, changed);
}

/** Makes room in a home page's first packets for the bytes of six photographs. */
export const shorterHome = (text: string): string =>
  text.replace(/(- title: .*\n +text: ).*/g, '$1As it should be.');

/** Builds such a copy with the real command. @returns what it printed @throws Error that says what failed */
export function buildAgencySite(root: string): string {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'build.ts', `--root=${root}`],
    {
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production', CONTACT_ENDPOINT: '', CONTACT_KEY: '' },
    },
  );
  if (status !== 0) throw new Error(`${stdout}${stderr}`);
  return `${stdout}${stderr}`;
}
