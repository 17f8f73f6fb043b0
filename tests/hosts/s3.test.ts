import { existsSync } from 'node:fs';
import { mkdir, readFile, symlink } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RECORD_FILE } from '../../build/upload/plan.ts';
import { ROUTES } from '../routes.ts';
import { ask, tableRow } from './ask.ts';
import { brokenMoments, type Step } from './moments.ts';
import { describeWith, find } from './programs.ts';
import { readmeRows, runFromReadme } from './readme.ts';
import { type S3Server, startS3Server } from './s3-server.ts';
import { makeVersions, type Version, type Versions } from './versions.ts';

const BUCKET = 'agency-site';
const WEBSITE = `${BUCKET}.s3-website-us-east-1.amazonaws.com`;

const YEAR = 'public, max-age=31536000, immutable';

/** What an upload to S3 consists of. */
const uploaded = ({ files }: Version) =>
  files.filter((file) => !/\.(?:br|gz)$/.test(file) && file !== '.htaccess' && file !== '_headers');

describeWith({ aws: 'awscli' }, 'an upload to S3', () => {
  let versions: Versions;
  let server: S3Server;
  let firstSteps: Step[];
  let secondSteps: Step[];

  const environment = () => ({
    ...server.environment,
    PATH: `${path.join(versions.base, 'bin')}${path.delimiter}${process.env.PATH}`,
  });
  const endpoint = () => `--endpoint-url=http://127.0.0.1:${server.port}`;
  const fromReadme = (start: string, extra: string) =>
    runFromReadme(start, { BUCKET: `${BUCKET} ${extra}` }, environment());
  const upload = ({ folder }: Version) =>
    fromReadme('npm run upload -- s3://', `${endpoint()} --dist=${folder}`);
  const visit = (address: string) => ask(server.port, address, WEBSITE);
  const page = (file: string) => readFile(path.join(versions.second.folder, file));

  beforeAll(async () => {
    versions = await makeVersions();
    server = await startS3Server(versions.base, BUCKET);
    // Debian's own where there are several: managers of Python versions leave an "aws" that may lead nowhere.
    const program = existsSync('/usr/bin/aws') ? '/usr/bin/aws' : `${find('aws')}`;
    await mkdir(path.join(versions.base, 'bin'));
    await symlink(program, path.join(versions.base, 'bin/aws'));
    await fromReadme('aws s3 mb', endpoint());
    await fromReadme('aws s3 website', endpoint());
    await upload(versions.first);
    firstSteps = server.steps();
    await upload(versions.second);
    secondSteps = server.steps();
  });

  afterAll(async () => {
    await server?.stop();
    await versions?.remove();
  });

  it('brings every file that S3 can use, and no settings of other hosts or precompressed twins', () => {
    const sent = secondSteps.filter(({ action }) => action === 'put').map(({ file }) => file);
    expect([...new Set(sent)].sort()).toEqual([...uploaded(versions.second), RECORD_FILE].sort());
  });

  it('keeps the hashed files of the version before, and removes only the page that is gone', () => {
    const removed = secondSteps.filter(({ action }) => action === 'delete').map(({ file }) => file);
    expect(removed).toEqual(['refund-policy/index.html']);
  });

  it('never lets a visitor meet a page whose files are not there, the first time as later', () => {
    expect(firstSteps.filter(({ file }) => file.endsWith('.html'))).toHaveLength(versions.first.needs.size);
    expect(brokenMoments(firstSteps, undefined, versions.first)).toEqual([]);
    expect(brokenMoments(secondSteps, versions.first, versions.second)).toEqual([]);
  });

  it('is watched by a test that would see such a moment', () => {
    const wrong = [...secondSteps].reverse();
    expect(brokenMoments(wrong, versions.first, versions.second)).not.toEqual([]);
  });

  it('removes last', () => {
    const steps = secondSteps.filter(({ file }) => file !== RECORD_FILE);
    expect(steps.at(-1)?.action).toBe('delete');
  });

  describe('gives each file its content type and how long it may be kept', () => {
    it.each([
      ['page', /^about-us\/index\.html$/, 'text/html; charset=utf-8', 'no-cache'],
      ['script', /^assets\/client\/menu\..*\.js$/, 'text/javascript; charset=utf-8', YEAR],
      ['licence', /\.LEGAL\.txt$/, 'text/plain; charset=utf-8', YEAR],
      ['font', /\.woff2$/, 'font/woff2', YEAR],
      ['drawing', /^assets\/.*\.svg$/, 'image/svg+xml', YEAR],
      ['sitemap', /^sitemap\.xml$/, 'application/xml', 'no-cache'],
      ['robots.txt', /^robots\.txt$/, 'text/plain; charset=utf-8', 'no-cache'],
    ])('%s', async (_what, pattern, type, cache) => {
      const file = versions.second.files.find((name) => pattern.test(name));
      const { status, headers, body } = await visit(`/${file}`);
      expect(status).toBe(200);
      expect(headers['content-type']).toBe(type);
      expect(headers['cache-control']).toBe(cache);
      expect(body.equals(await page(file ?? ''))).toBe(true);
    });

    it('and to no file any other', async () => {
      for (const file of uploaded(versions.second)) {
        const { headers } = await visit(`/${file}`);
        expect(headers['cache-control'], file).toBe(file.startsWith('assets/') ? YEAR : 'no-cache');
      }
    });
  });

  describe('makes a website that answers', () => {
    it('every route with its page', async () => {
      for (const route of ROUTES.filter((address) => address !== '/refund-policy/')) {
        const { status, body } = await visit(route);
        expect([route, status]).toEqual([route, 200]);
        expect(body.equals(await page(`${route.slice(1)}index.html`))).toBe(true);
      }
    });

    it('a page that asks for a file of the version before', async () => {
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
      const asset = versions.second.files.find((file) => /menu.*\.js$/.test(file));
      const addresses = {
        '/about-us': '/about-us',
        '/about-us/': '/about-us/',
        '/services/': '/services/',
        '/unknown': '/unknown',
        'hashed file': `/${asset}`,
        '/.htaccess': '/.htaccess',
      };
      const rows = [];
      for (const [what, address] of Object.entries(addresses)) {
        rows.push(tableRow('S3', what, await visit(address)));
      }
      expect(readmeRows('S3')).toEqual(rows);
    });
  });
});
