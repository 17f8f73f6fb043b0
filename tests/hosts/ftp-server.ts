import { execFile, spawn } from 'node:child_process';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Step } from './incomplete-states.ts';
import { find } from './programs.ts';

const run = promisify(execFile);

export interface FtpServer {
  /** `localhost:40123` */
  host: string;
  /** The login's folder public_html. */
  web: string;
  /** The server's certificate, made only for it: only a client that is configured to trusts it. */
  certificate: string;
  /** Its operations in the web root since the last call, in its own order. */
  steps: () => Promise<Step[]>;
  stop: () => Promise<void>;
}

/** Starts vsftpd in a separate folder: TLS with a certificate made for it, and a login named "anonymous". */
export async function startFtpServer(base: string): Promise<FtpServer> {
  const root = path.join(base, 'ftp');
  const web = path.join(root, 'public_html');
  const certificate = path.join(base, 'certificate.pem');
  const key = path.join(base, 'key.pem');
  const log = path.join(base, 'log');
  await mkdir(web, { recursive: true });
  await mkdir(path.join(base, 'empty'));
  // vsftpd refuses a login whose top folder is writable.
  await chmod(root, 0o555);
  await run('openssl', [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=localhost'],
    ...['-addext', 'subjectAltName=DNS:localhost', '-keyout', key, '-out', certificate],
  ]);
  const port = await freePort();
  const configuration = path.join(base, 'vsftpd.conf');
  await writeFile(configuration, settingsOf({ base, root, port, certificate, key, log }));
  const server = spawn(find('vsftpd') ?? 'vsftpd', [configuration], { stdio: 'inherit' });
  await untilListening(port);
  let read = 0;
  return {
    host: `localhost:${port}`,
    web,
    certificate,
    steps: async () => {
      const text = await readFile(log, 'utf8');
      const news = text.slice(read);
      read = text.length;
      return stepsIn(news, web);
    },
    stop: async () => {
      const gone = new Promise((resolve) => server.once('exit', resolve));
      server.kill();
      await gone;
      await chmod(root, 0o755);
    },
  };
}

/** The file vsftpd.conf: one encrypted login without a password, with write permission. */
function settingsOf(
  places: Record<'base' | 'root' | 'certificate' | 'key' | 'log', string> & { port: number },
) {
  const settings = {
    listen: 'YES',
    listen_address: '127.0.0.1',
    listen_port: places.port,
    background: 'NO',
    run_as_launching_user: 'YES',
    secure_chroot_dir: path.join(places.base, 'empty'),
    anon_root: places.root,
    anon_umask: '022',
    anonymous_enable: 'YES',
    write_enable: 'YES',
    anon_upload_enable: 'YES',
    anon_mkdir_write_enable: 'YES',
    anon_other_write_enable: 'YES',
    ssl_enable: 'YES',
    allow_anon_ssl: 'YES',
    force_anon_logins_ssl: 'YES',
    force_anon_data_ssl: 'YES',
    // As in vsftpd's defaults: each transfer belongs to the encrypted login.
    require_ssl_reuse: 'YES',
    ssl_ciphers: 'HIGH',
    rsa_cert_file: places.certificate,
    rsa_private_key_file: places.key,
    xferlog_enable: 'YES',
    xferlog_std_format: 'NO',
    vsftpd_log_file: places.log,
    seccomp_sandbox: 'NO',
    isolate: 'NO',
    isolate_network: 'NO',
  };
  return Object.entries(settings)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');
}

/** Files appear under their name when they are renamed to it, or uploaded directly. */
function stepsIn(log: string, web: string): Step[] {
  const inWeb = (file: string) => path.relative(web, file);
  return [...log.matchAll(/OK (UPLOAD|RENAME|DELETE): Client "[^"]*", "([^"]*)"/g)].map(
    ([, action, files = '']) => {
      // RENAME names both, separated by a space; none of these names has one.
      const file = inWeb(files.split(' ').at(-1) ?? '');
      return { action: action === 'DELETE' ? 'delete' : 'put', file };
    },
  );
}

/** An unused port of this machine. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

/** @throws Error if nothing listens within ten seconds */
export async function untilListening(port: number): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const answered = await new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
      socket.on('connect', () => socket.destroy());
    });
    if (answered) return;
    await wait(100);
  }
  throw new Error(`Nothing listens on port ${port}.`);
}
