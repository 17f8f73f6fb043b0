import { constants } from 'node:fs';
import { chmod, lstat, mkdir, open, readFile, realpath, rename, rm, rmdir, unlink } from 'node:fs/promises';
import path from 'node:path';
import { codeOf } from '../../shared/disk-errors.ts';
import { foldersOf, type Host, incomingName, type Kind, Refusal } from './host.ts';

/**
 * A local folder: a server's web root, or the input for a host that accepts folders. The folder itself may be a
 * symbolic link; links within it are not followed.
 * @param folder where the site goes
 * @param dist the built site
 * @throws Error if one of the two is within the other
 */
export async function folderHost(folder: string, dist: string): Promise<Host> {
  refuseNested(path.resolve(folder), path.resolve(dist));
  await makeFolders(folder);
  const root = await realpath(folder);
  refuseNested(root, await realpath(dist));
  const place = (file: string) => path.join(root, file);
  const look = async (file: string): Promise<Kind | undefined> => {
    for (const parent of foldersOf([file]).reverse()) {
      const kind = await kindOf(place(parent));
      if (kind !== 'folder') return kind === 'file' ? 'other' : kind;
    }
    return kindOf(place(file));
  };
  /** Before each step, because the folder may have changed. */
  const refuseLinks = async (file: string) => {
    const kind = await look(file);
    if (kind === undefined || kind === 'file') return;
    throw new Refusal(`${file} in ${root} is a link or no plain file. An upload follows no links.`);
  };
  return {
    address: root,
    atOnce: 1,
    selects: (files) => files.map((file) => ({ file, from: file, headers: {} })),
    look,
    read: async (file, limit) => {
      await refuseLinks(file);
      return (await lstat(place(file))).size > limit ? undefined : readFile(place(file));
    },
    put: async ({ file }, bytes) => {
      await refuseLinks(file);
      await replaceFile(place(file), place(incomingName(file)), bytes);
    },
    remove: async (file) => {
      await refuseLinks(file);
      await rm(place(file), { force: true });
    },
    removeFolder: (name) => removeIfEmpty(place(name)),
    close: async () => {},
  };
}

function refuseNested(root: string, dist: string): void {
  const isWithin = (inner: string, outer: string) => {
    const way = path.relative(outer, inner);
    return way.split(path.sep)[0] !== '..' && !path.isAbsolute(way);
  };
  if (!isWithin(root, dist) && !isWithin(dist, root)) return;
  throw new Error(
    `${root} holds the site that is to be uploaded, or is in it. Name the folder of the web server, or an empty one.`,
  );
}

async function kindOf(place: string): Promise<Kind | undefined> {
  try {
    const status = await lstat(place);
    if (status.isSymbolicLink()) return 'link';
    if (status.isDirectory()) return 'folder';
    return status.isFile() ? 'file' : 'other';
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** For the web server, whatever the umask of the person who uploads. */
const READABLE = { file: 0o644, folder: 0o755 };

async function makeFolders(name: string): Promise<void> {
  const folder = path.resolve(name);
  const first = await mkdir(folder, { recursive: true });
  if (first === undefined) return;
  for (let made = folder; made.length >= first.length; made = path.dirname(made))
    await chmod(made, READABLE.folder);
}

/** A visitor who reads the file gets the old or the new one, never half of it. */
async function replaceFile(target: string, incoming: string, bytes: Buffer): Promise<void> {
  await makeFolders(path.dirname(target));
  // Left by an interrupted upload; a link of that name is removed, but not its target.
  await unlink(incoming).catch(() => {});
  const file = await open(incoming, constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL, READABLE.file);
  try {
    await file.writeFile(bytes);
    await file.chmod(READABLE.file);
  } finally {
    await file.close();
  }
  await rename(incoming, target);
}

async function removeIfEmpty(folder: string): Promise<void> {
  try {
    await rmdir(folder);
  } catch (error) {
    if (!['ENOTEMPTY', 'EEXIST', 'ENOENT', 'ENOTDIR', 'EPERM'].includes(codeOf(error))) throw error;
  }
}
