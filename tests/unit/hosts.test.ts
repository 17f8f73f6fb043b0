import { readFile } from 'node:fs/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { htaccess, serverHeaders } from '../../build/output/hosts/apache.ts';
import { responseHeadersPolicy } from '../../build/output/hosts/cloudfront.ts';
import { HASH, HEADERS } from '../../build/output/hosts/headers.ts';
import { headersFile } from '../../build/output/hosts/netlify.ts';
import { site } from './small-site.ts';

describe('the table of headers', () => {
  it.each(Object.entries(HEADERS))('is the source of %s for every host', (name, value) => {
    expect(htaccess(false)).toContain(`Header always set ${name} "${value}"`);
    expect(serverHeaders()).toContain(`Header always set ${name} "${value}"`);
    expect(headersFile()).toContain(`  ${name}: ${value}\n`);
    // For these headers CloudFront has its only value built in, or expects the age as a number.
    const there = { 'X-Content-Type-Options': 'ContentTypeOptions', 'Strict-Transport-Security': '31536000' };
    expect(JSON.stringify(responseHeadersPolicy())).toContain(there[name as keyof typeof there] ?? value);
  });

  it('has no value that would end the quotes of a setting', () => {
    for (const value of Object.values(HEADERS)) expect(value).not.toMatch(/["\n\\]/);
  });

  it.each(['menu.D7T22QRF.js', 'map.1a2b3c4d.svg', 'map.1a2b3c4d.svg.br'])('treats %s as hashed', (name) => {
    expect(name).toMatch(new RegExp(HASH));
  });

  it.each(['index.html', 'sitemap.xml', 'upload.json', 'apple-touch-icon.png'])(
    'does not treat %s as hashed',
    (name) => {
      expect(name).not.toMatch(new RegExp(HASH));
    },
  );
});

describe('the settings of Apache', () => {
  it('are in the site, and redirect to https only if the content says so', async () => {
    const small = await site();
    await small.build();
    expect(await small.read('.htaccess')).not.toContain('https://%{HTTP_HOST}');
    await small.edit({ 'content/site.yaml': (text) => `${text}\nredirectToHttps: true\n` });
    await small.build();
    expect(await small.read('.htaccess')).toContain('https://%{HTTP_HOST}');
  });

  it('report file and line of a switch that is neither on nor off', async () => {
    const small = await site({ 'content/site.yaml': (text) => `redirectToHttps: maybe\n${text}` });
    expect((await small.problems())[0]?.where).toMatch(/^content\/site\.yaml:1:/);
  });
});

describe('the precompressed text files', () => {
  it('are beside each text file, and have the same content', async () => {
    const small = await site();
    await small.build();
    const files = await small.files();
    const texts = files.filter((file) => /\.(?:html|js|svg|xml|txt|webmanifest)$/.test(file));
    expect(texts.length).toBeGreaterThan(8);
    for (const file of texts) {
      const text = await readFile(`${small.out}/${file}`);
      expect(brotliDecompressSync(await readFile(`${small.out}/${file}.br`)).equals(text), file).toBe(true);
      expect(gunzipSync(await readFile(`${small.out}/${file}.gz`)).equals(text), file).toBe(true);
    }
  });

  it('are not made from files that are compressed already', async () => {
    const small = await site();
    await small.build();
    expect((await small.files()).filter((file) => /\.(?:woff2|png|ico)\.(?:br|gz)$/.test(file))).toEqual([]);
  });
});
