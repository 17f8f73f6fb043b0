import { createReadStream, lstatSync } from 'node:fs';
import { chmod, mkdir, realpath, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isWithin } from '../../output/output-folder.ts';
import { codeOf } from '../../shared/disk-errors.ts';
import { folderLike, type Host, kindOf } from './host.ts';

/** For the web server, whatever the umask of the person who uploads. */
export const READABLE = { file: 0o644, folder: 0o755 };

/**
 * A local folder: a server's web root, or the input for a host that accepts folders. The folder itself may be a
 * symbolic link; links within it are not followed.
 * @param folder where the site goes
 * @param dist the built site
 * @throws Error if one of the two is within the other
 */
export async function openFolder(folder: string, dist: string): Promise<Host> {
  refuseNested(path.resolve(folder), path.resolve(dist));
  await makeFolders(folder);
  const root = await realpath(folder);
  refuseNested(root, await realpath(dist));
  const at = (file: string) => path.join(root, file);
  const host = folderLike(root, 1, {
    kindOf: async (file) => kindOf(lstatSync(at(file), { throwIfNoEntry: false })),
    read: (file, sink) => pipeline(createReadStream(at(file)), sink),
    write: async (file, bytes) => {
      await writeFile(at(file), bytes, { flag: 'wx' });
      await chmod(at(file), READABLE.file);
    },
    rename: (file, name) => rename(at(file), at(name)),
    remove: (file) => rm(at(file), { force: true }),
    makeFolder: (name) => makeFolders(at(name)),
    removeFolder: (name) =>
      rmdir(at(name)).catch((error) => {
        if (!['ENOTEMPTY', 'EEXIST', 'ENOENT', 'ENOTDIR', 'EPERM'].includes(codeOf(error))) throw error;
      }),
  });
  // Hosts that accept folders read also the files that no web server reads.
  return { ...host, selects: (files) => files };
}

function refuseNested(root: string, dist: string): void {
  if (!isWithin(root, dist) && !isWithin(dist, root)) return;
  throw new Error(
    `${root} contains the site to upload, or is within it. Name the folder of the web server, or an empty one.`,
  );
}

async function makeFolders(name: string): Promise<void> {
  const folder = path.resolve(name);
  const first = await mkdir(folder, { recursive: true });
  if (first === undefined) return;
  for (let made = folder; made.length >= first.length; made = path.dirname(made))
    await chmod(made, READABLE.folder);
}
