import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ssh2, { type AnyAuthMethod, type Client, type ServerHostKeyAlgorithm } from 'ssh2';
import { ConnectionError } from './host.ts';
import { fingerprint, type KnownKeys, knownHostsLine, knownKeys } from './known-hosts.ts';
import { PASSWORD, type Place } from './place.ts';

/** Milliseconds for the handshake and the login, in which a person may have to enter the password. */
const HANDSHAKE_LIMIT = 120_000;

/** A connection without data for this long, three times in a row, counts as lost (ms). */
const KEEPALIVE = 10_000;

/** In the order in which OpenSSH tries them (ssh_config(5), IdentityFile). */
const KEY_FILES = ['id_rsa', 'id_ecdsa', 'id_ed25519'];

/** What an SSH connection may use on this machine. */
export interface SshSettings {
  /** Address of the SSH agent. */
  agent: string | undefined;
  /** Folder with known_hosts and keys. */
  folder: string;
}

/**
 * Opens an SSH connection to a server whose key is in known_hosts, with a key of the agent, a key file or the password.
 * @throws Error if the server's key is unknown or has changed, or if the login is refused
 */
export function connect(place: Place, settings: SshSettings): Promise<Client> {
  const { server, port, user } = place;
  const client = new ssh2.Client();
  const file = path.join(settings.folder, 'known_hosts');
  const known = knownKeys(existsSync(file) ? readFileSync(file, 'utf8') : '', server, port);
  const logins = loginsOf(place, settings);
  let distrust: string | undefined;
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => {
      reject(error);
      client.destroy();
    };
    client.once('ready', () => resolve(client));
    client.once('close', () => reject(new ConnectionError(`${server} closed the connection`)));
    client.on('error', (error: Error & { level?: string }) => {
      // Without a working agent, the next method is tried.
      if (error.level === 'agent') return;
      if (distrust) fail(new Error(distrust));
      else if (error.level === 'client-authentication') fail(new Error(loginRefused(place)));
      else fail(new ConnectionError(`${server}: ${place.withoutPassword(error.message)}`));
    });
    client.connect({
      host: server,
      port,
      username: user,
      readyTimeout: HANDSHAKE_LIMIT,
      keepaliveInterval: KEEPALIVE,
      keepaliveCountMax: 3,
      algorithms: { serverHostKey: algorithmsFor([...known.trusted.values()]) },
      hostVerifier: (key: Buffer) => {
        distrust = distrustOf(key, known, file, place);
        return distrust === undefined;
      },
      authHandler: (accepted, _partial, next) => {
        logins.next(accepted ?? []).then(({ value }) => next(value), fail);
      },
    });
  });
}

const loginRefused = ({ server, user }: Place): string =>
  `${server} refuses the login of ${user}. Add your key to the agent (\`ssh-add\`), or set ${PASSWORD} to the password.`;

/** @returns why a server may not be the right one; undefined if its key is known */
function distrustOf(
  key: Buffer,
  { trusted, revoked }: KnownKeys,
  file: string,
  { server, port }: Place,
): string | undefined {
  const [shown, encoded] = [fingerprint(key), key.toString('base64')];
  if (revoked.has(encoded)) return `The key of ${server} (${shown}) is revoked in ${file}.`;
  if (trusted.has(encoded)) return undefined;
  if (trusted.size > 0)
    return `The key of ${server} is not the one in ${file}: it has changed (${shown}), or somebody is intercepting the connection. Nothing was sent. Ask your host; if it has a new key, delete the old line there.`;
  return `The server ${server} is new to this machine. Its key is ${shown}. If that is what your host tells you, add this line to ${file} and upload again: ${knownHostsLine(key, server, port)}`;
}

/** Signature algorithms of servers' keys; RSA keys use newer ones than their name says (RFC 8332). */
const ALGORITHMS: ServerHostKeyAlgorithm[] = [
  'ssh-ed25519',
  'ecdsa-sha2-nistp256',
  'ecdsa-sha2-nistp384',
  'ecdsa-sha2-nistp521',
  'rsa-sha2-512',
  'rsa-sha2-256',
];

/** Only known kinds of keys are requested, if there are any: another key could not be compared. */
const algorithmsFor = (known: string[]): ServerHostKeyAlgorithm[] =>
  ALGORITHMS.filter((name) => known.length === 0 || known.includes(name.replace(/^rsa-.*/, 'ssh-rsa')));

/** Ends the login; missing in the library's types. */
const NO_MORE = false as never;

/** Agent, key files, password: each once, and the password only if the server accepts one. */
async function* loginsOf(
  { user: username, password: askPassword }: Place,
  { agent, folder }: SshSettings,
): AsyncGenerator<AnyAuthMethod, never, string[]> {
  // Makes the server list its methods (RFC 4252, section 5.2).
  let accepted = yield { type: 'none', username };
  if (agent) accepted = yield { type: 'agent', username, agent };
  for (const file of KEY_FILES.map((name) => path.join(folder, name)).filter(existsSync)) {
    const key = readFileSync(file);
    // A key with a passphrase needs the agent.
    if (!(ssh2.utils.parseKey(key) instanceof Error)) accepted = yield { type: 'publickey', username, key };
  }
  if (!accepted.includes('password') && !accepted.includes('keyboard-interactive')) return NO_MORE;
  const password = await askPassword();
  if (!password) return NO_MORE;
  if (accepted.includes('password')) accepted = yield { type: 'password', username, password };
  if (!accepted.includes('keyboard-interactive')) return NO_MORE;
  yield {
    type: 'keyboard-interactive',
    username,
    // A single prompt without echo asks for the password; any other is not ours to answer.
    prompt: (_name, _instructions, _language, prompts, answer) =>
      answer(prompts.length === 1 && prompts[0]?.echo === false ? [password] : []),
  };
  return NO_MORE;
}
