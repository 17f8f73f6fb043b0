import { createHmac } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import ssh2 from 'ssh2';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { fingerprint, knownKeys } from '../../../build/commands/upload/known-hosts.ts';
import { remotePlace } from '../../../build/commands/upload/place.ts';
import { connect } from '../../../build/commands/upload/ssh.ts';
import { temporaryFolder } from '../temporary-folder.ts';

/** The keys of an SSH server. Of those that ssh2 makes it cannot read one in 300 itself. */
function keyPair() {
  for (;;) {
    const pair = ssh2.utils.generateKeyPairSync('ed25519');
    if (!(ssh2.utils.parseKey(pair.private) instanceof Error)) return pair;
  }
}

const KEY = 'AAAAC3NzaC1lZDI1NTE5AAAAIOtherKey';

const trusted = (line: string, server = 'example.com', port = 22) => [
  ...knownKeys(line, server, port).trusted.keys(),
];

const SALT = 'AAECAwQFBgcICQoLDA0ODxAREhM=';
const HASH = createHmac('sha1', Buffer.from(SALT, 'base64')).update('example.com').digest('base64');

it.each([
  ['identifies a server by its name', `example.com ssh-ed25519 ${KEY}`, [KEY]],
  ['by one of several', `other.com,Example.COM ssh-ed25519 ${KEY} a comment`, [KEY]],
  ['by a pattern', `*.co? ssh-ed25519 ${KEY}`, [KEY]],
  ['by the hash of its name', `|1|${SALT}|${HASH} ssh-ed25519 ${KEY}`, [KEY]],
  ['but not by another name', `example.com.evil.org ssh-ed25519 ${KEY}`, []],
  ['nor by a name whose dot is another letter', `exampleXcom ssh-ed25519 ${KEY}`, []],
  ['nor by a name that is excepted', `*.com,!example.com ssh-ed25519 ${KEY}`, []],
  ['nor by another port', `[example.com]:2222 ssh-ed25519 ${KEY}`, []],
  ['nor by an authority', `@cert-authority example.com ssh-ed25519 ${KEY}`, []],
  ['nor by a line that is torn', 'example.com ssh-ed25519', []],
])('a known_hosts file %s', (_what, line, keys) => {
  expect(trusted(`# a comment\n\n${line}\n`)).toEqual(keys);
});

describe('a login at a server', () => {
  const PASSWORD = 'a password of 23 letters';
  let hostKey: { public: string; private: string };
  let userKey: { public: string; private: string };

  beforeAll(() => {
    [hostKey, userKey] = [keyPair(), keyPair()];
  });

  /** A server that accepts a key, or a password by one of two methods, and records what it received. */
  async function start(method: 'password' | 'keyboard-interactive' | 'publickey') {
    const received: string[] = [];
    const server = new ssh2.Server({ hostKeys: [hostKey.private] }, (client) => {
      client.on('error', () => {});
      client.on('authentication', (login) => {
        received.push(login.method);
        if (login.method === 'password' && method === 'password') {
          return login.password === PASSWORD ? login.accept() : login.reject([method]);
        }
        if (login.method === 'keyboard-interactive' && method === 'keyboard-interactive') {
          return login.prompt([{ prompt: 'Password: ', echo: false }], (answers) =>
            answers[0] === PASSWORD ? login.accept() : login.reject([method]),
          );
        }
        const known = ssh2.utils.parseKey(userKey.public);
        const isUser =
          login.method === 'publickey' &&
          !(known instanceof Error) &&
          login.key.data.equals(known.getPublicSSH());
        return method === 'publickey' && isUser ? login.accept() : login.reject([method]);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    return { port, folder: temporaryFolder(), received };
  }

  type Server = Awaited<ReturnType<typeof start>>;
  const line = (key: string, { port }: Server) =>
    `[127.0.0.1]:${port} ${key.split(' ').slice(0, 2).join(' ')}`;
  const know = ({ folder }: Server, text: string) => writeFile(path.join(folder, 'known_hosts'), `${text}\n`);
  /** A server that this machine knows. */
  const startKnown = async (...[method]: Parameters<typeof start>) => {
    const server = await start(method);
    await know(server, line(hostKey.public, server));
    return server;
  };

  /** @param ask the person at the terminal */
  const logIn = async (
    { port, folder }: Server,
    environment: NodeJS.ProcessEnv = {},
    ask?: (question: string) => Promise<string>,
  ) => {
    const place = remotePlace(new URL(`sftp://agency@127.0.0.1:${port}`), environment, ask);
    (await connect(place, { agent: undefined, folder })).end();
  };
  const shownKey = () => fingerprint(Buffer.from(hostKey.public.split(' ')[1] ?? '', 'base64'));

  it('asks for the password if it is not in the environment', async () => {
    const server = await startKnown('password');
    const ask = vi.fn(async () => PASSWORD);
    await logIn(server, { UPLOAD_PASSWORD: PASSWORD }, ask);
    expect(ask).not.toHaveBeenCalled();
    await logIn(server, {}, ask);
    expect(ask).toHaveBeenCalledWith(
      expect.stringMatching(/^Password of sftp:\/\/agency@127\.0\.0\.1:\d+\/: $/),
    );
  });

  it('sends nothing to a server whose key is unknown, has changed or is revoked', async () => {
    const server = await start('password');
    const login = () => logIn(server, { UPLOAD_PASSWORD: PASSWORD });
    await expect(login()).rejects.toThrow(shownKey());
    await expect(login()).rejects.toThrow(`upload again: ${line(hostKey.public, server)}`);
    await know(server, line(userKey.public, server));
    await expect(login()).rejects.toThrow('it has changed');
    await know(server, `@revoked ${line(hostKey.public, server)}`);
    await expect(login()).rejects.toThrow('is revoked');
    expect(server.received).toEqual([]);
  });

  it('sends the password as answer to a question, where the server asks', async () => {
    const server = await startKnown('keyboard-interactive');
    await logIn(server, { UPLOAD_PASSWORD: PASSWORD });
    expect(server.received.at(-1)).toBe('keyboard-interactive');
  });

  it('uses a key file, and sends no password if the server does not accept one', async () => {
    const server = await startKnown('publickey');
    await expect(logIn(server, { UPLOAD_PASSWORD: PASSWORD })).rejects.toThrow('refuses the login of agency');
    expect(server.received).toEqual(['none']);
    await writeFile(path.join(server.folder, 'id_ed25519'), userKey.private);
    await logIn(server);
    expect(server.received.at(-1)).toBe('publickey');
  });
});
