import { execFileSync } from 'node:child_process';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import path from 'node:path';
import { freePort, startServer } from './programs.ts';
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
  /** A home folder that knows the server. @param key the user's */
  const home = async (name: string, key: string) => {
    const folder = path.join(file(name), '.ssh');
    await mkdir(folder, { recursive: true });
    await copyFile(file(key), path.join(folder, 'id_ed25519'));
    const known = `[localhost]:* ${await readFile(file('host-key.pub'), 'utf8')}`;
    await writeFile(path.join(folder, 'known_hosts'), known);
    return { HOME: file(name) };
  };
  // Root's server needs this folder, which usually exists after the machine has booted.
  if (process.getuid?.() === 0) await mkdir('/run/sshd', { recursive: true });
  const server = await startServer('sshd', ['-D', '-q', '-f', file('sshd.conf')], port);
  // Two slashes: an absolute path.
  const at = (port: number) => `sftp://${userInfo().username}@localhost:${port}/${web}`;
  return {
    ...server,
    at,
    environment: { ...(await home('home', 'user-key')), SSH_AUTH_SOCK: '', UPLOAD_PASSWORD: '' },
    ...storedIn(web),
    refusals: {
      'the folder does not exist': { at: `${at(port)}-elsewhere`, says: 'there is no folder' },
      'it does not know the key of the user': {
        environment: await home('stranger', 'host-key'),
        says: 'localhost refuses the login',
      },
    },
  };
}
