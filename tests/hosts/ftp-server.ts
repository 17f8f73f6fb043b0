import { execFileSync } from 'node:child_process';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { freePort, startServer } from './programs.ts';
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
  const server = await startServer('vsftpd', [configuration], port);
  const at = (port: number) => `ftp://anonymous@localhost:${port}/public_html`;
  return {
    port,
    at,
    // Only a client that is configured to trusts this certificate.
    environment: { NODE_EXTRA_CA_CERTS: certificate },
    ...storedIn(web),
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
      await server.stop();
      await chmod(root, 0o755);
    },
  };
}
