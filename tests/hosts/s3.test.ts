import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIST_FILE } from '../../build/commands/upload/host-list.ts';
import { type Answer, ask, tableRows } from './ask.ts';
import { incompleteStates, type Step } from './incomplete-states.ts';
import { readmeRows, runFromReadme } from './readme.ts';
import { type S3Server, startS3Server } from './s3-server.ts';
import { makeVersions, type Version, type Versions } from './site-versions.ts';
import { attemptUpload, failureOf } from './upload-attempt.ts';

const BUCKET = 'agency-site';
const WEBSITE = `${BUCKET}.s3-website-us-east-1.amazonaws.com`;

const YEAR = 'public, max-age=31536000, immutable';

/** Files and settings of an upload to S3. */
const uploaded = ({ files }: Version) =>
  files.filter((file) => !/\.(?:br|gz)$/.test(file) && file !== '.htaccess' && file !== '_headers');

/** A response as a browser sees it. */
const unpacked = ({ headers, body }: Answer) =>
  headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;

describe('an upload to S3', () => {
  let versions: Versions;
  let server: S3Server;
  let firstSteps: Step[];
  let secondSteps: Step[];

  const endpoint = () => `--endpoint-url=http://127.0.0.1:${server.port}`;
  const upload = ({ folder }: Version) =>
    runFromReadme(
      'npm run upload -- s3://',
      { BUCKET: `${BUCKET} ${endpoint()} --dist=${folder}` },
      server.environment,
    );
  const visit = (address: string) => ask(server.port, address, WEBSITE);
  const page = (file: string) => readFile(path.join(versions.second.folder, file));

  beforeAll(async () => {
    versions = await makeVersions();
    server = await startS3Server(versions.base, BUCKET);
    await upload(versions.first);
    firstSteps = server.steps();
    await upload(versions.second);
    secondSteps = server.steps();
  });

  afterAll(async () => {
    await server?.stop();
    await versions?.remove();
  });

  it('stores every file that S3 can use, and no settings of other hosts or precompressed files', () => {
    const sent = firstSteps.filter(({ action }) => action === 'put').map(({ file }) => file);
    expect([...new Set(sent)].sort()).toEqual([...uploaded(versions.first), LIST_FILE].sort());
  });

  it('does not send a hashed file that is already there', () => {
    const sent = secondSteps.map(({ file }) => file).filter((file) => file.startsWith('assets/'));
    const changed = uploaded(versions.second).filter(
      (file) => file.startsWith('assets/') && !versions.first.files.includes(file),
    );
    expect([...new Set(sent)].sort()).toEqual([...changed, LIST_FILE].sort());
  });

  it('keeps the hashed files of the previous version, and removes only the page that is gone', () => {
    const removed = secondSteps.filter(({ action }) => action === 'delete').map(({ file }) => file);
    expect(removed).toEqual(['refund-policy/index.html']);
  });

  it('never shows a visitor a page whose files are missing, on the first upload and later ones', () => {
    expect(firstSteps.filter(({ file }) => file.endsWith('.html'))).toHaveLength(versions.first.needs.size);
    expect(incompleteStates(firstSteps, undefined, versions.first)).toEqual([]);
    expect(incompleteStates(secondSteps, versions.first, versions.second)).toEqual([]);
  });

  it('removes files last', () => {
    const steps = secondSteps.filter(({ file }) => file !== LIST_FILE);
    expect(steps.at(-1)?.action).toBe('delete');
  });

  describe('serves with the right content type and caching', () => {
    it.each([
      ['page', /^about-us\/index\.html$/, 'text/html; charset=utf-8', 'no-cache'],
      ['script', /^assets\/client\/menu\..*\.js$/, 'text/javascript; charset=utf-8', YEAR],
      ['license', /\.LEGAL\.txt$/, 'text/plain; charset=utf-8', YEAR],
      ['font', /\.woff2$/, 'font/woff2', YEAR],
      ['drawing', /^assets\/.*\.svg$/, 'image/svg+xml', YEAR],
      ['sitemap', /^sitemap\.xml$/, 'application/xml', 'no-cache'],
      ['robots.txt', /^robots\.txt$/, 'text/plain; charset=utf-8', 'no-cache'],
    ])('%s', async (_what, pattern, type, cache) => {
      const file = versions.second.files.find((name) => pattern.test(name));
      const answer = await visit(`/${file}`);
      expect(answer.status).toBe(200);
      expect(answer.headers['content-type']).toBe(type);
      expect(answer.headers['cache-control']).toBe(cache);
      expect(unpacked(answer).equals(await page(file ?? ''))).toBe(true);
    });
  });

  describe('stores text compressed, as S3 does not compress', () => {
    it('for every text but Not Found, and no file that is compressed already', async () => {
      for (const file of uploaded(versions.second)) {
        const isText = /\.(?:html|js|svg|xml|txt|json|webmanifest)$/.test(file) && file !== '404.html';
        const answer = await visit(`/${file}`);
        expect([file, answer.headers['content-encoding']]).toEqual([file, isText ? 'gzip' : undefined]);
        expect(unpacked(answer).equals(await page(file)), file).toBe(true);
      }
    });
  });

  describe('makes a website that answers', () => {
    it('a page that requests a file of the previous version', async () => {
      const script = versions.superseded.find((file) => file.endsWith('.js'));
      expect((await visit(`/${script}`)).status).toBe(200);
    });

    it.each(['/unknown', '/services/', '/services', '/refund-policy/'])(
      '%s with Not Found',
      async (address) => {
        const { status, headers, body } = await visit(address);
        expect(status).toBe(404);
        expect(headers['content-type']).toBe('text/html; charset=utf-8');
        expect(body.equals(await page('404.html'))).toBe(true);
      },
    );

    it('as the table in the README says', async () => {
      expect(readmeRows('S3')).toEqual(await tableRows('S3', versions.second.files, visit));
    });
  });

  /** Uploads the second version again. */
  const attempt = (more: Record<string, string> = {}, bucket = BUCKET) =>
    attemptUpload([`s3://${bucket}`, endpoint(), `--dist=${versions.second.folder}`], {
      ...server.environment,
      ...more,
    });

  it('stops with the reason when the credentials are wrong or the bucket does not exist', async () => {
    server.steps();
    expect(await failureOf(attempt({ AWS_ACCESS_KEY_ID: 'NOBODY' }))).toContain(
      'S3 answers 403. It needs the rights',
    );
    expect(await failureOf(attempt({}, 'agency-sight'))).toMatch(/S3 answers 404/);
    expect(server.steps()).toEqual([]);
  });

  it('tries again when the connection breaks or S3 is busy', async () => {
    server.fail(2);
    const { code, stderr } = await attempt();
    expect([code, stderr]).toEqual([0, '']);
  });
});
