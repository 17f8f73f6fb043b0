import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import ssh2 from 'ssh2';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readAtMost } from '../../../build/commands/read-at-most.ts';
import { remotePlace } from '../../../build/commands/upload/place.ts';
import { openS3 } from '../../../build/commands/upload/s3.ts';
import { openSftp } from '../../../build/commands/upload/sftp.ts';
import { keyPair } from './key-pair.ts';

const LIMIT = 200_000;
const CHUNK = Buffer.alloc(30_000, ' ');

const started = async (server: Server | ssh2.Server) => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
};

/** An SFTP server whose files are empty, as it says, but never end. */
const sftpServer = (key: string) =>
  new ssh2.Server({ hostKeys: [key] }, (client) => {
    client.on('error', () => {});
    client.on('authentication', (login) =>
      login.method === 'password' ? login.accept() : login.reject(['password']),
    );
    client.on('session', (accept) =>
      accept().on('sftp', (acceptSftp) => {
        const sftp = acceptSftp();
        const look = (id: number, place: string) => {
          const mode = place.endsWith('.json') ? 0o100644 : 0o040755;
          sftp.attrs(id, { mode, size: 0, uid: 0, gid: 0, atime: 0, mtime: 0 });
        };
        sftp.on('REALPATH', (id) => sftp.name(id, [{ filename: '/web', longname: '', attrs: {} as never }]));
        sftp
          .on('LSTAT', look)
          .on('STAT', look)
          .on('FSTAT', (id) => look(id, '.json'));
        sftp.on('OPEN', (id) => sftp.handle(id, Buffer.from('1')));
        sftp.on('READ', (id, _handle, _offset, length) => sftp.data(id, CHUNK.subarray(0, length)));
        sftp.on('CLOSE', (id) => sftp.status(id, 0));
      }),
    );
  });

describe('a file on the host that is longer than the host says is read up to the limit:', () => {
  it('by SFTP', async () => {
    await mkdir('tests/.tmp', { recursive: true });
    const home = await mkdtemp(path.resolve('tests/.tmp/liar-'));
    onTestFinished(() => rm(home, { recursive: true }));
    const keys = keyPair();
    const port = await started(sftpServer(keys.private));
    const key = keys.public.split(' ').slice(0, 2).join(' ');
    await writeFile(path.join(home, 'known_hosts'), `[127.0.0.1]:${port} ${key}\n`);
    const place = remotePlace(new URL(`sftp://agency@127.0.0.1:${port}`), { UPLOAD_PASSWORD: 'right' });
    const host = await openSftp(place, { agent: undefined, folder: home });
    expect(await host.read('long.json', LIMIT)).toBeUndefined();
    await host.close?.();
  });

  it('from S3', async () => {
    const server = createServer((_request, response) => {
      const more = () => {
        while (response.write(CHUNK));
        response.once('drain', more);
      };
      more();
    });
    const keys = { AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret' };
    const endpoint = `http://127.0.0.1:${await started(server)}`;
    const host = openS3(new URL('s3://bucket'), endpoint, keys);
    expect(await host.read('long.json', LIMIT)).toBeUndefined();
  });

  it.each([
    ['by FTP, and from a folder, which write into the same sink', Number.POSITIVE_INFINITY, undefined],
    ['but not a byte less', 10, Buffer.concat(Array(10).fill(CHUNK))],
  ])('%s', async (_what, chunks, read) => {
    const source = function* () {
      for (let count = 0; count < chunks; count += 1) yield CHUNK;
    };
    expect(await readAtMost(10 * CHUNK.length, (sink) => pipeline(source, sink))).toEqual(read);
  });
});
