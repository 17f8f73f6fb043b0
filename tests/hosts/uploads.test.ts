import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { filesIn } from '../unit/small-site.ts';
import { startBrokenConnection } from './broken-connection.ts';
import { startFtpServer } from './ftp-server.ts';
import { describeUnless, missing } from './programs.ts';
import { runFromReadme } from './readme.ts';
import { startS3Server } from './s3-server.ts';
import { startSftpServer } from './sftp-server.ts';
import { makeVersion, type Version } from './site-versions.ts';
import type { UploadHost } from './upload-host.ts';

const PASSWORD = 'a password of 23 letters';

const FTP = 'ftp://USER@ftp.example.com/public_html';

for (const [name, start, cuts, programs] of [
  // Only the commands: files have connections of their own.
  ['FTP', startFtpServer, [2000, 5000], { vsftpd: 'vsftpd', openssl: 'openssl' }],
  ['SFTP', startSftpServer, [100_000, 300_000], { sshd: 'openssh-server', 'ssh-keygen': 'openssh-client' }],
  ['S3', startS3Server, [100_000, 300_000], {}],
] as const) {
  describeUnless(missing(programs), `an upload by ${name}`, () => {
    const [example, ignored] =
      name === 'S3' ? ['s3://BUCKET', ['_headers', '.htaccess']] : [FTP, ['_headers']];
    let base: string;
    let host: UploadHost;
    let first: Version;
    let second: Version;

    const filesOf = ({ files }: Version) => [...files.keys()].filter((file) => !ignored.includes(file));
    const send = ({ folder }: Version, at = host.at(host.port), environment = {}) =>
      runFromReadme(
        `npm run upload -- ${example}`,
        { [example]: `${at} --dist=${folder}` },
        { UPLOAD_PASSWORD: PASSWORD, ...host.environment, ...environment },
      );
    const lacking = async (version: Version) => {
      const lacks = [];
      for (const file of filesOf(version))
        if (!version.files.get(file)?.equals(await host.read(file))) lacks.push(file);
      return lacks;
    };
    beforeAll(async () => {
      await mkdir('tests/.tmp', { recursive: true });
      base = await mkdtemp(path.resolve('tests/.tmp/hosts-'));
      host = await start(base);
      first = await makeVersion(base, 'first');
      second = await makeVersion(base, 'second');
    });
    afterAll(async () => {
      await host?.stop();
      await rm(base, { recursive: true });
    });

    it('stores every file, removes what is gone, and keeps the previous hashed files', async () => {
      expect(await send(first)).toMatch(/The site is up\.\n$/);
      expect(await lacking(first)).toEqual([]);
      await send(second);
      expect(await lacking(second)).toEqual([]);
      const kept = filesOf(first).filter((file) => file.startsWith('assets/'));
      expect(await host.files()).toEqual([...filesOf(second), ...kept].sort());
    });

    it('stops with the reason, and changes nothing, if the host is not what it should be', async () => {
      const before = await host.files();
      for (const [why, { at, environment, says }] of Object.entries(host.refusals)) {
        const { code, stdout, stderr } = await send(first, at, environment).then(
          () => expect.fail(`stops if ${why}`),
          (error) => error,
        );
        expect([why, code, stderr]).toEqual([why, 1, expect.stringContaining(says)]);
        expect(stdout + stderr).not.toContain(PASSWORD);
      }
      expect(await host.files()).toEqual(before);
    });

    it('resumes after the connection breaks, with no half file in place', async () => {
      const version = await makeVersion(base, 'resumed');
      const left = [...cuts];
      const line = await startBrokenConnection(host.port, left);
      // Another port is another host for this machine.
      await send(version, `${host.at(line.port)} --overwrite`);
      line.stop();
      expect(left).toEqual([]);
      expect(await lacking(version)).toEqual([]);
      expect(await host.files()).not.toContainEqual(expect.stringMatching(/\.uploading$/));
    });

    it.skipIf(name === 'S3')('follows no symbolic link that somebody planted on the host', async () => {
      const version = await makeVersion(base, 'linked');
      const outside = path.join(base, 'outside');
      await mkdir(outside);
      await symlink(outside, path.join(host.web, 'linked'));
      await expect(send(version)).rejects.toMatchObject({
        stderr: expect.stringContaining('a symbolic link or a folder is in the path of linked/index.html'),
      });
      await rm(path.join(host.web, 'linked'));
      await symlink(path.join(outside, 'x'), path.join(host.web, '.index.html.uploading'));
      await send(version);
      expect(await filesIn(outside)).toEqual([]);
    });
  });
}
