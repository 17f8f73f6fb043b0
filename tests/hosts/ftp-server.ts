import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import path from 'node:path';
import { vi } from 'vitest';
import { end, find } from './programs.ts';
import { storedIn, type UploadHost } from './upload-host.ts';

/** Starts vsftpd in a separate folder: TLS with a certificate made for it, and a login named "anonymous". */
export async function startFtpServer(base: string): Promise<UploadHost> {
  const root = path.join(base, 'ftp');
  const web = path.join(root, 'public_html');
  const certificate = path.join(base, 'certificate.pem');
  const key = path.join(base, 'key.pem');
  await mkdir(web, { recursive: true });
  await mkdir(path.join(base, 'empty'));
  // vsftpd refuses a login whose top folder is writable.
  await chmod(root, 0o555);
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=localhost'],
      ...['-addext', 'subjectAltName=DNS:localhost', '-keyout', key, '-out', certificate],
    ],
    { stdio: 'ignore' },
  );
  const port = await freePort();
  const configuration = path.join(base, 'vsftpd.conf');
  await writeFile(
    configuration,
    `listen=YES
listen_address=127.0.0.1
listen_port=${port}
background=NO
run_as_launching_user=YES
secure_chroot_dir=${path.join(base, 'empty')}
anon_root=${root}
anon_umask=022
anonymous_enable=YES
write_enable=YES
anon_upload_enable=YES
anon_mkdir_write_enable=YES
anon_other_write_enable=YES
ssl_enable=YES
allow_anon_ssl=YES
force_anon_logins_ssl=YES
force_anon_data_ssl=YES
require_ssl_reuse=YES
ssl_ciphers=HIGH
rsa_cert_file=${certificate}
rsa_private_key_file=${key}
seccomp_sandbox=NO
isolate=NO
isolate_network=NO
`,
  );
  const server = spawn(find('vsftpd') ?? 'vsftpd', [configuration], { stdio: 'inherit' });
  await untilListening(port);
  const at = (port: number) => `ftp://anonymous@localhost:${port}/public_html`;
  return {
    port,
    at,
    // Only a client that is configured to trusts this certificate.
    environment: { NODE_EXTRA_CA_CERTS: certificate },
    stored: storedIn(web),
    web,
    refusals: {
      'the folder does not exist': { at: `${at(port)}-elsewhere`, says: 'refuses: 550' },
      'nobody vouches for its certificate': {
        environment: { NODE_EXTRA_CA_CERTS: '' },
        says: 'The certificate of localhost cannot be trusted (self-signed certificate)',
      },
      'its certificate is for another name, even if Node is set not to check it': {
        at: at(port).replace('localhost', '127.0.0.1'),
        environment: { NODE_TLS_REJECT_UNAUTHORIZED: '0', NODE_NO_WARNINGS: '1' },
        says: 'The certificate of 127.0.0.1 cannot be trusted',
      },
    },
    stop: async () => {
      await end(server);
      await chmod(root, 0o755);
    },
  };
}

/** An unused port of this machine. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** @throws Error if nothing listens within ten seconds */
export const untilListening = (port: number): Promise<void> =>
  vi.waitFor(
    async () => {
      const socket = connect(port, '127.0.0.1');
      await once(socket, 'connect');
      socket.destroy();
    },
    { timeout: 10_000, interval: 100 },
  );
