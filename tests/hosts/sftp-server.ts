import { execFileSync, spawn } from 'node:child_process';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import path from 'node:path';
import { freePort, untilListening } from './ftp-server.ts';
import { end, find } from './programs.ts';
import { storedIn, type UploadHost } from './upload-host.ts';

/** Starts OpenSSH's server for one user with one key, and makes home folders for users of several kinds. */
export async function startSftpServer(base: string): Promise<UploadHost> {
  const file = (name: string) => path.join(base, name);
  for (const key of ['host-key', 'user-key'])
    execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', file(key)]);
  const web = file('web');
  await mkdir(web);
  const port = await freePort();
  await writeFile(
    file('sshd.conf'),
    `Port ${port}
ListenAddress 127.0.0.1
HostKey ${file('host-key')}
AuthorizedKeysFile ${file('user-key.pub')}
StrictModes no
PidFile none
PermitRootLogin yes
Subsystem sftp internal-sftp
`,
  );
  /** A home folder. @param key the user's @param known the key that it knows as the server's */
  const home = async (name: string, key: string, known?: string) => {
    const folder = path.join(file(name), '.ssh');
    await mkdir(folder, { recursive: true });
    await copyFile(file(key), path.join(folder, 'id_ed25519'));
    if (known)
      await writeFile(
        path.join(folder, 'known_hosts'),
        `[localhost]:* ${await readFile(file(known), 'utf8')}`,
      );
    return { HOME: file(name) };
  };
  // Root's server needs this folder, which usually exists after the machine has booted.
  if (process.getuid?.() === 0) await mkdir('/run/sshd', { recursive: true });
  const server = spawn(find('sshd') ?? 'sshd', ['-D', '-e', '-f', file('sshd.conf')], { stdio: 'ignore' });
  await untilListening(port);
  const fingerprint = execFileSync('ssh-keygen', ['-lf', file('host-key.pub')], { encoding: 'utf8' });
  // Two slashes: an absolute path.
  const at = (port: number) => `sftp://${userInfo().username}@localhost:${port}/${web}`;
  return {
    port,
    at,
    environment: {
      ...(await home('home', 'user-key', 'host-key.pub')),
      SSH_AUTH_SOCK: '',
      UPLOAD_PASSWORD: '',
    },
    stored: storedIn(web),
    web,
    refusals: {
      'the folder does not exist': { at: `${at(port)}-elsewhere`, says: 'there is no folder' },
      'this machine does not know it': {
        environment: await home('newcomer', 'user-key'),
        says: `Its key is ssh-ed25519 ${fingerprint.split(' ')[1]}.`,
      },
      'its key has changed': {
        environment: await home('regular', 'user-key', 'user-key.pub'),
        says: 'it has changed (ssh-ed25519 SHA256:',
      },
      'it does not know the key of the user': {
        environment: await home('stranger', 'host-key', 'host-key.pub'),
        says: 'localhost refuses the login',
      },
    },
    stop: () => end(server),
  };
}
