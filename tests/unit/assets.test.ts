import { describe, expect, it } from 'vitest';
import { hashedName } from '../../build/assets/assets.ts';
import { pageText, replace, site } from './small-site.ts';

describe('a file that a page shows', () => {
  it('is published under a name with its hash, which changes with its content', async () => {
    const small = await site();
    await small.build();
    const address = (await small.page('index.html')).querySelector('main img')?.getAttribute('src') ?? '';
    expect(address).toMatch(/^\/assets\/images\/lamp\.[0-9a-f]{8}\.svg$/);
    expect(await small.read(address.slice(1))).toContain('viewBox="0 0 2 2"');
    const before = (await small.files()).filter((file) => /lamp.*\.svg$/.test(file));
    expect(before).toEqual([address.slice(1)]);
    await small.edit({ 'static/images/lamp.svg': replace('0 0 2 2', '0 0 3 3') });
    await small.build();
    const after = (await small.files()).filter((file) => /lamp.*\.svg$/.test(file));
    expect(after).toHaveLength(1);
    expect(after).not.toEqual(before);
  });

  it('has a name that depends only on its content', () => {
    expect(hashedName('a/b.svg', 'same')).toBe(hashedName('a/b.svg', new TextEncoder().encode('same')));
    expect(hashedName('b.svg', 'x')).toMatch(/^assets\/b\.[0-9a-f]{8}\.svg$/);
  });

  it('stops the build if it is missing, with the page and the nearest name', async () => {
    const before = "import { useAsset } from '../../../../components/page.ts';";
    const view = "<h1>Extra</h1><img src={useAsset()('images/lamb.svg')} alt='' />";
    const small = await site({ 'pages/extra.tsx': pageText('Extra', view, before) });
    expect(await small.report()).toBe(
      '/extra/ (pages/extra.tsx) The page could not be rendered. There is no file static/images/lamb.svg. Did you mean "images/lamp.svg"? Add it, or fix the name.',
    );
  });
});

it('a file that no page shows is copied byte for byte, also in the folder .well-known', async () => {
  const small = await site({
    'static/licence.txt': 'Füße\r\n\u0000end',
    'static/.well-known/security.txt': 'Contact: us\n',
  });
  await small.build();
  expect(await small.read('licence.txt')).toBe('Füße\r\n\u0000end');
  expect(await small.read('.well-known/security.txt')).toBe('Contact: us\n');
});
