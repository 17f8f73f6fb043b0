import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { isUploadName } from '../../../build/commands/upload/file-names.ts';
import { LIST_FILE, parseHostList } from '../../../build/commands/upload/host-list.ts';
import { listed, printable } from '../../../build/commands/upload/printable.ts';
import { filesIn } from '../small-site.ts';
import { places } from './places.ts';

const FIRST = { 'index.html': 'one', 'old/index.html': 'old' };
const SECOND = { 'index.html': 'two' };

describe('a name that no upload wrote', () => {
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
  ])('is refused: %j', (name) => expect(isUploadName(name)).toBe(false));

  it('refuses the whole list on the host, and nothing changes', async () => {
    const { outside, site, send, put, files, read } = await places();
    await writeFile(path.join(outside, 'diary.txt'), 'private');
    await send(await site(FIRST), 0);
    const list = JSON.stringify({ 'index.html': null, 'old/index.html': null, '../outside/diary.txt': null });
    await put({ [LIST_FILE]: list });
    await expect(send(await site(SECOND), 1)).rejects.toThrow(
      'names files that no upload can have put there',
    );
    expect(await files()).toEqual([LIST_FILE, ...Object.keys(FIRST)].sort());
    expect(await read('index.html')).toBe('one');
    expect(await readFile(path.join(outside, 'diary.txt'), 'utf8')).toBe('private');
  });
});

describe('a list on the host', () => {
  it.each(['', '[]', '3', '{"index.html": 3}', '{"index.html": "yesterday"}', '\u00ff\u00fe{}'])(
    'is refused if it is not a list: %j',
    (text) => expect(() => parseHostList(Buffer.from(text, 'latin1'))).toThrow('on the host is damaged.'),
  );

  it('causes no removal of other people’s files that it names', async () => {
    const { site, send, put, files, read } = await places();
    await put({ 'wp-config.php': 'password', 'photos/family.jpg': 'dear' });
    await send(await site(FIRST), 0);
    const forged = {
      'index.html': null,
      'old/index.html': null,
      'wp-config.php': null,
      'photos/family.jpg': '2000-01-01',
    };
    await put({ [LIST_FILE]: JSON.stringify(forged) });
    await send(await site(SECOND), 1);
    expect(await files()).toEqual(['assets/upload.json', 'index.html', 'photos/family.jpg', 'wp-config.php']);
    expect(await read('wp-config.php')).toBe('password');
  });
});

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
    ['in the place of the list', LIST_FILE, 'diary.txt'],
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

it('a host’s text is on one line of the terminal, short and without control characters', () => {
  expect(printable('550 no\r\n\u001b[31mThe site is up.\u0007\u009b2J\u2028\u202e')).toBe(
    '550 no [31mThe site is up. 2J',
  );
  expect(printable('x'.repeat(100_000))).toHaveLength(601);
  expect(listed(['a', 'b\n', 'c'], 2)).toBe('a, b and 1 more');
});
