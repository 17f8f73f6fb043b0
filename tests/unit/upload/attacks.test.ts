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

/** Names that worked against an earlier version: one ran a command, others deleted other people's files. */
const NAMES = {
  'a line break, which began a command': 'a.html\n!touch pwned',
  'a carriage return': 'a.html\rDELE index.html',
  'a NUL': 'a.html\0.txt',
  'a way up': '../outside/diary.txt',
  'a way up in the middle': 'assets/../../outside/diary.txt',
  'a way up at the end': 'assets/..',
  'a way up for Windows': '..\\outside\\diary.txt',
  'a way up that Windows makes of blanks': '.. /outside/diary.txt',
  'the folder itself': '.',
  'a path from the root': '/etc/passwd',
  'a drive': 'C:/Windows/win.ini',
  'a stream': 'index.html:hidden',
  'an empty part': 'assets//a.js',
  'a slash at the end': 'assets/',
  nothing: '',
  'a hidden file': '.env',
  'a hidden folder': '.git/config',
  'the key of a login': '.ssh/authorized_keys',
  'a hidden file within': 'assets/.htpasswd',
  'a pattern': 'assets/*',
  'a question mark': 'inde?.html',
  'a quote': 'a".html',
  'a pipe': 'a|b',
  'an escape that clears the screen': '\u001b[2Ja.html',
  'a newer control character': 'a\u0085b.html',
  'a turn of the direction of writing': 'a\u202ehtml.exe',
  'a lone surrogate': 'a\ud800.html',
  'a blank before': ' a.html',
  'a dot after': 'a.html.',
  'a name longer than a file system takes': 'a'.repeat(256),
  'a path longer than S3 takes': 'abcdefgh/'.repeat(120).concat('a.html'),
};

describe('a name that no upload wrote', () => {
  it.each(Object.entries(NAMES))('is refused: %s', (_what, name) => {
    expect(isUploadName(name)).toBe(false);
  });

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
  it.each(['', '{', '[]', '3', '{"index.html": 3}', '{"index.html": "yesterday"}', '\u00ff\u00fe{}'])(
    'is refused if it is not a list: %j',
    (text) => {
      expect(() => parseHostList(Buffer.from(text, 'latin1'))).toThrow(
        `${LIST_FILE} on the host is damaged.`,
      );
    },
  );

  it('is refused if it is larger than any upload’s list', () => {
    expect(() => parseHostList(undefined)).toThrow('is damaged');
    const many = Object.fromEntries(Array.from({ length: 300_001 }, (_, number) => [`${number}.html`, null]));
    expect(() => parseHostList(Buffer.from(JSON.stringify(many)))).toThrow('is damaged');
  });

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
    ['in the place of the folder of the list', 'assets', '.'],
    ['in the place of the list', LIST_FILE, 'diary.txt'],
    ['that leads nowhere', 'index.html', 'missing.txt'],
  ])('%s stops the upload before it has written anything', async (_what, name, target) => {
    const { outside, site, send, web } = await plant(name, target);
    await expect(send(await site(FIRST), 0, { overwrite: true })).rejects.toThrow(
      `a symbolic link is in the path of`,
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

  it('that appears during an upload is not followed either', async () => {
    const { outside, web, site, send } = await places();
    await writeFile(path.join(outside, 'diary.txt'), 'private');
    const planted = send(await site(FIRST), 0, {
      through: (host) => ({
        ...host,
        put: async (item, bytes) => {
          if (item.file === 'index.html') await symlink(outside, path.join(web, 'old'));
          await host.put(item, bytes);
        },
      }),
    });
    await expect(planted).rejects.toThrow('An upload follows no links');
    await untouched(outside);
  });
});

it('a folder in place of a file stops the upload with one sentence', async () => {
  const { site, send, put } = await places();
  await put({ 'index.html/x': '' });
  await expect(send(await site(FIRST), 0)).rejects.toThrow(
    'something else that is not a file has the name of index.html',
  );
});

it.each([
  'index.html',
  '.htaccess',
  '.well-known/security.txt',
  'images/Preisliste für 2026 (neu).pdf',
  'assets/client/menu.D7T22QRF.js.LEGAL.txt',
  '写真/東京.avif',
  '__proto__',
  '-rf',
  "o'clock & co; $(date).txt",
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
