import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LIST_FILE } from '../../build/commands/upload/host-list.ts';
import { BUILT_FILE, formatBuilt, readBuilt } from '../../build/output/built-files.ts';
import { digest } from '../../build/shared/digest.ts';
import { filesIn } from '../unit/small-site.ts';
import { startBrokenConnection } from './broken-connection.ts';
import { type FtpServer, startFtpServer } from './ftp-server.ts';
import { incompleteStates, type Step } from './incomplete-states.ts';
import { describeWith } from './programs.ts';
import { runFromReadme } from './readme.ts';
import { makeVersions, type Version, type Versions } from './site-versions.ts';
import { attemptUpload, failureOf } from './upload-attempt.ts';

const PROGRAMS = { vsftpd: 'vsftpd', openssl: 'openssl' };

/** A number of bytes after which no connection breaks. */
const HOLDS = Number.POSITIVE_INFINITY;

const SECRET = 'a password of 23 letters';

describeWith(PROGRAMS, 'an upload to shared hosting by FTP', () => {
  let versions: Versions;
  let server: FtpServer;
  let firstSteps: Step[];
  let secondSteps: Step[];

  const environment = () => ({ NODE_EXTRA_CA_CERTS: server.certificate, UPLOAD_PASSWORD: SECRET });
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

  it('stores every file of the site byte for byte, hidden ones too', async () => {
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
    expect(others).toEqual(['.well-known/certificate-check', ...versions.superseded, LIST_FILE].sort());
    expect(await filesIn(server.web)).not.toContain('_headers');
  });

  it('never shows a visitor a page whose files are missing, on the first upload and later ones', () => {
    expect(firstSteps.filter(({ file }) => file.endsWith('.html'))).toHaveLength(versions.first.needs.size);
    expect(incompleteStates(firstSteps, undefined, versions.first)).toEqual([]);
    expect(secondSteps.filter(({ file }) => file.endsWith('.html')).length).toBeGreaterThan(10);
    expect(incompleteStates(secondSteps, versions.first, versions.second)).toEqual([]);
  });

  it('removes files last', () => {
    const steps = secondSteps.filter(({ file }) => !file.includes('upload.json'));
    const removals = steps.slice(steps.findIndex(({ action }) => action === 'delete'));
    expect(removals.map(({ action, file }) => `${action} ${file}`).sort()).toEqual([
      'delete refund-policy/index.html',
      'delete refund-policy/index.html.br',
      'delete refund-policy/index.html.gz',
    ]);
  });

  it('puts each file in place in one step, when it is complete', () => {
    const [incoming, inPlace] = [
      secondSteps.filter(({ file }) => file.endsWith('.uploading')),
      secondSteps.filter(({ action, file }) => action === 'put' && !file.endsWith('.uploading')),
    ];
    expect(inPlace.length).toBeGreaterThan(10);
    expect(incoming.map(({ file }) => file.replace(/\.([^/]+)\.uploading$/, '$1'))).toEqual(
      expect.arrayContaining(inPlace.map(({ file }) => file)),
    );
  });

  const here = () => `ftp://anonymous@${server.host}/public_html`;
  const attempt = async (
    address: string,
    more: Record<string, string> = {},
    dist = versions.second.folder,
  ) => {
    // With another port it is another host, for which this machine has no list.
    const flags = address === here() ? [] : ['--overwrite'];
    const outcome = await attemptUpload([address, `--dist=${dist}`, ...flags], { ...environment(), ...more });
    expect(outcome.stdout + outcome.stderr).not.toContain(SECRET);
    return outcome;
  };
  const failure = (address: string, more?: Record<string, string>) => failureOf(attempt(address, more));

  it('stops with the reason when the folder does not exist, and changes nothing', async () => {
    expect(await failure(`ftp://anonymous@${server.host}/public_htm`)).toContain('refuses: 550');
    expect(await server.steps()).toEqual([]);
  });

  it('stops before it sends anything to a server whose certificate it cannot trust', async () => {
    const message = await failure(here(), { NODE_EXTRA_CA_CERTS: '' });
    expect(message).toContain('The certificate of localhost cannot be trusted (self-signed certificate)');
    expect(await server.steps()).toEqual([]);
  });

  it('stops before a server whose certificate is for another name, even if Node is set not to check it', async () => {
    const address = here().replace('localhost', '127.0.0.1');
    const message = await failure(address, { NODE_TLS_REJECT_UNAUTHORIZED: '0', NODE_NO_WARNINGS: '1' });
    expect(message).toContain('The certificate of 127.0.0.1 cannot be trusted');
    expect(await server.steps()).toEqual([]);
  });

  it('never sends the password to a server without encryption', async () => {
    const plain = await startPlainServer();
    const message = await failure(`ftp://agency@localhost:${plain.port}/public_html`);
    plain.stop();
    expect(message).toContain('nothing is sent unencrypted');
    expect(plain.received()).toContain('AUTH TLS');
    expect(plain.received()).not.toContain('PASS');
  });

  it('follows no symbolic link that somebody planted on the host', async () => {
    const outside = path.join(versions.base, 'outside');
    await mkdir(outside);
    await symlink(outside, path.join(server.web, 'linked'));
    const { code, stderr } = await attempt(here(), {}, await withPage(versions, 'linked/index.html'));
    expect(code).toBe(1);
    expect(stderr).toContain('a symbolic link is in the path of linked/index.html');
    expect(await filesIn(outside)).toEqual([]);
    await rm(path.join(server.web, 'linked'));
  });

  const expectSecond = async () => {
    for (const file of versions.second.files.filter((name) => name !== '_headers')) {
      const sent = await readFile(path.join(versions.second.folder, file));
      expect(sent.equals(await onServer(file)), file).toBe(true);
    }
    expect((await filesIn(server.web)).filter((file) => file.endsWith('.uploading'))).toEqual([]);
  };
  const cutLine = (...bytes: number[]) => startBrokenConnection(Number(server.host.split(':')[1]), bytes);

  it('resumes after the connection breaks, and puts no half file in place', async () => {
    const line = await cutLine(4000, 5000, 6000, 4500, HOLDS);
    const { code, stderr } = await attempt(`ftp://anonymous@localhost:${line.port}/public_html`);
    line.stop();
    expect([code, stderr]).toEqual([0, '']);
    expect(line.cuts()).toBeGreaterThan(1);
    await expectSecond();
  });

  it('gives up when the connection stays broken; running the upload again is enough', async () => {
    const line = await cutLine(6000, 300);
    const address = `ftp://anonymous@localhost:${line.port}/public_html`;
    await failure(address);
    line.fix();
    expect((await attempt(address)).code).toBe(0);
    line.stop();
    await expectSecond();
  });
});

/** The second version with one more page, as a release. */
async function withPage({ base, second }: Versions, page: string): Promise<string> {
  const folder = path.join(base, 'third');
  await cp(second.folder, folder, { recursive: true });
  await mkdir(path.dirname(path.join(folder, page)));
  await writeFile(path.join(folder, page), 'new');
  const files = { ...readBuilt(folder)?.files, [page]: digest('new') };
  await writeFile(path.join(folder, BUILT_FILE), formatBuilt({ release: true, files }));
  return folder;
}

/** A server without encryption: it knows no command but QUIT. */
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
