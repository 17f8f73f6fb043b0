import { isIP } from 'node:net';
import path from 'node:path';
import { Readable, Writable } from 'node:stream';
import { Client, type FileInfo, FTPError } from 'basic-ftp';
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
import { PASSWORD, type Place } from './place.ts';
import { makePool } from './pool.ts';
import type { Terminal } from './terminal.ts';

/** Milliseconds without data after which a connection counts as lost. */
const TIMEOUT = 30_000;

const AT_ONCE = 4;

/**
 * A web root on an FTP server. The connection is encrypted (explicit TLS, RFC 4217) before the password is sent, and
 * the server's certificate must be valid.
 * @param terminal asks for the password unless the environment has it
 * @throws Error if there is neither
 */
export async function ftpHost(
  place: Place,
  environment: NodeJS.ProcessEnv,
  terminal: Terminal | undefined,
): Promise<Host> {
  const password = environment[PASSWORD] || (await terminal?.secret(`Password of ${place.address}: `));
  if (!password) throw new Error(`Set ${PASSWORD} in the environment to the password.`);
  let root = '';
  const open = async () => {
    const client = new Client(TIMEOUT);
    try {
      await refusing(place.server, () => logIn(client, place, password));
      root = await refusing(place.server, () => enter(client, place.folder));
      return client;
    } catch (error) {
      client.close();
      throw error;
    }
  };
  const isAlive = (client: Client) => !client.closed;
  const pool = makePool(open, (client) => client.close(), isAlive, AT_ONCE);
  const use = <Result>(step: (client: Client) => Promise<Result>) =>
    pool.use((client) => refusing(place.server, () => step(client)));
  const at = (file: string) => path.posix.join(root, file);

  const listing = remembered((folder) =>
    use(async (client) => {
      // Listed from within the folder, because servers may treat a name as an option.
      await client.cd(at(folder));
      return new Map((await client.list()).map((entry) => [entry.name, kindOf(entry)]));
    }),
  );
  const makeFolder = remembered((folder) => use((client) => client.sendIgnoringError(`MKD ${at(folder)}`)));
  const look = lookBelow(async (file) =>
    (await listing(path.posix.dirname(file))).get(path.posix.basename(file)),
  );
  return {
    address: place.address,
    atOnce: AT_ONCE,
    selects: plainItems,
    look,
    read: (file, limit) => use((client) => download(client, at(file), limit)),
    put: async ({ file }, bytes) => {
      const incoming = incomingName(file);
      if ((await look(incoming)) === 'link')
        throw new Refusal(`${incoming} is a symbolic link. Delete it there.`);
      for (const folder of foldersOf([file]).reverse()) await makeFolder(folder);
      await use(async (client) => {
        await client.uploadFrom(Readable.from([bytes], { objectMode: false }), at(incoming));
        await client.rename(at(incoming), at(file));
      });
    },
    remove: async (file) => {
      await use((client) => client.remove(at(file)));
    },
    removeFolder: async (folder) => {
      await use((client) => client.sendIgnoringError(`RMD ${at(folder)}`));
    },
    close: async () => pool.close(),
  };
}

async function logIn(client: Client, { server, port, user }: Place, password: string): Promise<void> {
  await client.access({
    host: server,
    port,
    user,
    password,
    secure: true,
    secureOptions: {
      host: server,
      rejectUnauthorized: true,
      ...(isIP(server) ? {} : { servername: server }),
    },
  });
}

/** @returns the folder's own name on the server */
async function enter(client: Client, folder: string): Promise<string> {
  if (folder !== '') await client.cd(folder);
  return client.pwd();
}

function kindOf(entry: FileInfo): Kind {
  if (entry.isSymbolicLink) return 'link';
  if (entry.isDirectory) return 'folder';
  return entry.isFile ? 'file' : 'other';
}

async function download(client: Client, place: string, limit: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  const sink = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      length += chunk.length;
      chunks.push(chunk);
      done(length > limit ? new Error('too long') : null);
    },
  });
  try {
    await client.downloadTo(sink, place);
  } catch (error) {
    if (length <= limit) throw error;
    client.close();
    return undefined;
  }
  return Buffer.concat(chunks);
}

/**
 * Distinguishes a host's refusal from a lost connection, and says what to do about it.
 * @throws Refusal for a reply from 500 on (RFC 959: the same request must not be repeated) and for a certificate
 */
async function refusing<Result>(server: string, step: () => Promise<Result>): Promise<Result> {
  try {
    return await step();
  } catch (error) {
    if (error instanceof FTPError && error.code >= 500) throw new Refusal(remedy(server, error));
    if (error instanceof Error && isAboutCertificate(error)) {
      throw new Refusal(
        `The certificate of ${server} cannot be trusted (${error.message}), so nothing was sent, not even the password. Use the server name that your host gives for FTP with TLS; it often differs from your website's.`,
      );
    }
    throw error;
  }
}

function remedy(server: string, { code, message }: FTPError): string {
  if (code === 530) return `${server} refuses the login: ${message} Look at user and password.`;
  if ([500, 502, 504, 534].includes(code)) {
    return `${server} does not know a command of FTP with TLS: ${message} Ask your host for FTPS or SFTP: nothing is sent unencrypted.`;
  }
  return `${server} refuses: ${message}`;
}

/** Node's codes for invalid certificates (doc/api/tls.md, X509 certificate error codes). */
const CERTIFICATE =
  /CERT|SIGNATURE|ALTNAME|SELF_SIGNED|UNABLE_TO_(?:GET|VERIFY)|HOSTNAME_MISMATCH|INVALID_(?:CA|PURPOSE)/;

const isAboutCertificate = (error: Error): boolean =>
  CERTIFICATE.test(String((error as NodeJS.ErrnoException).code ?? ''));
