import { createHmac } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import ssh2 from 'ssh2';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { fingerprint, knownKeys } from '../../../build/commands/upload/known-hosts.ts';
import { remotePlace } from '../../../build/commands/upload/place.ts';
import { connect } from '../../../build/commands/upload/ssh.ts';
import type { Terminal } from '../../../build/commands/upload/terminal.ts';
import { keyPair } from './key-pair.ts';

const KEY = 'AAAAC3NzaC1lZDI1NTE5AAAAIOtherKey';

describe('a known_hosts file', () => {
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
  ])('%s', (_what, line, keys) => {
    expect(trusted(`# a comment\n\n${line}\n`)).toEqual(keys);
  });
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
    const place = remotePlace(new URL(`sftp://agency@127.0.0.1:${port}`));
    await mkdir('tests/.tmp', { recursive: true });
    const folder = await mkdtemp(path.resolve('tests/.tmp/ssh-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    return { place, folder, received };
  }

  /** A person at the terminal, who says yes or no and knows the password. */
  const person = (yes: boolean, asked: string[] = []): Terminal => ({
    confirm: async (question) => {
      asked.push(question);
      return yes;
    },
    secret: async (question) => {
      asked.push(question);
      return PASSWORD;
    },
  });
  const logIn = async (
    { place, folder }: Awaited<ReturnType<typeof start>>,
    terminal: Terminal | undefined,
    environment: NodeJS.ProcessEnv = {},
  ) => {
    const client = await connect(place, { environment, terminal, folder });
    client.end();
  };
  const shownKey = () => fingerprint(Buffer.from(hostKey.public.split(' ')[1] ?? '', 'base64'));

  it('shows the key of a new server, and remembers it once confirmed', async () => {
    const server = await start('password');
    const asked: string[] = [];
    await logIn(server, person(true, asked));
    expect(asked[0]).toContain(shownKey());
    expect(asked[1]).toContain('Password of sftp://agency@127.0.0.1:');
    await logIn(server, undefined, { UPLOAD_PASSWORD: PASSWORD });
    expect(await readFile(path.join(server.folder, 'known_hosts'), 'utf8')).toMatch(
      /^\[127\.0\.0\.1\]:\d+ ssh-ed25519 /m,
    );
  });

  it('sends nothing to a server whose key was not confirmed, is unknown, or has changed', async () => {
    const server = await start('password');
    await expect(logIn(server, person(false))).rejects.toThrow('The key was not confirmed');
    await expect(logIn(server, undefined, { UPLOAD_PASSWORD: PASSWORD })).rejects.toThrow(shownKey());
    const other = userKey.public.split(' ').slice(0, 2).join(' ');
    const name = `[127.0.0.1]:${server.place.port}`;
    await writeFile(path.join(server.folder, 'known_hosts'), `${name} ${other}\n`);
    await expect(logIn(server, person(true))).rejects.toThrow('it has changed');
    await writeFile(path.join(server.folder, 'known_hosts'), `@revoked ${name} ${hostKey.public}\n`);
    await expect(logIn(server, person(true))).rejects.toThrow('is revoked');
    expect(server.received).toEqual([]);
  });

  it('sends the password as answer to a question, where the server asks', async () => {
    const server = await start('keyboard-interactive');
    await logIn(server, person(true), { UPLOAD_PASSWORD: PASSWORD });
    expect(server.received.at(-1)).toBe('keyboard-interactive');
  });

  it('uses a key file, and sends no password if the server does not accept one', async () => {
    const server = await start('publickey');
    await expect(logIn(server, person(true), { UPLOAD_PASSWORD: PASSWORD })).rejects.toThrow(
      'refuses the login of agency',
    );
    expect(server.received).toEqual(['none']);
    await writeFile(path.join(server.folder, 'id_ed25519'), userKey.private);
    await logIn(server, undefined);
    expect(server.received.at(-1)).toBe('publickey');
  });
});
