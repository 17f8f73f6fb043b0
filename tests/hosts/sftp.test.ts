import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { RECORD_FILE } from '../../build/upload/plan.ts';
import { filesIn } from '../unit/site.ts';
import { freePort, untilListening } from './ftp-server.ts';
import { describeWith, find } from './programs.ts';
import { runFromReadme } from './readme.ts';
import { makeVersions, type Version, type Versions } from './versions.ts';

const run = promisify(execFile);

const PROGRAMS = { sshd: 'openssh-server', 'ssh-keygen': 'openssh-client', lftp: 'lftp' };

describeWith(PROGRAMS, 'an upload by SFTP with an SSH key', () => {
  let versions: Versions;
  let server: ChildProcess;
  let web: string;

  beforeAll(async () => {
    versions = await makeVersions();
    web = path.join(versions.base, 'web');
    await mkdir(web);
    const port = await freePort();
    server = await startSftpServer(versions.base, port);
    // Two slashes: a folder that does not count from where the login leads to.
    const places = ({ folder }: Version) => ({
      'ftp://USER@ftp.example.com/public_html': `sftp://${userInfo().username}@localhost:${port}/${web} --dist=${folder}`,
    });
    const environment = { LFTP_HOME: versions.base, LFTP_PASSWORD: '' };
    await runFromReadme('npm run upload -- ftp://', places(versions.first), environment);
    await runFromReadme('npm run upload -- ftp://', places(versions.second), environment);
  });

  afterAll(async () => {
    if (server) {
      const gone = new Promise((resolve) => server.once('exit', resolve));
      server.kill();
      await gone;
    }
    await versions?.remove();
  });

  it('replaces what changed, removes what is gone, and keeps the hashed files of the version before', async () => {
    const site = versions.second.files.filter((file) => file !== '_headers');
    expect(await filesIn(web)).toEqual([...site, ...versions.superseded, RECORD_FILE].sort());
    for (const file of site) {
      const sent = await readFile(path.join(versions.second.folder, file));
      expect(sent.equals(await readFile(path.join(web, file))), file).toBe(true);
    }
  });
});

/** Starts the SSH server for one key, and writes settings of lftp that use that key. */
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
  const ssh = `ssh -a -x -i ${file('user-key')} -o IdentitiesOnly=yes -o StrictHostKeyChecking=no -o UserKnownHostsFile=${file('known')}`;
  await writeFile(file('rc'), `set sftp:connect-program "${ssh}"\n`);
  // Root's server wants this folder, which otherwise the start of the machine makes.
  if (process.getuid?.() === 0) await mkdir('/run/sshd', { recursive: true });
  const args = ['-D', '-e', '-f', file('sshd.conf')];
  const server = spawn(find('sshd') ?? 'sshd', args, { stdio: 'ignore' });
  await untilListening(port);
  return server;
}
