import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { CONTENT } from '../content.ts';

/** Runs what `npm run release` runs. */
const release = (folder: string, environment: Record<string, string> = {}) =>
  spawnSync(
    process.execPath,
    ['--import', 'tsx', 'build.ts', '--release', `--root=${folder}`, `--out=${folder}/dist`],
    {
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production', CONTACT_ENDPOINT: '', CONTACT_KEY: '', ...environment },
    },
  );

/** A copy of the real site with its own content; the code is the repository's. */
function copy(): string {
  mkdirSync('tests/.tmp', { recursive: true });
  const folder = path.resolve(mkdtempSync('tests/.tmp/release-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of ['pages', 'client']) {
    symlinkSync(path.resolve(name), path.join(folder, name), 'junction');
  }
  for (const name of ['content', 'static']) {
    cpSync(name, path.join(folder, name), { recursive: true });
  }
  return folder;
}

const files = (folder: string) =>
  readdirSync(path.join(folder, 'content'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(yaml|md)$/.test(name))
    .map((name) => path.join(folder, 'content', name));

/** Replaces all samples with real values. */
function replaceSamples(folder: string): void {
  for (const file of files(folder)) {
    const text = readFileSync(file, 'utf8')
      .replaceAll('northing.example', 'northing-agency.com')
      .replace('1200 Sample Avenue', '1411 Capitol Way S')
      .replace(/^([^#\n]*: )!sample /gm, '$1')
      .replace(/^ +sample: true\n/gm, '');
    writeFileSync(file, text);
  }
}

describe('npm run release on the shipped content', () => {
  it('is refused, and lists every sample with its file and line, and everything else that is missing', () => {
    const folder = copy();
    const { status, stderr } = release(folder);
    expect(status).toBe(1);
    const lines = files(folder).flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .map((line, index) => ({ line, where: `${path.basename(file)}:${index + 1}:` })),
    );
    const samples = lines.filter(({ line }) => /^[^#]*: !sample/.test(line));
    expect(samples.length).toBeGreaterThan(8);
    for (const { where } of samples) expect(stderr).toContain(where);
    const people = CONTENT.about.people?.items ?? [];
    const names = [...CONTENT.reviews.reviews, ...people].map(({ name }) => name);
    expect(names).toHaveLength(32 + 6);
    for (const name of names) expect(stderr).toContain(`"${name}"`);
    for (const rule of ['site-address', 'email', 'address', 'enquiry-endpoint', 'enquiry-key']) {
      expect(stderr).toMatch(new RegExp(`^${rule}  `, 'm'));
    }
    expect(stderr).toContain('No release was made');
    expect(readdirSync(folder)).not.toContain('dist');
  });
});

describe('npm run release on a copy with all samples replaced', () => {
  it('builds the site, and prints the accepted findings with their reasons', () => {
    const folder = copy();
    replaceSamples(folder);
    const service = { CONTACT_ENDPOINT: 'https://hooks.northing-agency.com/start', CONTACT_KEY: 'k5-9aPd27' };
    const { status, stdout, stderr } = release(folder, service);
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(stdout).not.toContain('stand against');
    expect(stdout).toContain(
      'duplicate-h1: "Privacy Policy"\n        The specification heads the Terms page',
    );
    expect(readdirSync(path.join(folder, 'dist'))).toContain('index.html');
    const home = readFileSync(path.join(folder, 'dist/index.html'), 'utf8');
    expect(home).toContain('<link rel="canonical" href="https://www.northing-agency.com/">');
    expect(home).not.toMatch(/northing\.example|sample review/i);
  });
});
