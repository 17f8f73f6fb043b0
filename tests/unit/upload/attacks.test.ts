import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { describe, expect, it } from 'vitest';
import { isUploadName, joinNames } from '../../../build/commands/upload/file-names.ts';
import { type FileTree, folderLike } from '../../../build/commands/upload/host.ts';
import { openS3 } from '../../../build/commands/upload/s3.ts';
import { startServer } from '../server.ts';
import { filesIn } from '../small-site.ts';
import { places } from './places.ts';

const FIRST = { 'index.html': 'one', 'old/index.html': 'old' };
const SECOND = { 'index.html': 'two' };

// The first ones worked against an earlier version: one ran a command, others deleted other people's files.
it.each([
  'a.html\n!touch pwned',
  '../outside/diary.txt',
  'assets/../../outside/diary.txt',
  '..\\outside\\diary.txt',
  '.. /outside/diary.txt',
  '.',
  '',
  '/etc/passwd',
  'C:/Windows/win.ini',
  'assets//a.js',
  'assets/',
  '.git/config',
  'assets/.htpasswd',
  'assets/*',
  'a".html',
  'a\u0085b.html',
  'a\u202ehtml.exe',
  'a\ud800.html',
  ' a.html',
  'a.html.',
  'a'.repeat(256),
  'abcdefgh/'.repeat(120).concat('a.html'),
])('a name that no upload wrote is refused: %j', (name) => expect(isUploadName(name)).toBe(false));

describe('a planted symbolic link', () => {
  const plant = async (name: string, target: string) => {
    const all = await places();
    await writeFile(path.join(all.outside, 'diary.txt'), 'private');
    await mkdir(path.dirname(path.join(all.web, name)), { recursive: true });
    await symlink(path.join(all.outside, target), path.join(all.web, name));
    return all;
  };
  const untouched = async (outside: string) => {
    expect(await filesIn(outside)).toEqual(['diary.txt']);
    expect(await readFile(path.join(outside, 'diary.txt'), 'utf8')).toBe('private');
  };

  it.each([
    ['in the place of a page', 'index.html', 'diary.txt'],
    ['in the place of a folder', 'old', '.'],
    ['that leads nowhere', 'index.html', 'missing.txt'],
  ])('%s stops the upload before it has written anything', async (_what, name, target) => {
    const { outside, site, send, web } = await plant(name, target);
    await expect(send(await site(FIRST), 0, { overwrite: true })).rejects.toThrow(
      'a symbolic link or a folder is in the path of',
    );
    await untouched(outside);
    expect(await filesIn(web)).not.toContain('robots.txt');
  });

  it('with the temporary name of an upload is replaced, and its target stays', async () => {
    const { outside, site, send, read } = await plant('.index.html.uploading', 'diary.txt');
    await send(await site(FIRST), 0);
    await untouched(outside);
    expect(await read('index.html')).toBe('one');
  });

  it('is not followed when something is removed', async () => {
    const { base, outside, web, site, send } = await places();
    await send(await site({ ...FIRST, 'old/diary.txt': 'private' }), 0);
    await rm(path.join(web, 'old'), { recursive: true });
    await writeFile(path.join(outside, 'diary.txt'), 'private');
    await symlink(outside, path.join(web, 'old'));
    const lines = await send(await site(SECOND), 1);
    await untouched(outside);
    expect(lines.join('\n'), base).toContain('so they stay: old/diary.txt');
  });
});

it.each([
  'index.html',
  '.htaccess',
  '.well-known/security.txt',
  'images/Preisliste für 2026 (neu).pdf',
  '写真/東京.avif',
  "-rf o'clock & co; $(date).txt",
])('an upload can have the name %s', (name) => {
  expect(isUploadName(name)).toBe(true);
});

it('a host’s message is on one line of the terminal, short and without control characters', async () => {
  const { site, send } = await places();
  const says = (message: string) => {
    const look = () => Promise.reject(new Error(message));
    return site(FIRST).then((dist) => send(dist, 0, { through: (host) => ({ ...host, look }) }));
  };
  await expect(says('550 no\r\n\u001b[31mThe site is up.\u0007\u009b2J\u2028\u202e')).rejects.toThrow(
    /^\S+: 550 no \[31mThe site is up. 2J$/,
  );
  await expect(says('x'.repeat(100_000))).rejects.toThrow(/^.{1200}$/);
  expect(joinNames(['a', 'b\n', 'c'], 2)).toBe('a, b and 1 more');
});

describe('a file on the host that is longer than the host says is read up to the limit:', () => {
  const CHUNK = Buffer.alloc(30_000, ' ');
  const LIMIT = 10 * CHUNK.length;

  it.each([
    ['by FTP, by SFTP and from a folder', Number.POSITIVE_INFINITY, undefined],
    ['but not a byte less', 10, LIMIT],
  ])('%s', async (_what, chunks, length) => {
    const source = function* () {
      for (let count = 0; count < chunks; count += 1) yield CHUNK;
    };
    const tree: Partial<FileTree> = {
      kindOf: async () => 'file',
      read: (_file, sink) => pipeline(source, sink),
    };
    const read = await folderLike('', 1, tree as FileTree).read('long.json', LIMIT);
    expect(read?.length).toBe(length);
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
    const host = openS3(new URL('s3://bucket'), `http://127.0.0.1:${await startServer(server)}`, keys, []);
    expect(await host.read('long.json', LIMIT)).toBeUndefined();
  });
});
