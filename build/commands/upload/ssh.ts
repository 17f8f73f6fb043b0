import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import ssh2, {
  type AnyAuthMethod,
  type AuthHandlerMiddleware,
  type ServerHostKeyAlgorithm,
  type Client as SshClient,
} from 'ssh2';
import { Refusal } from './host.ts';
import { fingerprint, hostName, keyType, knownKeys } from './known-hosts.ts';
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

/** `~/.ssh` of the person who uploads. */
export const sshFolder = (): string => path.join(homedir(), '.ssh');

/**
 * Opens an SSH connection to a server whose key is known or confirmed at the terminal, with a key of the agent, a key
 * file or the password.
 * @throws Refusal if the server's key is unknown or has changed, or if the login is refused
 */
export function connect(place: Place, setting: SshSetting): Promise<SshClient> {
  const client = new ssh2.Client();
  const check = hostCheck(place, setting);
  return new Promise((resolve, reject) => {
    client.once('ready', () => resolve(client));
    client.once('close', () => reject(new Error('The server closed the connection.')));
    client.on('error', (error: Error & { level?: string }) => {
      // Without a working agent, the next method is tried.
      if (error.level === 'agent') return;
      client.destroy();
      if (check.refused()) reject(new Refusal(check.refused()));
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
      algorithms: { serverHostKey: check.algorithms },
      hostVerifier: check.verify,
      authHandler: logIns(place, setting),
    });
  });
}

const loginRefused = ({ server, user }: Place): string =>
  `${server} refuses the login of ${user}. Add your key to the agent (\`ssh-add\`), or set ${PASSWORD} to the password.`;

/** Decides whether a server is the known one. */
function hostCheck(place: Place, { folder, terminal }: SshSetting) {
  const file = path.join(folder, 'known_hosts');
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const { trusted, revoked } = knownKeys(text, place.server, place.port);
  let refused = '';
  const decide = async (key: Buffer): Promise<boolean> => {
    const [type, encoded] = [keyType(key), key.toString('base64')];
    const shown = `${type} ${fingerprint(key)}`;
    if (revoked.has(encoded)) refused = `The key of ${place.server} (${shown}) is revoked in ${file}.`;
    else if (trusted.has(encoded)) return true;
    else if (trusted.size > 0) {
      refused = `The key of ${place.server} is not the one in ${file}: it has changed (${shown}), or somebody is intercepting the connection. Nothing was sent. Ask your host; if it has a new key, delete the old line there.`;
    } else if (terminal === undefined) {
      refused = `The server ${place.server} is not in ${file}. Its key is ${shown}. Compare it with what your host tells you, and add it: \`ssh-keyscan -p ${place.port} ${place.server} >> ${file}\`.`;
    } else {
      const question = `${place.server} is new to this machine. Its key is ${shown}.\nIs that what your host tells you? (yes/no) `;
      if (!(await terminal.confirm(question))) refused = 'The key was not confirmed. Nothing was uploaded.';
      else remember(folder, `${hostName(place.server, place.port)} ${type} ${encoded}`);
    }
    return refused === '';
  };
  return {
    algorithms: algorithmsFor([...trusted.values()]),
    verify: (key: Buffer, verdict: (isRight: boolean) => void) => {
      decide(key).then(verdict, (error: Error) => {
        refused = error.message;
        verdict(false);
      });
    },
    refused: () => refused,
  };
}

/** Kind of a server's key -> its signature algorithms; RSA keys use newer ones than their name says (RFC 8332). */
const ALGORITHMS = {
  'ssh-ed25519': ['ssh-ed25519'],
  'ecdsa-sha2-nistp256': ['ecdsa-sha2-nistp256'],
  'ecdsa-sha2-nistp384': ['ecdsa-sha2-nistp384'],
  'ecdsa-sha2-nistp521': ['ecdsa-sha2-nistp521'],
  'ssh-rsa': ['rsa-sha2-512', 'rsa-sha2-256'],
} as const;

/** Known kinds of keys are requested first: another key could not be compared. */
function algorithmsFor(known: string[]): ServerHostKeyAlgorithm[] {
  const isUnknown = (type: string) => Number(!known.includes(type));
  const sorted = Object.entries(ALGORITHMS).sort(([one], [other]) => isUnknown(one) - isUnknown(other));
  return sorted.flatMap(([, algorithms]) => algorithms);
}

function remember(folder: string, line: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, 'known_hosts');
  const isTorn = existsSync(file) && !/(?:^|\n)$/.test(readFileSync(file, 'utf8'));
  appendFileSync(file, `${isTorn ? '\n' : ''}${line}\n`, { mode: 0o600 });
}

/** Ends the tries; missing in the library's types. */
const NO_MORE = false as never;

/** Agent, key files, password: each once, and the password only if the server accepts one. */
function logIns({ user: username, address }: Place, setting: SshSetting): AuthHandlerMiddleware {
  const methods = keyLogIns(username, setting);
  let password: Promise<string> | undefined;
  const kinds = ['password', 'keyboard-interactive'] as const;
  const waiting = [...kinds];
  const nextPassword = async (accepted: string[]): Promise<AnyAuthMethod> => {
    const type = waiting.shift();
    if (type === undefined) return NO_MORE;
    if (!accepted.includes(type)) return nextPassword(accepted);
    password ??= passwordOf(address, setting);
    const text = await password;
    if (text === '') return NO_MORE;
    if (type === 'password') return { type, username, password: text };
    return {
      type,
      username,
      // A single prompt without echo asks for the password; any other is not ours to answer.
      prompt: (_name, _instructions, _language, prompts, answer) =>
        answer(prompts.length === 1 && prompts[0]?.echo === false ? [text] : []),
    };
  };
  return (accepted, _partial, next) => {
    const method = methods.shift();
    if (method) next(method);
    else nextPassword(accepted ?? []).then(next, () => next(NO_MORE));
  };
}

/** "none" comes first, and makes the server list its methods (RFC 4252, section 5.2). */
function keyLogIns(username: string, { environment, folder }: SshSetting): AnyAuthMethod[] {
  const agent = environment.SSH_AUTH_SOCK ?? windowsAgent();
  const keys = KEY_FILES.map((name) => path.join(folder, name))
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file))
    // A key with a passphrase needs the agent.
    .filter((key) => !(ssh2.utils.parseKey(key) instanceof Error));
  return [
    { type: 'none', username },
    ...(agent ? [{ type: 'agent' as const, username, agent }] : []),
    ...keys.map((key) => ({ type: 'publickey' as const, username, key })),
  ];
}

const WINDOWS_AGENT = String.raw`\\.\pipe\openssh-ssh-agent`;

const windowsAgent = (): string | undefined =>
  process.platform === 'win32' && existsSync(WINDOWS_AGENT) ? WINDOWS_AGENT : undefined;

const passwordOf = async (address: string, { environment, terminal }: SshSetting): Promise<string> =>
  environment[PASSWORD] || ((await terminal?.secret(`Password of ${address}: `)) ?? '');
