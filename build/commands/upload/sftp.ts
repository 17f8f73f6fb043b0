import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { SFTPWrapper, Client as SshClient, Stats } from 'ssh2';
import { READABLE } from './folder.ts';
import { folderLike, type Host, type Kind, kindOf, Refusal, remembered, unlessRefused } from './host.ts';
import type { Place } from './place.ts';
import { connect, type SshSetting } from './ssh.ts';
import { reconnecting } from './tries.ts';

/** The server's status for a missing file (draft-ietf-secsh-filexfer-02, section 7). */
const NO_SUCH_FILE = 2;

const AT_ONCE = 8;

/** A web root on an SFTP server: one SSH connection, over which several steps run at a time. */
export function sftpHost(place: Place, setting: SshSetting): Host {
  const connection = reconnecting(
    () => open(place, setting),
    ({ client }) => client.destroy(),
    (error) => (isAnswer(error) ? new Refusal(`${place.server} refuses: ${error.message}`) : undefined),
  );
  const use = <Result>(step: (sftp: SFTPWrapper, at: (file: string) => string) => Promise<Result>) =>
    connection.use(({ sftp, root, lost }) =>
      Promise.race([step(sftp, (file) => path.posix.join(root, file)), lost]),
    );
  return folderLike(place.address, AT_ONCE, {
    kindOf: remembered((file) => use((sftp, at) => kindAt(sftp, at(file)))),
    // Not by the library's readFile, which reads as much as the server wants to send.
    read: (file, sink) => use((sftp, at) => pipeline(sftp.createReadStream(at(file)), sink)),
    write: (file, bytes) => use((sftp, at) => write(sftp, at(file), bytes)),
    rename: (file, name) => use((sftp, at) => replace(sftp, at(file), at(name))),
    // Gone already: the response to an earlier try was lost.
    remove: (file) => use((sftp, at) => ask((done) => sftp.unlink(at(file), done)).catch(unlessMissing)),
    makeFolder: (folder) => use((sftp, at) => makeIfMissing(sftp, at(folder))),
    removeFolder: (folder) =>
      use((sftp, at) => ask((done) => sftp.rmdir(at(folder), done))).catch(unlessRefused),
    close: connection.close,
  });
}

/** Makes a promise of the library's way to answer. */
const ask = <Answer = void>(
  start: (done: (error: Error | null | undefined, answer: Answer) => void) => void,
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    start((error, answer) => (error ? reject(error) : resolve(answer)));
  });

const statusOf = (sftp: SFTPWrapper, place: string) => ask<Stats>((done) => sftp.lstat(place, done));

async function open(place: Place, setting: SshSetting) {
  const client = await connect(place, setting);
  /** Rejects when the connection ends: the library leaves some requests on a dead connection unanswered. */
  const lost = new Promise<never>((_resolve, reject) => {
    client.once('close', () => reject(new Error('The connection was lost.')));
  });
  lost.catch(() => {});
  try {
    return { client, lost, ...(await Promise.race([enter(client, place), lost])) };
  } catch (error) {
    client.end();
    throw error;
  }
}

/** @throws Refusal if the folder does not exist, because a new one with a wrong name would serve nobody */
async function enter(client: SshClient, { server, folder }: Place) {
  const sftp = await ask<SFTPWrapper>((done) => client.sftp(done));
  const root = await ask<string>((done) => sftp.realpath(folder || '.', done)).catch(unlessMissing);
  // The dot follows a symbolic link, which the web root itself may be.
  if (root && (await kindAt(sftp, `${root}/.`)) === 'folder') return { sftp, root };
  throw new Refusal(`On ${server} there is no folder ${folder}. Look at the address, or make the folder.`);
}

const codeOf = (error: unknown): unknown => (error as { code?: unknown }).code;

/** Whether the server has refused, which another try would not change. */
const isAnswer = (error: unknown): error is Error => typeof codeOf(error) === 'number';

const unlessAnswer = (error: unknown): void => {
  if (!isAnswer(error)) throw error;
};

const unlessMissing = (error: unknown): undefined => {
  if (codeOf(error) !== NO_SUCH_FILE) throw error;
};

async function kindAt(sftp: SFTPWrapper, place: string): Promise<Kind | undefined> {
  return kindOf(await statusOf(sftp, place).catch(unlessMissing));
}

async function makeIfMissing(sftp: SFTPWrapper, folder: string): Promise<void> {
  if ((await kindAt(sftp, folder)) === 'folder') return;
  await ask((done) => sftp.mkdir(folder, done));
  await ask((done) => sftp.chmod(folder, READABLE.folder, done)).catch(unlessAnswer);
}

async function write(sftp: SFTPWrapper, place: string, bytes: Buffer): Promise<void> {
  await ask((done) => sftp.writeFile(place, bytes, { flag: 'wx' }, done));
  // Not every server allows it.
  await ask((done) => sftp.chmod(place, READABLE.file, done)).catch(unlessAnswer);
  const { size } = await statusOf(sftp, place);
  if (size !== bytes.length) throw new Error(`${size} of ${bytes.length} bytes arrived`);
}

async function replace(sftp: SFTPWrapper, incoming: string, target: string): Promise<void> {
  await ask((done) => sftp.ext_openssh_rename(incoming, target, done)).catch((error: Error) => {
    if (!error.message.includes('does not support')) throw error;
    throw new Refusal(
      'This server cannot replace a file in one step (posix-rename@openssh.com). Ask your host for FTP with TLS.',
    );
  });
}
