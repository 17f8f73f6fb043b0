import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { RECORD_FILE } from '../../build/upload/plan.ts';
import { filesIn } from '../unit/site.ts';
import { type FtpServer, startFtpServer } from './ftp-server.ts';
import { brokenMoments, type Step } from './moments.ts';
import { describeWith } from './programs.ts';
import { runFromReadme } from './readme.ts';
import { makeVersions, type Version, type Versions } from './versions.ts';

const PROGRAMS = { vsftpd: 'vsftpd', lftp: 'lftp', openssl: 'openssl' };

describeWith(PROGRAMS, 'an upload to shared hosting by FTP', () => {
  let versions: Versions;
  let server: FtpServer;
  let firstSteps: Step[];
  let secondSteps: Step[];

  const environment = () => ({ LFTP_HOME: server.lftpHome, LFTP_PASSWORD: 'a password' });
  const upload = ({ folder }: Version) =>
    runFromReadme(
      'npm run upload -- ftp://',
      {
        'USER@ftp.example.com': `anonymous@${server.host}`,
        '/public_html': `/public_html --dist=${folder}`,
      },
      environment(),
    );
  const onServer = (file: string) => readFile(path.join(server.web, file));

  beforeAll(async () => {
    versions = await makeVersions();
    server = await startFtpServer(versions.base);
    await mkdir(path.join(server.web, '.well-known'));
    await writeFile(path.join(server.web, '.well-known/certificate-check'), 'of the host');
    await upload(versions.first);
    firstSteps = await server.steps();
    await upload(versions.second);
    secondSteps = await server.steps();
  });

  afterAll(async () => {
    await server?.stop();
    await versions?.remove();
  });

  it('brings every file of the site, hidden ones too, with the bytes it has', async () => {
    const expected = versions.second.files.filter((file) => file !== '_headers');
    expect(await filesIn(server.web)).toEqual(expect.arrayContaining(expected));
    expect(expected).toContain('.htaccess');
    for (const file of expected) {
      const sent = await readFile(path.join(versions.second.folder, file));
      expect(sent.equals(await onServer(file)), file).toBe(true);
    }
  });

  it('leaves nothing else: no settings of other hosts, no half-sent files', async () => {
    const others = (await filesIn(server.web)).filter((file) => !versions.second.files.includes(file));
    expect(others).toEqual(['.well-known/certificate-check', ...versions.superseded, RECORD_FILE].sort());
    expect(await filesIn(server.web)).not.toContain('_headers');
  });

  it('keeps the hashed files of the version before, and removes the page that is gone', () => {
    expect(versions.superseded).toHaveLength(6);
    for (const file of versions.superseded) expect(existsSync(path.join(server.web, file))).toBe(true);
    expect(existsSync(path.join(server.web, 'refund-policy'))).toBe(false);
  });

  it('never lets a visitor meet a page whose files are not there, the first time as later', () => {
    expect(firstSteps.filter(({ file }) => file.endsWith('.html'))).toHaveLength(versions.first.needs.size);
    expect(brokenMoments(firstSteps, undefined, versions.first)).toEqual([]);
    expect(secondSteps.filter(({ file }) => file.endsWith('.html')).length).toBeGreaterThan(10);
    expect(brokenMoments(secondSteps, versions.first, versions.second)).toEqual([]);
  });

  it('is watched by a test that would see such a moment', () => {
    const wrong = [...secondSteps].reverse();
    expect(brokenMoments(wrong, versions.first, versions.second)).not.toEqual([]);
  });

  it('removes last', () => {
    const steps = secondSteps.filter(({ file }) => !file.includes('upload.json'));
    const removals = steps.slice(steps.findIndex(({ action }) => action === 'delete'));
    expect(removals.map(({ action, file }) => `${action} ${file}`)).toEqual([
      'delete refund-policy/index.html',
      'delete refund-policy/index.html.br',
      'delete refund-policy/index.html.gz',
    ]);
  });

  it('puts each file in place at once, when it is complete', () => {
    const [incoming, inPlace] = [
      secondSteps.filter(({ file }) => file.endsWith('.uploading')),
      secondSteps.filter(({ action, file }) => action === 'put' && !file.endsWith('.uploading')),
    ];
    expect(inPlace.length).toBeGreaterThan(10);
    expect(incoming.map(({ file }) => file.replace(/\.([^/]+)\.uploading$/, '$1'))).toEqual(
      expect.arrayContaining(inPlace.map(({ file }) => file)),
    );
  });

  it('does not send a hashed file again that is there', () => {
    const sent = secondSteps.map(({ file }) => file).filter((file) => file.startsWith('assets/'));
    const inPlace = new Set(sent.filter((file) => !file.endsWith('.uploading')));
    const changed = versions.second.files.filter(
      (file) => file.startsWith('assets/') && !versions.first.files.includes(file),
    );
    expect([...inPlace].sort()).toEqual([...changed, RECORD_FILE].sort());
  });

  /** Tries to upload, and hands back what the terminal then shows. */
  const failure = async (address: string, lftpHome: string): Promise<string> => {
    const args = ['run', '--silent', 'upload', '--', address];
    const env = { ...process.env, ...environment(), LFTP_HOME: lftpHome };
    const outcome = await promisify(execFile)('npm', args, { env }).catch((error) => error);
    expect(outcome.code).toBe(1);
    return outcome.stderr;
  };

  it('stops with the reason when the folder does not exist, and changes nothing', async () => {
    const address = `ftp://anonymous@${server.host}/public_htm`;
    expect(await failure(address, server.lftpHome)).toContain('/public_htm)');
    expect(await server.steps()).toEqual([]);
  });

  it('stops before a server whose certificate it cannot trust', async () => {
    const address = `ftp://anonymous@${server.host}/public_html`;
    expect(await failure(address, versions.base)).toContain('certificate is NOT trusted');
  });

  it('never sends the password to a server without encryption', async () => {
    const plain = await startPlainServer();
    await failure(`ftp://agency@localhost:${plain.port}/public_html`, server.lftpHome);
    plain.stop();
    expect(plain.received()).toContain('AUTH TLS');
    expect(plain.received()).not.toContain('PASS');
  });
});

/** A server from before encryption: it knows no command but QUIT. */
async function startPlainServer() {
  let text = '';
  const server = createServer((socket) => {
    socket.write('220 Ready\r\n');
    socket.setEncoding('utf8').on('data', (line: string) => {
      text += line;
      socket.write(line.startsWith('QUIT') ? '221 Bye\r\n' : '502 Not known\r\n');
    });
    socket.on('error', () => {});
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    received: () => text,
    stop: () => server.close(),
  };
}
