import { symlink } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { replace, site } from './small-site.ts';

it('a file that a page shows is published under a name with its hash, which changes with its content', async () => {
  const small = await site();
  await small.build();
  const lamps = async () => (await small.files()).filter((file) => /lamp.*\.svg$/.test(file));
  const address = (await small.page('index.html')).querySelector('main img')?.getAttribute('src') ?? '';
  expect(address).toMatch(/^\/assets\/images\/lamp\.[0-9a-f]{8}\.svg$/);
  expect(await small.read(address.slice(1))).toContain('viewBox="0 0 2 2"');
  expect(await lamps()).toEqual([address.slice(1)]);
  await small.edit({ 'static/images/lamp.svg': replace('0 0 2 2', '0 0 3 3') });
  await small.build();
  expect(await lamps()).toEqual([expect.not.stringContaining(address.slice(1))]);
});

it('a file that no page shows is copied byte for byte, also through a link', async () => {
  const small = await site({ 'static/licence.txt': 'Füße\r\n\u0000end' });
  await symlink('licence.txt', path.join(small.root, 'static/link.txt'));
  await small.build();
  for (const file of ['licence.txt', 'link.txt']) expect(await small.read(file)).toBe('Füße\r\n\u0000end');
});
