import { describe, expect, it } from 'vitest';
import { site } from './small-site.ts';

describe('the sitemap', () => {
  it('lists every page but Not Found, by complete URL', async () => {
    const small = await site();
    await small.build();
    const listed = [...(await small.read('sitemap.xml')).matchAll(/<loc>(.*?)<\/loc>/g)].map(
      ([, url]) => url,
    );
    expect(listed).toEqual([
      'https://www.lantern.example/',
      'https://www.lantern.example/packages/',
      'https://www.lantern.example/refund-policy/',
      'https://www.lantern.example/services/seo/',
    ]);
  });

  it('is named in robots.txt', async () => {
    const small = await site();
    await small.build();
    expect(await small.read('robots.txt')).toContain('Sitemap: https://www.lantern.example/sitemap.xml');
  });
});
