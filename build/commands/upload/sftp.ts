import path from 'node:path';
import { promisify } from 'node:util';
import type { SFTPWrapper, Client as SshClient, Stats } from 'ssh2';
import {
  foldersOf,
  type Host,
  incomingName,
  type Kind,
  lookBelow,
  plainItems,
  Refusal,
  remembered,
} from './host.ts';
import type { Place } from './place.ts';
import { connect, type SshSetting } from './ssh.ts';

/** The server's status for a missing file (draft-ietf-secsh-filexfer-02, section 7). */
const NO_SUCH_FILE = 2;

const AT_ONCE = 8;

interface Line {
  client: SshClient;
  sftp: SFTPWrapper;
  /** The web root's path on the server. */
  root: string;
  /** Rejects when the connection ends: the library leaves some requests on a dead connection unanswered. */
  lost: Promise<never>;
}

/** A web root on an SFTP server: one SSH connection, over which several steps run at a time. */
export function sftpHost(place: Place, setting: SshSetting): Host {
  let current: Promise<Line> | undefined;
  /** A failed connection is not used again; the next step opens another. */
  const forget = (line: Promise<Line>) => {
    if (current === line) current = undefined;
  };
  const use = async <Result>(step: (sftp: SFTPWrapper, at: (file: string) => string) => Promise<Result>) => {
    current ??= open(place, setting);
    const line = current;
    try {
      const { sftp, root, lost } = await line;
      return await Promise.race([step(sftp, (file) => path.posix.join(root, file)), lost]);
    } catch (error) {
      if (isAnswer(error)) throw new Refusal(`${place.server} refuses: ${error.message}`);
      forget(line);
      line.then(({ client }) => client.destroy()).catch(() => {});
      throw error;
    }
  };
  const makeFolder = remembered((folder) => use((sftp, at) => makeIfMissing(sftp, at(folder))));
  return {
    address: place.address,
    atOnce: AT_ONCE,
    selects: plainItems,
    look: lookBelow((file) => use((sftp, at) => kindAt(sftp, at(file)))),
    read: (file, limit) =>
      use(async (sftp, at) => {
        const { size } = await promisify(sftp.lstat.bind(sftp) as Ask<Stats>)(at(file));
        return size > limit ? undefined : promisify(sftp.readFile.bind(sftp) as Ask<Buffer>)(at(file));
      }),
    put: async ({ file }, bytes) => {
      for (const folder of foldersOf([file]).reverse()) await makeFolder(folder);
      await use((sftp, at) => replace(sftp, at(incomingName(file)), at(file), bytes));
    },
    remove: (file) =>
      use((sftp, at) =>
        promisify(sftp.unlink.bind(sftp))(at(file)).catch((error) => {
          // Gone already: the response to an earlier try was lost.
          if (codeOf(error) !== NO_SUCH_FILE) throw error;
        }),
      ),
    removeFolder: (folder) =>
      // A folder with other people's files stays; a missing one is no error.
      use((sftp, at) => promisify(sftp.rmdir.bind(sftp))(at(folder)).catch(unlessAnswer)),
    close: async () => {
      const open = await current?.catch(() => undefined);
      open?.client.end();
    },
  };
}

/** One of the library's overloads; promisify would use the last one. */
type Ask<Answer> = (place: string, answer: (error: Error | undefined, result: Answer) => void) => void;

async function open(place: Place, setting: SshSetting): Promise<Line> {
  const client = await connect(place, setting);
  const lost = new Promise<never>((_resolve, reject) => {
    client.once('close', () => reject(new Error('The connection was lost.')));
  });
  lost.catch(() => {});
  try {
    return await Promise.race([enter(client, place, lost), lost]);
  } catch (error) {
    client.end();
    throw error;
  }
}

/** @throws Refusal if the folder does not exist, because a new one with a wrong name would serve nobody */
async function enter(client: SshClient, { server, folder }: Place, lost: Line['lost']): Promise<Line> {
  const sftp = await promisify(client.sftp.bind(client) as Begin)();
  const root = await promisify(sftp.realpath.bind(sftp))(folder || '.').catch(unlessAnswer);
  // The dot follows a symbolic link, which the web root itself may be.
  if (root && (await kindAt(sftp, `${root}/.`)) === 'folder') return { client, sftp, root, lost };
  throw new Refusal(`On ${server} there is no folder ${folder}. Look at the address, or make the folder.`);
}

type Begin = (answer: (error: Error | undefined, sftp: SFTPWrapper) => void) => void;

const codeOf = (error: unknown): unknown => (error as { code?: unknown }).code;

/** Whether the server has refused, which another try would not change. */
const isAnswer = (error: unknown): error is Error => typeof codeOf(error) === 'number';

const unlessAnswer = (error: unknown): void => {
  if (!isAnswer(error)) throw error;
};

async function kindAt(sftp: SFTPWrapper, place: string): Promise<Kind | undefined> {
  try {
    const status = await promisify(sftp.lstat.bind(sftp) as Ask<Stats>)(place);
    if (status.isSymbolicLink()) return 'link';
    if (status.isDirectory()) return 'folder';
    return status.isFile() ? 'file' : 'other';
  } catch (error) {
    if (codeOf(error) === NO_SUCH_FILE) return undefined;
    throw error;
  }
}

async function makeIfMissing(sftp: SFTPWrapper, folder: string): Promise<void> {
  if ((await kindAt(sftp, folder)) === 'folder') return;
  await promisify(sftp.mkdir.bind(sftp) as (place: string, answer: (error?: Error | null) => void) => void)(
    folder,
  );
  await promisify(sftp.chmod.bind(sftp))(folder, 0o755).catch(unlessAnswer);
}

/** Uploaded under a temporary name until complete, then renamed in one step. */
async function replace(sftp: SFTPWrapper, incoming: string, target: string, bytes: Buffer): Promise<void> {
  // Left by an interrupted upload; a link of that name is removed, but not its target.
  await promisify(sftp.unlink.bind(sftp))(incoming).catch(unlessAnswer);
  const write = (answer: (error?: Error | null) => void) =>
    sftp.writeFile(incoming, bytes, { flag: 'wx' }, answer);
  await promisify(write)();
  // For the web server, whatever the umask of the account; not every server allows it.
  await promisify(sftp.chmod.bind(sftp))(incoming, 0o644).catch(unlessAnswer);
  const { size } = await promisify(sftp.lstat.bind(sftp) as Ask<Stats>)(incoming);
  if (size !== bytes.length) throw new Error(`${size} of ${bytes.length} bytes arrived`);
  await promisify(sftp.ext_openssh_rename.bind(sftp))(incoming, target).catch((error: Error) => {
    if (!error.message.includes('does not support')) throw error;
    throw new Refusal(
      'This server cannot replace a file in one step (posix-rename@openssh.com). Ask your host for FTP with TLS.',
    );
  });
}
