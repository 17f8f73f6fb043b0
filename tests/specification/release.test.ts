import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'glob';
import { describe, expect, it, onTestFinished } from 'vitest';
import { tryBuild } from '../browser/build-site.ts';
import { CONTENT } from '../content.ts';
import { copyAgencySite } from '../photographs/agency-site.ts';

/** Runs what `npm run release` runs. */
const release = (root: string, out: string, CONTACT_ENDPOINT = '', CONTACT_KEY = '') =>
  tryBuild(['--release', `--root=${root}`, `--out=${out}`], { CONTACT_ENDPOINT, CONTACT_KEY });

const TEXTS = globSync('content/**/*.{yaml,md}').map((file) => [file, readFileSync(file, 'utf8')] as const);

describe('npm run release', () => {
  it('is refused for the shipped content, and lists every invented person, and what is missing', () => {
    const { status, stderr } = release('.', 'tests/.tmp/refused');
    expect(status).toBe(1);
    const people = CONTENT.about.people?.items ?? [];
    const names = [...CONTENT.reviews.reviews, ...people].map(({ name }) => `"${name}"`);
    expect(names).toHaveLength(32 + 6);
    for (const said of [...names, 'No release was made']) expect(stderr).toContain(said);
    for (const rule of ['sample', 'site-address', 'email', 'address', 'enquiry-endpoint', 'enquiry-key'])
      expect(stderr).toMatch(new RegExp(`^${rule}  `, 'm'));
    expect(existsSync('tests/.tmp/refused')).toBe(false);
  });

  it('builds the site once all samples are replaced, and prints the accepted findings with their reasons', async () => {
    const real = TEXTS.map(([file, text]) => [
      file,
      text
        .replaceAll('northing.example', 'northing-agency.com')
        .replace('1200 Sample Avenue', '1411 Capitol Way S')
        // A release asks for the evidence of a claim again after a year.
        .replaceAll('November 24, 2026', new Date().toLocaleDateString('en-US', { dateStyle: 'long' }))
        .replace(/^([^#\n]*[:-] )!sample /gm, '$1')
        .replace(/^( +)sample: true\n/gm, '$1consent: { how: by email, date: "March 3, 2026" }\n'),
    ]);
    const root = await copyAgencySite(Object.fromEntries(real));
    onTestFinished(() => rmSync(root, { recursive: true }));
    const service = ['https://hooks.northing-agency.com/start', 'k5-9aPd27'];
    const { status, stdout, stderr } = release(root, path.join(root, 'dist'), ...service);
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).not.toContain('stand against');
    expect(stdout).toContain(
      'duplicate-h1: "Privacy Policy"\n        The specification heads the Terms page',
    );
    const home = readFileSync(path.join(root, 'dist/index.html'), 'utf8');
    expect(home).toContain('<link rel="canonical" href="https://www.northing-agency.com/">');
    expect(home).not.toMatch(/northing\.example|sample review/i);
  });
});
