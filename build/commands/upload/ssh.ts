import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ssh2, { type AnyAuthMethod, type ServerHostKeyAlgorithm, type Client as SshClient } from 'ssh2';
import { Refusal } from './host.ts';
import { fingerprint, hostName, type KnownKeys, keyType, knownKeys } from './known-hosts.ts';
import { PASSWORD, type Place } from './place.ts';
import type { Terminal } from './terminal.ts';

/** Milliseconds for the handshake; with a person at the terminal, who compares a fingerprint, as long as sshd waits. */
const GREETING = { alone: 30_000, asking: 120_000 } as const;

/** A connection without data for this long, three times in a row, counts as lost (ms). */
const KEEPALIVE = 10_000;

/** In the order in which OpenSSH tries them (ssh_config(5), IdentityFile). */
const KEY_FILES = ['id_rsa', 'id_ecdsa', 'id_ed25519'];

/** What an SSH connection may use on this machine. */
export interface SshSetting {
  environment: NodeJS.ProcessEnv;
  terminal: Terminal | undefined;
  /** Folder with known_hosts and keys. */
  folder: string;
}

/**
 * Opens an SSH connection to a server whose key is known or confirmed at the terminal, with a key of the agent, a key
 * file or the password.
 * @throws Refusal if the server's key is unknown or has changed, or if the login is refused
 */
export function connect(place: Place, setting: SshSetting): Promise<SshClient> {
  const client = new ssh2.Client();
  const file = path.join(setting.folder, 'known_hosts');
  const known = knownKeys(existsSync(file) ? readFileSync(file, 'utf8') : '', place.server, place.port);
  const logIns = logInsOf(place, setting);
  let doubt = '';
  return new Promise((resolve, reject) => {
    client.once('ready', () => resolve(client));
    client.once('close', () => reject(new Error('The server closed the connection.')));
    client.on('error', (error: Error & { level?: string }) => {
      // Without a working agent, the next method is tried.
      if (error.level === 'agent') return;
      client.destroy();
      if (doubt !== '') reject(new Refusal(doubt));
      else if (error.level === 'client-authentication') reject(new Refusal(loginRefused(place)));
      else reject(error);
    });
    client.connect({
      host: place.server,
      port: place.port,
      username: place.user,
      readyTimeout: setting.terminal ? GREETING.asking : GREETING.alone,
      keepaliveInterval: KEEPALIVE,
      keepaliveCountMax: 3,
      algorithms: { serverHostKey: algorithmsFor([...known.trusted.values()]) },
      hostVerifier: (key: Buffer, verdict: (isRight: boolean) => void) => {
        doubtOf(key, known, file, place, setting.terminal)
          .catch((error: Error) => error.message)
          .then((found) => {
            doubt = found;
            verdict(doubt === '');
          });
      },
      authHandler: (accepted, _partial, next) => {
        logIns.next(accepted ?? []).then(
          ({ value }) => next(value),
          () => next(NO_MORE),
        );
      },
    });
  });
}

const loginRefused = ({ server, user }: Place): string =>
  `${server} refuses the login of ${user}. Add your key to the agent (\`ssh-add\`), or set ${PASSWORD} to the password.`;

/** @returns why a server may not be the right one; empty if it is known, or confirmed at the terminal */
async function doubtOf(
  key: Buffer,
  { trusted, revoked }: KnownKeys,
  file: string,
  { server, port }: Place,
  terminal: Terminal | undefined,
): Promise<string> {
  const [shown, encoded] = [fingerprint(key), key.toString('base64')];
  if (revoked.has(encoded)) return `The key of ${server} (${shown}) is revoked in ${file}.`;
  if (trusted.has(encoded)) return '';
  if (trusted.size > 0) {
    return `The key of ${server} is not the one in ${file}: it has changed (${shown}), or somebody is intercepting the connection. Nothing was sent. Ask your host; if it has a new key, delete the old line there.`;
  }
  if (terminal === undefined) {
    return `The server ${server} is not in ${file}. Its key is ${shown}. Compare it with what your host tells you, and add it: \`ssh-keyscan -p ${port} ${server} >> ${file}\`.`;
  }
  const question = `${server} is new to this machine. Its key is ${shown}.\nIs that what your host tells you? (yes/no) `;
  if (!(await terminal.confirm(question))) return 'The key was not confirmed. Nothing was uploaded.';
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  // The last line of the file may be torn, so a line break comes first.
  appendFileSync(file, `\n${hostName(server, port)} ${keyType(key)} ${encoded}\n`, { mode: 0o600 });
  return '';
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
function algorithmsFor(known: string[]): ServerHostKeyAlgorithm[] {
  const comparable = ALGORITHMS.filter((name) => known.includes(name.replace(/^rsa-.*/, 'ssh-rsa')));
  return comparable.length > 0 ? comparable : ALGORITHMS;
}

/** Ends the tries; missing in the library's types. */
const NO_MORE = false as never;

/** Agent, key files, password: each once, and the password only if the server accepts one. */
async function* logInsOf(
  { user: username, address }: Place,
  { environment, terminal, folder }: SshSetting,
): AsyncGenerator<AnyAuthMethod, never, string[]> {
  // Makes the server list its methods (RFC 4252, section 5.2).
  let accepted = yield { type: 'none', username };
  const agent = environment.SSH_AUTH_SOCK;
  if (agent) accepted = yield { type: 'agent', username, agent };
  for (const file of KEY_FILES.map((name) => path.join(folder, name)).filter(existsSync)) {
    const key = readFileSync(file);
    // A key with a passphrase needs the agent.
    if (!(ssh2.utils.parseKey(key) instanceof Error)) accepted = yield { type: 'publickey', username, key };
  }
  if (!accepted.includes('password') && !accepted.includes('keyboard-interactive')) return NO_MORE;
  const password = environment[PASSWORD] || (await terminal?.secret(`Password of ${address}: `));
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
