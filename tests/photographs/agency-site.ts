import { cp, mkdir, mkdtemp, symlink } from 'node:fs/promises';
import path from 'node:path';
import { runBuild } from '../browser/build-site.ts';
import { applyEdits, type Edits } from '../unit/small-site.ts';

const REPOSITORY = path.resolve(import.meta.dirname, '../..');
const TEMPORARY = path.join(REPOSITORY, 'tests/.tmp');

/**
 * Copies the content of the real site into a separate folder, and edits it there. Its pages and scripts are those of
 * the project. The caller removes the folder.
 * @returns the folder
 */
export async function copyAgencySite(edits: Edits = {}): Promise<string> {
  await mkdir(TEMPORARY, { recursive: true });
  const root = await mkdtemp(path.join(TEMPORARY, 'agency-'));
  for (const folder of ['content', 'static'])
    await cp(path.join(REPOSITORY, folder), path.join(root, folder), { recursive: true });
  for (const folder of ['pages', 'components', 'client'])
    await symlink(path.join(REPOSITORY, folder), path.join(root, folder), 'junction');
  await applyEdits(root, edits);
  return root;
}

/** Makes room in a home page's first packets for the bytes of six photographs. */
export const shorterHome = (text: string): string =>
  text.replace(/(- title: .*\n +text: ).*/g, '$1As it should be.');

/** Builds such a copy with the real command. @throws Error that says what failed */
export const buildAgencySite = (root: string, ...flags: string[]): void =>
  runBuild([`--root=${root}`, ...flags], { CONTACT_ENDPOINT: '', CONTACT_KEY: '' });
