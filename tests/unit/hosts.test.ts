import { readFile } from 'node:fs/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { htaccess, serverHeaders } from '../../build/output/hosts/apache.ts';
import { responseHeadersPolicy } from '../../build/output/hosts/cloudfront.ts';
import { HEADERS } from '../../build/output/hosts/headers.ts';
import { headersFile } from '../../build/output/hosts/host-files.ts';
import { site } from './small-site.ts';

it.each(Object.entries(HEADERS))('the settings of hosts send %s everywhere', (name, value) => {
  expect(htaccess({ url: 'https://www.example.com' }, [])).toContain(`Header always set ${name} "${value}"`);
  expect(serverHeaders()).toContain(`Header always set ${name} "${value}"`);
  expect(headersFile()).toContain(`  ${name}: ${value}\n`);
  // For these headers CloudFront has its only value built in, or expects the age as a number.
  const there = { 'X-Content-Type-Options': 'ContentTypeOptions', 'Strict-Transport-Security': '31536000' };
  expect(JSON.stringify(responseHeadersPolicy())).toContain(there[name as keyof typeof there] ?? value);
  // It would end the quotes of a setting.
  expect(value).not.toMatch(/["\n\\]/);
});

it('each text file has compressed ones of the same content beside it, and no other file has', async () => {
  const small = await site();
  await small.build();
  const files = await small.files();
  const texts = files.filter((file) => /\.(?:html|js|svg|xml|txt|webmanifest)$/.test(file));
  expect(texts).toContain('index.html');
  for (const file of texts) {
    const text = await readFile(`${small.out}/${file}`);
    expect(brotliDecompressSync(await readFile(`${small.out}/${file}.br`)).equals(text), file).toBe(true);
    expect(gunzipSync(await readFile(`${small.out}/${file}.gz`)).equals(text), file).toBe(true);
  }
  expect(files.filter((file) => /\.(?:woff2|png|ico)\.(?:br|gz)$/.test(file))).toEqual([]);
});
