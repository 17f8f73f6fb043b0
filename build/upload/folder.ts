import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { foldersOf, type Host } from './host.ts';

/** A folder of this machine: a server's web root, or what a host that takes whole folders is given. */
export function folderHost(root: string): Host {
  return {
    selects: (files) => files,
    read: async (file) => {
      const target = path.join(root, file);
      return existsSync(target) ? readFile(target, 'utf8') : undefined;
    },
    put: async (folder, files) => {
      for (const file of files) await replaceFile(path.join(folder, file), path.join(root, file));
    },
    remove: async (files) => {
      for (const file of files) await rm(path.join(root, file), { force: true });
      for (const folder of foldersOf(files)) await removeIfEmpty(path.join(root, folder));
    },
  };
}

/** A visitor who reads the file meanwhile gets the old or the new one, never half of it. */
async function replaceFile(source: string, target: string): Promise<void> {
  const { dir, base } = path.parse(target);
  const incoming = path.join(dir, `.${base}.uploading`);
  await mkdir(dir, { recursive: true });
  await copyFile(source, incoming);
  await rename(incoming, target);
}

async function removeIfEmpty(folder: string): Promise<void> {
  try {
    await rmdir(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOTEMPTY' && code !== 'EEXIST' && code !== 'ENOENT') throw error;
  }
}
