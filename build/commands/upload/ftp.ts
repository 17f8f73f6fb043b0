import { isIP } from 'node:net';
import path from 'node:path';
import { Readable } from 'node:stream';
import { Client, type FileInfo, FTPError } from 'basic-ftp';
import { memoized } from '../../shared/memoized.ts';
import { ConnectionError, folderLike, type Host, type Kind } from './host.ts';
import { PASSWORD, type Place } from './place.ts';

/** Milliseconds without data after which a connection counts as lost. */
const TIMEOUT = 30_000;

/** Maximum length of a folder's listing, in bytes. */
const LONGEST_LISTING = 32 * 1024 * 1024;

/**
 * A web root on an FTP server: one connection, over which one step runs after another. It is encrypted (explicit TLS,
 * RFC 4217) before the password is sent, and the server's certificate must be valid.
 * @throws Error if there is no password, or if the server refuses
 */
export async function openFtp(place: Place): Promise<Host> {
  const password = await place.password();
  if (!password) throw new Error(`Set ${PASSWORD} in the environment to the password.`);
  const client = new Client(TIMEOUT, { maxListingBytes: LONGEST_LISTING });
  const run = <Result>(step: Promise<Result>): Promise<Result> =>
    step.catch((error) => {
      throw explain(place, error);
    });
  const root = await run(logIn(client, place, password)).catch((error) => {
    client.close();
    throw error;
  });
  const at = (file: string) => path.posix.join(root, file);
  const list = async (folder: string) => {
    // Listed from within the folder, because servers may treat a name as an option.
    await client.cd(at(folder));
    return new Map((await client.list()).map((entry) => [entry.name, kindOf(entry)]));
  };
  const listing = memoized((folder: string) => run(list(folder)));
  return folderLike(place.address, 1, {
    kindOf: async (file) => (await listing(path.posix.dirname(file))).get(path.posix.basename(file)),
    read: (file, sink) => run(client.downloadTo(sink, at(file))),
    write: (file, bytes) => run(write(client, at(file), bytes)),
    rename: (file, name) => run(client.rename(at(file), at(name))),
    remove: (file) => run(client.remove(at(file))),
    makeFolder: (folder) => run(client.sendIgnoringError(`MKD ${at(folder)}`)),
    removeFolder: (folder) => run(client.sendIgnoringError(`RMD ${at(folder)}`)),
    close: () => client.close(),
  });
}

/** @returns the web root's own name on the server */
async function logIn(client: Client, { server, port, user, folder }: Place, password: string) {
  const name = isIP(server) ? {} : { servername: server };
  const secureOptions = { host: server, rejectUnauthorized: true, ...name };
  await client.access({ host: server, port, user, password, secure: true, secureOptions });
  if (folder !== '') await client.cd(folder);
  return client.pwd();
}

async function write(client: Client, place: string, bytes: Buffer): Promise<void> {
  await client.uploadFrom(Readable.from([bytes], { objectMode: false }), place);
  // Not every server knows SIZE (RFC 3659).
  const size = await client.size(place).catch((error) => {
    if (!(error instanceof FTPError)) throw error;
  });
  if (size !== undefined && size !== bytes.length)
    throw new Error(`${size} of ${bytes.length} bytes arrived`);
}

function kindOf(entry: FileInfo): Kind {
  if (entry.isSymbolicLink) return 'link';
  if (entry.isDirectory) return 'folder';
  return entry.isFile ? 'file' : 'other';
}

/** Says what to do. A reply from 500 on is a refusal (RFC 959: the same request must not be repeated). */
function explain({ server, withoutPassword }: Place, error: Error & { code?: unknown }): Error {
  const { code } = error;
  const message = withoutPassword(error.message);
  if (CERTIFICATE.test(String(code)))
    return new Error(
      `The certificate of ${server} cannot be trusted (${message}), so nothing was sent, not even the password. Use the server name that your host gives for FTP with TLS; it often differs from your website's.`,
    );
  if (typeof code !== 'number' || code < 500) return new ConnectionError(`${server}: ${message}`);
  if (code === 530) return new Error(`${server} refuses the login: ${message} Check user and password.`);
  if (![500, 502, 504, 534].includes(code)) return new Error(`${server} refuses: ${message}`);
  return new Error(
    `${server} does not know a command of FTP with TLS: ${message} Ask your host for FTPS or SFTP: nothing is sent unencrypted.`,
  );
}

/** Node's codes for invalid certificates (doc/api/tls.md, X509 certificate error codes). */
const CERTIFICATE =
  /CERT|SIGNATURE|ALTNAME|SELF_SIGNED|UNABLE_TO_(?:GET|VERIFY)|HOSTNAME_MISMATCH|INVALID_(?:CA|PURPOSE)/;
