import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPreview } from '../../build/commands/preview.ts';
import { serveRules } from '../../build/commands/serve.ts';
import { listen } from '../../build/commands/server/listening.ts';
import { resolveRedirects } from '../../build/content/redirects.ts';
import { BUILT_FILE, formatBuilt, readBuilt } from '../../build/output/built-files.ts';
import { htaccess } from '../../build/output/hosts/apache.ts';
import { indexFunction } from '../../build/output/hosts/cloudfront.ts';
import { nginxRedirects } from '../../build/output/hosts/nginx.ts';
import { redirectsFile } from '../../build/output/hosts/redirects-file.ts';
import { digest } from '../../build/shared/digest.ts';
import { filesIn } from '../unit/small-site.ts';
import { startApache } from './apache-server.ts';
import { ask } from './ask.ts';
import { freePort, untilListening } from './ftp-server.ts';
import { startNginx } from './nginx-server.ts';
import { describeWith, find } from './programs.ts';
import { runFromReadme } from './readme.ts';
import { type S3Server, startS3Server } from './s3-server.ts';
import { ASKED, MOVED, NOT_MOVED } from './sample-redirects.ts';

const redirects = resolveRedirects(MOVED);

let base: string;
/** The site, released with these redirects. */
let site: string;

beforeAll(async () => {
  base = await mkdtemp(path.join(tmpdir(), 'redirects-'));
  await chmod(base, 0o755);
  site = path.join(base, 'site');
  await cp('dist', site, { recursive: true });
  await writeFile(path.join(site, '_redirects'), redirectsFile(redirects));
  await writeFile(path.join(site, '.htaccess'), htaccess(false, redirects));
});

afterAll(() => rm(base, { recursive: true, force: true }));

/** The target of a redirect; on this site, only the path. */
const locationOf = (location: string | undefined) =>
  location?.replace(/^https?:\/\/(?:localhost|127\.0\.0\.1|[a-z-]+\.s3-website[^/:]*)(?::\d+)?/, '');

/** Requests everything in the table. @param gone the host's response for pages that are gone */
async function expectAnswers(port: number, gone: number, host = 'localhost') {
  for (const [address, to] of ASKED) {
    const { status, headers } = await ask(port, address, host, 'identity');
    const expected = to === undefined ? [address, gone, undefined] : [address, 301, to];
    expect([address, status, locationOf(headers.location)]).toEqual(expected);
  }
  for (const address of NOT_MOVED) {
    const { status, headers } = await ask(port, address, host, 'identity');
    expect([address, status, headers.location]).toEqual([address, 404, undefined]);
  }
}

describeWith({ apache2: 'apache2' }, 'Apache with the redirects of the site', () => {
  it('redirects each old address to its new one, and reports pages that are gone', async () => {
    const apache = await startApache(site);
    try {
      await expectAnswers(apache.port, 410);
      const query = await ask(apache.port, '/prices.html?utm_source=mail&b=%2F');
      expect(locationOf(query.headers.location)).toBe('/packages/?utm_source=mail&b=%2F');
      const fragment = await ask(apache.port, '/a.b+(c)$d/?utm_source=mail');
      expect(locationOf(fragment.headers.location)).toBe('/packages/#seo');
      const gone = await ask(apache.port, '/spring-offer/', 'localhost', 'identity');
      expect(gone.body.toString()).toContain('<h1');
    } finally {
      await apache.stop();
    }
  });
});

describeWith({ nginx: 'nginx' }, 'nginx with the redirects of the site', () => {
  it('redirects each old address to its new one, and reports pages that are gone', async () => {
    const nginx = await startNginx(base, site, nginxRedirects(redirects));
    try {
      await expectAnswers(nginx.port, 410);
      const query = await ask(nginx.port, '/prices.html?utm_source=mail&b=%2F');
      expect(locationOf(query.headers.location)).toBe('/packages/?utm_source=mail&b=%2F');
      const gone = await ask(nginx.port, '/spring-offer/', 'localhost', 'identity');
      expect(gone.body.toString()).toContain('<h1');
    } finally {
      await nginx.stop();
    }
  });
});

describe('an upload of a site with redirects to S3', () => {
  const BUCKET = 'moved-site';
  const WEBSITE = `${BUCKET}.s3-website-us-east-1.amazonaws.com`;
  let server: S3Server;

  beforeAll(async () => {
    await note(site);
    server = await startS3Server(base, BUCKET);
    await upload();
  });
  afterAll(() => server?.stop());

  const upload = () =>
    runFromReadme(
      'npm run upload -- s3://',
      { BUCKET: `${BUCKET} --endpoint-url=http://127.0.0.1:${server.port} --dist=${site}` },
      server.environment,
    );

  it('redirects each old address to its new one; pages that are gone are missing', async () => {
    for (const [address, to] of ASKED) {
      let { status, headers } = await ask(server.port, address, WEBSITE);
      // S3 first redirects to the address with a slash.
      if (status === 302) ({ status, headers } = await ask(server.port, headers.location ?? '', WEBSITE));
      const expected = to === undefined ? [address, 404, undefined] : [address, 301, to];
      expect([address, status, locationOf(headers.location)]).toEqual(expected);
    }
    for (const address of NOT_MOVED) expect((await ask(server.port, address, WEBSITE)).status).toBe(404);
  });

  it('removes a redirecting object when its entry is gone', async () => {
    await writeFile(path.join(site, '_redirects'), redirectsFile(redirects.slice(1)));
    await note(site);
    server.steps();
    await upload();
    const removed = server.steps().filter(({ action }) => action === 'delete');
    expect(removed.map(({ file }) => file)).toEqual(['prices.html']);
    expect((await ask(server.port, '/prices.html', WEBSITE)).status).toBe(404);
    await writeFile(path.join(site, '_redirects'), redirectsFile(redirects));
  });
});

describeWith({ njs: 'njs' }, 'the function for CloudFront with the redirects of the site', () => {
  it('redirects each old address to its new one, and reports pages that are gone', async () => {
    const requests = [...ASKED.map(([uri]) => uri), ...NOT_MOVED].map((uri) => ({ uri, querystring: {} }));
    const calls = requests.map(
      (request) => `console.log(JSON.stringify(handler(${JSON.stringify({ request })})));`,
    );
    const file = path.join(base, 'function.js');
    await writeFile(file, `${indexFunction(redirects)}\n${calls.join('\n')}\n`);
    const output = execFileSync(find('njs') ?? 'njs', [file], { encoding: 'utf8', timeout: 30_000 });
    const answers: {
      statusCode?: number;
      headers?: { location?: { value: string } };
      body?: { data: string };
    }[] = output
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    const [first, rest] = [answers.slice(0, ASKED.length), answers.slice(ASKED.length)];
    expect(first.map(({ statusCode, headers }) => [statusCode, headers?.location?.value])).toEqual(
      ASKED.map(([, to]) => (to === undefined ? [410, undefined] : [301, to])),
    );
    const targets = new Set(ASKED.flatMap(([, to]) => to ?? []));
    for (const { statusCode, headers } of rest) {
      expect(statusCode).not.toBe(410);
      expect(targets).not.toContain(headers?.location?.value);
    }
  });
});

describe('npm start with the redirects of the site', () => {
  it('redirects each old address to its new one, and reports pages that are gone', async () => {
    const server = createPreview(site, path.join(base, 'enquiries.jsonl'), () => {});
    const port = await listen(server, 0);
    try {
      await expectAnswers(port, 410, `localhost:${port}`);
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });
});

describe('npm run serve with the redirects of the site', () => {
  let server: ChildProcess;
  afterAll(() => {
    server?.kill();
  });

  it('redirects each old address to its new one; pages that are gone are missing', async () => {
    const folder = path.join(base, 'serve');
    await mkdir(folder);
    const config = path.join(folder, 'serve.json');
    await writeFile(
      config,
      JSON.stringify({
        cleanUrls: true,
        trailingSlash: true,
        directoryListing: false,
        redirects: serveRules(redirects),
      }),
    );
    const port = await freePort();
    const args = [
      'node_modules/serve/build/main.js',
      site,
      '--config',
      config,
      '-l',
      `tcp://127.0.0.1:${port}`,
      '-L',
    ];
    server = spawn(process.execPath, args, { stdio: 'ignore' });
    await untilListening(port);
    for (const [address, target] of ASKED) {
      // It encodes the address again.
      const to = target && encodeURI(decodeURI(target));
      let answer = await ask(port, address);
      // It first removes `.html` and adds slashes.
      for (let hop = 0; hop < 2 && answer.headers.location !== to && answer.status === 301; hop += 1)
        answer = await ask(port, answer.headers.location ?? '');
      const expected = to === undefined ? [address, 404, undefined] : [address, 301, to];
      expect([address, answer.status, answer.headers.location]).toEqual(expected);
    }
  });
});

/** Writes the file that a release leaves. */
async function note(folder: string): Promise<void> {
  expect(readBuilt(folder)).toBeDefined();
  const files = (await filesIn(folder)).filter((file) => file !== BUILT_FILE);
  const digests = await Promise.all(
    files.map(async (file) => [file, digest(await readFile(path.join(folder, file)))]),
  );
  await writeFile(
    path.join(folder, BUILT_FILE),
    formatBuilt({ release: true, files: Object.fromEntries(digests) }),
  );
}
