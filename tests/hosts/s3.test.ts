import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { AwsClient } from 'aws4fetch';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIST_FILE } from '../../build/commands/upload/host-list.ts';
import { ROUTES } from '../routes.ts';
import { type Answer, ask, tableRows } from './ask.ts';
import { incompleteStates, type Step } from './incomplete-states.ts';
import { readmeRows, runFromReadme } from './readme.ts';
import { type S3Server, startS3Server } from './s3-server.ts';
import { makeVersions, type Version, type Versions } from './site-versions.ts';

const BUCKET = 'agency-site';
const WEBSITE = `${BUCKET}.s3-website-us-east-1.amazonaws.com`;

const YEAR = 'public, max-age=31536000, immutable';

const SECRET = 'S3RVER';

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

  it('would be caught by this test if it did', () => {
    const wrong = [...secondSteps].reverse();
    expect(incompleteStates(wrong, versions.first, versions.second)).not.toEqual([]);
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

    it('every file: hashed ones for a year, others revalidated', async () => {
      for (const file of uploaded(versions.second)) {
        const { headers } = await visit(`/${file}`);
        expect(headers['cache-control'], file).toBe(file.startsWith('assets/') ? YEAR : 'no-cache');
      }
    });
  });

  describe('stores text compressed, as S3 does not compress', () => {
    it('so that a page has the size that the build reports', async () => {
      for (const route of ['/', '/packages/', '/about-us/']) {
        const { headers, body } = await visit(route);
        expect([route, headers['content-encoding']]).toEqual([route, 'gzip']);
        expect(body.equals(await page(`${route.slice(1)}index.html.gz`))).toBe(true);
        expect(body.length).toBeLessThan(20_000);
      }
    });

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
    it('every route with its page', async () => {
      for (const route of ROUTES.filter((address) => address !== '/refund-policy/')) {
        const answer = await visit(route);
        expect([route, answer.status]).toEqual([route, 200]);
        expect(unpacked(answer).equals(await page(`${route.slice(1)}index.html`))).toBe(true);
      }
    });

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

  /** Uploads the second version again, and returns what the terminal then shows. */
  const attempt = async (more: Record<string, string> = {}, bucket = BUCKET) => {
    const args = [
      'run',
      '--silent',
      'upload',
      '--',
      `s3://${bucket}`,
      endpoint(),
      `--dist=${versions.second.folder}`,
    ];
    const env = { ...process.env, ...server.environment, ...more };
    return promisify(execFile)('npm', args, { env }).then(
      ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
      (error) => error as { code: number; stdout: string; stderr: string },
    );
  };
  /** The message of an upload that fails, on one line. */
  const failure = async (more: Record<string, string>, bucket?: string): Promise<string> => {
    const { code, stderr } = await attempt(more, bucket);
    expect(code).toBe(1);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    return stderr;
  };

  it('reads its credentials from the files of the AWS CLI', async () => {
    const folder = path.join(versions.base, 'aws');
    await mkdir(folder);
    const credentials = `[other]\naws_access_key_id = no\n\n[my.agency]\naws_access_key_id = ${SECRET}\naws_secret_access_key = ${SECRET}\n`;
    await writeFile(path.join(folder, 'credentials'), credentials);
    await writeFile(path.join(folder, 'config'), '[profile my.agency]\nregion = us-east-1\n');
    const environment = {
      AWS_ACCESS_KEY_ID: '',
      AWS_SECRET_ACCESS_KEY: '',
      AWS_REGION: '',
      AWS_PROFILE: 'my.agency',
      AWS_SHARED_CREDENTIALS_FILE: path.join(folder, 'credentials'),
      AWS_CONFIG_FILE: path.join(folder, 'config'),
    };
    expect((await attempt(environment)).stderr).toBe('');
    expect(await failure({ ...environment, AWS_PROFILE: 'nobody' })).toContain(
      'No credentials for S3 were found',
    );
  });

  it('stops with the reason when the credentials are wrong or the bucket does not exist', async () => {
    server.steps();
    expect(await failure({ AWS_ACCESS_KEY_ID: 'NOBODY' })).toContain('S3 answers 403. It needs the rights');
    expect(await failure({}, 'agency-sight')).toMatch(/S3 answers 404/);
    expect(server.steps()).toEqual([]);
  });

  it('tries again when the connection breaks or S3 is busy', async () => {
    server.fail(2);
    const { code, stderr } = await attempt();
    expect([code, stderr]).toEqual([0, '']);
  });

  describe('under attack', () => {
    const attacked = async (list: Record<string, string | null>, attack: () => Promise<void>) => {
      await storeAs(server, LIST_FILE, JSON.stringify(list));
      server.steps();
      await attack();
    };

    it('refuses a list in the bucket with a name that no upload wrote, and changes nothing', async () => {
      for (const name of ['a\n!touch pwned', '../x', 'a/../../b', '.env']) {
        await attacked({ [name]: null }, async () => {
          expect(await failure({})).toContain('names files that no upload can have put there');
          expect(server.steps()).toEqual([]);
        });
      }
    });

    it('removes no object that this machine did not put there, whatever the list says', async () => {
      await storeAs(server, 'invoices/2026.pdf', 'of the agency');
      await attacked({ 'index.html': null, 'invoices/2026.pdf': null }, async () => {
        const { code, stdout } = await attempt();
        expect(code).toBe(0);
        expect(stdout).toContain('this machine did not put them there: invoices/2026.pdf');
        expect(server.steps().filter(({ action }) => action === 'delete')).toEqual([]);
      });
      expect(String((await visit('/invoices/2026.pdf')).body)).toBe('of the agency');
    });
  });
});

/** Stores another person's object in the bucket. */
async function storeAs({ port }: S3Server, file: string, text: string): Promise<void> {
  const client = new AwsClient({
    accessKeyId: SECRET,
    secretAccessKey: SECRET,
    service: 's3',
    region: 'us-east-1',
  });
  const { status } = await client.fetch(`http://127.0.0.1:${port}/${BUCKET}/${file}`, {
    method: 'PUT',
    body: text,
  });
  expect(status).toBe(200);
}
