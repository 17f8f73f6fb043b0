import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LIST_FILE } from '../../build/commands/upload/host-list.ts';
import { filesIn } from '../unit/small-site.ts';
import { startBrokenConnection } from './broken-connection.ts';
import { freePort, untilListening } from './ftp-server.ts';
import { describeWith, find } from './programs.ts';
import { runFromReadme } from './readme.ts';
import { makeVersions, type Version, type Versions } from './site-versions.ts';
import { attemptUpload, failureOf } from './upload-attempt.ts';

const run = promisify(execFile);

const PROGRAMS = { sshd: 'openssh-server', 'ssh-keygen': 'openssh-client' };

describeWith(PROGRAMS, 'an upload by SFTP with an SSH key', () => {
  let versions: Versions;
  let server: ChildProcess;
  let port: number;
  let web: string;
  let home: string;

  const environment = () => ({ HOME: home, SSH_AUTH_SOCK: '', UPLOAD_PASSWORD: '' });
  // Two slashes: an absolute path.
  const address = (at = port) => `sftp://${userInfo().username}@localhost:${at}/${web}`;
  const onServer = (file: string) => readFile(path.join(web, file));
  const known = () => path.join(home, '.ssh/known_hosts');
  const learn = async (key: string, at = port) => {
    const [type, text] = (await readFile(path.join(versions.base, key), 'utf8')).split(' ');
    await writeFile(known(), `[localhost]:${at} ${type} ${text}\n`);
  };

  beforeAll(async () => {
    versions = await makeVersions();
    web = path.join(versions.base, 'web');
    home = path.join(versions.base, 'home');
    await mkdir(web);
    port = await freePort();
    server = await startSftpServer(versions.base, port);
    await mkdir(path.join(home, '.ssh'), { recursive: true });
    await copyFile(path.join(versions.base, 'user-key'), path.join(home, '.ssh/id_ed25519'));
    await learn('host-key.pub');
    const places = ({ folder }: Version) => ({
      'ftp://USER@ftp.example.com/public_html': `${address()} --dist=${folder}`,
    });
    await runFromReadme('npm run upload -- ftp://', places(versions.first), environment());
    await runFromReadme('npm run upload -- ftp://', places(versions.second), environment());
  });

  afterAll(async () => {
    if (server) {
      const gone = new Promise((resolve) => server.once('exit', resolve));
      server.kill();
      await gone;
    }
    await versions?.remove();
  });

  const attempt = (place = address(), { folder } = versions.second) => {
    // With another port it is another host, for which this machine has no list.
    const flags = place === address() ? [] : ['--overwrite'];
    return attemptUpload([place, `--dist=${folder}`, ...flags], environment());
  };
  const failure = (place?: string) => failureOf(attempt(place));
  const expectSite = async () => {
    const site = versions.second.files.filter((file) => file !== '_headers');
    expect(await filesIn(web)).toEqual([...site, ...versions.superseded, LIST_FILE].sort());
    for (const file of site) {
      const sent = await readFile(path.join(versions.second.folder, file));
      expect(sent.equals(await onServer(file)), file).toBe(true);
    }
  };

  it('replaces what changed, removes what is gone, and keeps the hashed files of the previous version', async () => {
    await expectSite();
    expect(existsSync(path.join(web, 'refund-policy'))).toBe(false);
  });

  it('stops before a server that this machine does not know, and shows its key', async () => {
    await rm(known());
    const { stdout } = await run('ssh-keygen', ['-lf', path.join(versions.base, 'host-key.pub')]);
    expect(await failure()).toContain(`Its key is ssh-ed25519 ${stdout.split(' ')[1]}.`);
    expect(existsSync(known())).toBe(false);
    await learn('host-key.pub');
  });

  it('stops before a server whose key has changed', async () => {
    await learn('user-key.pub');
    expect(await failure()).toContain('it has changed (ssh-ed25519 SHA256:');
    await learn('host-key.pub');
  });

  it('recognizes the server in a known_hosts file with hashed names', async () => {
    await run('ssh-keygen', ['-q', '-H', '-f', known()]);
    expect(await readFile(known(), 'utf8')).toMatch(/^\|1\|/);
    expect((await attempt()).code).toBe(0);
    await learn('host-key.pub');
  });

  it('stops if the key is not the user’s', async () => {
    const key = path.join(home, '.ssh/id_ed25519');
    await copyFile(path.join(versions.base, 'host-key'), key);
    expect(await failure()).toContain('localhost refuses the login');
    await copyFile(path.join(versions.base, 'user-key'), key);
  });

  it('stops with the reason when the folder does not exist, and creates none', async () => {
    expect(await failure(`${address()}-elsewhere`)).toContain('there is no folder');
    expect(existsSync(`${web}-elsewhere`)).toBe(false);
  });

  it('follows no symbolic link that somebody planted on the host', async () => {
    const outside = path.join(versions.base, 'outside');
    await mkdir(outside);
    await symlink(outside, path.join(web, 'refund-policy'));
    const { code, stderr } = await attempt(address(), versions.first);
    expect(code).toBe(1);
    expect(stderr).toContain('a symbolic link is in the path of refund-policy/index.html');
    await rm(path.join(web, 'refund-policy'));
    await symlink(path.join(outside, 'x'), path.join(web, '.index.html.uploading'));
    expect((await attempt()).code).toBe(0);
    expect(await filesIn(outside)).toEqual([]);
  });

  it('resumes after the connection breaks, and puts no half file in place', async () => {
    // The first connection breaks in the middle of the files, the second soon after its login.
    const line = await startBrokenConnection(port, [400_000, 20_000, Number.POSITIVE_INFINITY]);
    await learn('host-key.pub', line.port);
    const { code, stderr } = await attempt(address(line.port));
    line.stop();
    expect([code, stderr, line.cuts()]).toEqual([0, '', 2]);
    await learn('host-key.pub');
    await expectSite();
  });

  it('gives up when the connection stays broken; running the upload again is enough', async () => {
    const line = await startBrokenConnection(port, [300_000, 1000]);
    await learn('host-key.pub', line.port);
    expect(await failure(address(line.port))).toMatch(/^\S+: /);
    expect((await filesIn(web)).filter((file) => file.endsWith('.uploading'))).not.toEqual([]);
    line.fix();
    expect((await attempt(address(line.port))).code).toBe(0);
    line.stop();
    await learn('host-key.pub');
    await expectSite();
  });
});

/** Starts the SSH server for one key. */
async function startSftpServer(base: string, port: number): Promise<ChildProcess> {
  const file = (name: string) => path.join(base, name);
  for (const key of ['host-key', 'user-key']) {
    await run('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', file(key)]);
  }
  const settings = [
    `Port ${port}`,
    'ListenAddress 127.0.0.1',
    `HostKey ${file('host-key')}`,
    `AuthorizedKeysFile ${file('user-key.pub')}`,
    'StrictModes no',
    'PidFile none',
    'PermitRootLogin yes',
    'Subsystem sftp internal-sftp',
  ];
  await writeFile(file('sshd.conf'), settings.join('\n'));
  // Root's server needs this folder, which usually exists after the machine has booted.
  if (process.getuid?.() === 0) await mkdir('/run/sshd', { recursive: true });
  const args = ['-D', '-e', '-f', file('sshd.conf')];
  const server = spawn(find('sshd') ?? 'sshd', args, { stdio: 'ignore' });
  await untilListening(port);
  return server;
}
