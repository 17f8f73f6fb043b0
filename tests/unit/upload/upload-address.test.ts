import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type FileTree, folderLike } from '../../../build/commands/upload/host.ts';
import { remotePlace } from '../../../build/commands/upload/place.ts';
import { filesFor, headersOf } from '../../../build/commands/upload/s3.ts';
import { hostAt } from '../../../build/commands/upload.ts';

const RIGHTS = { AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret' };

const host = async (address?: string, environment: NodeJS.ProcessEnv = RIGHTS, endpoint?: string) =>
  hostAt(address, { dist: 'dist', endpoint, redirects: [], environment, ask: undefined })();

describe('the address of an upload', () => {
  it('is explained if it is missing or unknown', async () => {
    await expect(host()).rejects.toThrow('npm run upload -- ftp://');
    await expect(host('gopher://example.com')).rejects.toThrow(
      'Addresses that begin with gopher:// are not supported.',
    );
  });

  it.each(['ftp.example.com/public_html', 'agency:secret@example.com:www', ''])(
    'that lacks the beginning of a server address is refused and creates no folder: %j',
    async (address) => {
      const refused = host(address);
      await expect(refused).rejects.toThrow('There is no folder of that name here.');
      await expect(refused).rejects.not.toThrow('secret');
      expect(existsSync(address)).toBe(false);
    },
  );

  it('must not contain a password, which other programs could see, and never shows one', async () => {
    for (const protocol of ['ftp', 'sftp']) {
      const refused = host(`${protocol}://agency:secret@example.com/public_html`);
      await expect(refused).rejects.toThrow('set UPLOAD_PASSWORD');
      await expect(refused).rejects.not.toThrow('secret');
    }
    await expect(host('https://agency:secret@example.com')).rejects.not.toThrow('secret');
  });

  it('needs a user, and FTP a password', async () => {
    await expect(host('ftp://example.com')).rejects.toThrow('Name the user: ftp://USER@example.com');
    await expect(host('ftp://agency@example.com', {})).rejects.toThrow('Set UPLOAD_PASSWORD');
  });

  it('cannot inject a second command into a server', () => {
    const place = (address: string) => () => remotePlace(new URL(address));
    expect(place('ftp://agency%0d%0aDELE@example.com')).toThrow('control characters');
    expect(place('ftp://agency@example.com/public_html%0aDELE%20x')).toThrow('control characters');
    expect(place('ftp://agency@example.com/100%')).toThrow('Write %25');
  });

  it('names a folder relative to that of the login, or with two slashes an absolute one', () => {
    expect(remotePlace(new URL('sftp://agency@example.com/www/a%20b/'))).toMatchObject({
      folder: 'www/a b/',
      port: 22,
      address: 'sftp://agency@example.com:22/www/a b',
    });
    const addressOf = (end: string) => remotePlace(new URL(`sftp://agency@example.com${end}`)).address;
    expect(addressOf('/')).toBe(addressOf(''));
    expect(addressOf('//')).not.toBe(addressOf('/'));
    expect(remotePlace(new URL('sftp://agency@server.1/www')).server).toBe('server.1');
    const written = ['sftp://agency@Example.com', 'sftp://agency@example.com'];
    expect(new Set(written.map((url) => remotePlace(new URL(url)).address)).size).toBe(1);
    expect(remotePlace(new URL('sftp://agency@[::1]:2222//var/www'))).toMatchObject({
      server: '::1',
      port: 2222,
      folder: '/var/www',
    });
  });

  it('must be a whole bucket, because the site’s addresses begin with a slash', async () => {
    await expect(host('s3://bucket/folder')).rejects.toThrow('s3://bucket');
    await expect(host('s3://bucket/')).resolves.toMatchObject({ address: 's3://bucket' });
    await expect(host('s3://UPPER_case')).rejects.toThrow('is not a valid bucket name');
    await expect(host('s3://bucket', RIGHTS, 'file:///etc')).rejects.toThrow('--endpoint-url must be');
    await expect(host('s3://bucket', {})).rejects.toThrow('aws configure export-credentials');
  });
});

describe('a host gets', () => {
  const OLD = 'assets/client/menu.D7T22QRF.js';
  const files = [
    '.htaccess',
    '.well-known/security.txt',
    '404.html',
    '_headers',
    'index.html',
    'index.html.br',
    'index.html.gz',
    'prices.gz',
    OLD,
    `${OLD}.br`,
  ];

  it('everything but the settings of other hosts by FTP and SFTP', () => {
    const { selects } = folderLike('', 1, {} as FileTree);
    expect(selects(files)).toEqual(files.filter((file) => file !== '_headers'));
  });

  it('neither settings of other hosts nor precompressed files on S3', () => {
    expect(filesFor(files)).toEqual(['.well-known/security.txt', '404.html', 'index.html', 'prices.gz', OLD]);
  });

  it('text compressed on S3, but not the page for errors', () => {
    expect(headersOf('index.html')).toEqual({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-encoding': 'gzip',
    });
    for (const file of ['prices.gz', '404.html'])
      expect(headersOf(file)).not.toHaveProperty('content-encoding');
  });
});
