import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import type { Client, SFTPWrapper, Stats } from 'ssh2';
import { memoized } from '../../shared/memoized.ts';
import { READABLE } from './folder.ts';
import { ConnectionError, folderLike, type Host, type Kind, kindOf } from './host.ts';
import type { Place } from './place.ts';
import { connect, type SshSettings } from './ssh.ts';

/** The server's status for a missing file (draft-ietf-secsh-filexfer-02, section 7). */
const NO_SUCH_FILE = 2;

const AT_ONCE = 8;

/**
 * A web root on an SFTP server: one SSH connection, over which several steps run at a time.
 * @throws Error if the server cannot be trusted or refuses
 */
export async function openSftp(place: Place, settings: SshSettings): Promise<Host> {
  const client = await connect(place, settings);
  /** Rejects when the connection ends: the library leaves some requests on a dead connection unanswered. */
  const lost = new Promise<never>((_resolve, reject) => {
    client.once('close', () => reject(new Error('the connection was lost')));
  });
  lost.catch(() => {});
  const run = <Result>(step: Promise<Result>): Promise<Result> =>
    Promise.race([step, lost]).catch((error) => {
      throw explain(place, error);
    });
  const { sftp, root } = await run(enter(client, place)).catch((error) => {
    client.destroy();
    throw error;
  });
  const at = (file: string) => path.posix.join(root, file);
  return folderLike(place.address, AT_ONCE, {
    kindOf: memoized((file) => run(kindAt(sftp, at(file)))),
    // Not by the library's readFile, which reads as much as the server wants to send.
    read: (file, sink) => run(pipeline(sftp.createReadStream(at(file)), sink)),
    write: (file, bytes) => run(write(sftp, at(file), bytes)),
    rename: (file, name) => run(ask<void>((done) => sftp.ext_openssh_rename(at(file), at(name), done))),
    remove: (file) => run(ask<void>((done) => sftp.unlink(at(file), done))),
    makeFolder: (folder) => run(makeIfMissing(sftp, at(folder))),
    removeFolder: (folder) => run(ask<void>((done) => sftp.rmdir(at(folder), done)).catch(unlessRefusal)),
    close: () => client.destroy(),
  });
}

const ask = <Answer = void>(start: (done: (error: unknown, answer: Answer) => void) => void) =>
  promisify(start)();

function explain({ server, withoutPassword }: Place, error: Error & { code?: unknown }): Error {
  if (error instanceof MissingFolder) return error;
  if (error.message.includes('does not support'))
    return new Error(
      `${server} cannot replace a file in one step (posix-rename@openssh.com). Ask your host for FTP with TLS.`,
    );
  const message = withoutPassword(error.message);
  return isRefusal(error)
    ? new Error(`${server} refuses: ${message}`)
    : new ConnectionError(`${server}: ${message}`);
}

/** Whether the server has refused: its errors have its status as their code. */
const isRefusal = (error: { code?: unknown }): boolean => typeof error.code === 'number';

const unlessRefusal = (error: { code?: unknown }): void => {
  if (!isRefusal(error)) throw error;
};

const unlessMissing = (error: { code?: unknown }): undefined => {
  if (error.code !== NO_SUCH_FILE) throw error;
};

const statusOf = (sftp: SFTPWrapper, place: string) => ask<Stats>((done) => sftp.lstat(place, done));

const kindAt = async (sftp: SFTPWrapper, place: string): Promise<Kind | undefined> =>
  kindOf(await statusOf(sftp, place).catch(unlessMissing));

/** @throws MissingFolder, because a new folder with a wrong name would serve nobody */
async function enter(client: Client, { server, folder }: Place) {
  const sftp = await ask<SFTPWrapper>((done) => client.sftp(done));
  const root = await ask<string>((done) => sftp.realpath(folder || '.', done)).catch(unlessMissing);
  // The dot follows a symbolic link, which the web root itself may be.
  if (root && (await kindAt(sftp, `${root}/.`)) === 'folder') return { sftp, root };
  throw new MissingFolder(
    `On ${server} there is no folder ${folder}. Check the address, or create the folder.`,
  );
}

class MissingFolder extends Error {}

async function makeIfMissing(sftp: SFTPWrapper, folder: string): Promise<void> {
  if ((await kindAt(sftp, folder)) === 'folder') return;
  await ask((done) => sftp.mkdir(folder, done));
  await ask((done) => sftp.chmod(folder, READABLE.folder, done)).catch(unlessRefusal);
}

async function write(sftp: SFTPWrapper, place: string, bytes: Buffer): Promise<void> {
  await ask((done) => sftp.writeFile(place, bytes, { flag: 'wx' }, done));
  // Not every server allows it.
  await ask((done) => sftp.chmod(place, READABLE.file, done)).catch(unlessRefusal);
  const { size } = await statusOf(sftp, place);
  if (size !== bytes.length) throw new Error(`${size} of ${bytes.length} bytes arrived`);
}
