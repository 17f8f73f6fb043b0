import { isIP } from 'node:net';
import path from 'node:path';
import { Readable } from 'node:stream';
import { Client, type FileInfo, FTPError } from 'basic-ftp';
import { folderLike, type Host, type Kind, Refusal, remembered } from './host.ts';
import { LIST_LIMIT } from './host-list.ts';
import { PASSWORD, type Place } from './place.ts';
import type { Terminal } from './terminal.ts';
import { reconnecting } from './tries.ts';

/** Milliseconds without data after which a connection counts as lost. */
const TIMEOUT = 30_000;

/**
 * A web root on an FTP server: one connection, over which one step runs after another. It is encrypted (explicit TLS,
 * RFC 4217) before the password is sent, and the server's certificate must be valid.
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
  const connection = reconnecting(
    () => logIn(place, password),
    ({ client }) => client.close(),
    (error) => refusalOf(place.server, error as Error),
  );
  const use = <Result>(step: (client: Client, at: (file: string) => string) => Promise<Result>) =>
    connection.use(({ client, root }) => step(client, (file) => path.posix.join(root, file)));
  const listing = remembered((folder) =>
    use(async (client, at) => {
      // Listed from within the folder, because servers may treat a name as an option.
      await client.cd(at(folder));
      return new Map((await client.list()).map((entry) => [entry.name, kindOf(entry)]));
    }),
  );
  return folderLike(place.address, 1, {
    kindOf: async (file) => (await listing(path.posix.dirname(file))).get(path.posix.basename(file)),
    read: (file, sink) => use((client, at) => client.downloadTo(sink, at(file))),
    write: (file, bytes) =>
      use((client, at) => client.uploadFrom(Readable.from([bytes], { objectMode: false }), at(file))),
    rename: (file, name) => use((client, at) => client.rename(at(file), at(name))),
    remove: (file) => use((client, at) => client.remove(at(file))),
    makeFolder: (folder) => use((client, at) => client.sendIgnoringError(`MKD ${at(folder)}`)),
    removeFolder: (folder) => use((client, at) => client.sendIgnoringError(`RMD ${at(folder)}`)),
    close: connection.close,
  });
}

/** @returns a connection, and the web root's own name on the server */
async function logIn({ server, port, user, folder }: Place, password: string) {
  const client = new Client(TIMEOUT, { maxListingBytes: LIST_LIMIT });
  const name = isIP(server) ? {} : { servername: server };
  const secureOptions = { host: server, rejectUnauthorized: true, ...name };
  try {
    await client.access({ host: server, port, user, password, secure: true, secureOptions });
    if (folder !== '') await client.cd(folder);
    return { client, root: await client.pwd() };
  } catch (error) {
    client.close();
    throw error;
  }
}

function kindOf(entry: FileInfo): Kind {
  if (entry.isSymbolicLink) return 'link';
  if (entry.isDirectory) return 'folder';
  return entry.isFile ? 'file' : 'other';
}

/**
 * Distinguishes a host's refusal from a lost connection, and says what to do about it.
 * @returns undefined unless the reply is from 500 on (RFC 959: the same request must not be repeated) or the
 * certificate is invalid
 */
function refusalOf(server: string, error: Error & { code?: unknown }): Refusal | undefined {
  const { message, code } = error;
  if (CERTIFICATE.test(String(code))) {
    return new Refusal(
      `The certificate of ${server} cannot be trusted (${message}), so nothing was sent, not even the password. Use the server name that your host gives for FTP with TLS; it often differs from your website's.`,
    );
  }
  if (!(error instanceof FTPError) || error.code < 500) return undefined;
  if (code === 530) return new Refusal(`${server} refuses the login: ${message} Look at user and password.`);
  if (![500, 502, 504, 534].includes(error.code)) return new Refusal(`${server} refuses: ${message}`);
  return new Refusal(
    `${server} does not know a command of FTP with TLS: ${message} Ask your host for FTPS or SFTP: nothing is sent unencrypted.`,
  );
}

/** Node's codes for invalid certificates (doc/api/tls.md, X509 certificate error codes). */
const CERTIFICATE =
  /CERT|SIGNATURE|ALTNAME|SELF_SIGNED|UNABLE_TO_(?:GET|VERIFY)|HOSTNAME_MISMATCH|INVALID_(?:CA|PURPOSE)/;
