import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { HEADERS } from '../../build/output/hosts/headers.ts';
import { ask, askRaw } from './ask.ts';
import { type Nginx, startNginx } from './nginx-server.ts';
import { describeWith } from './programs.ts';
import { runFromReadme } from './readme.ts';
import { makeVersions, type Version, type Versions } from './site-versions.ts';
import { itServesTheSite } from './web-server-answers.ts';

describeWith({ nginx: 'nginx' }, 'nginx, configured as in the README, with an uploaded site', () => {
  let versions: Versions;
  let server: Nginx;

  beforeAll(async () => {
    versions = await makeVersions();
    const web = path.join(versions.base, 'web');
    const upload = ({ folder }: Version) =>
      runFromReadme('npm run upload -- /var', { '/var/www/site': `${web} --dist=${folder}` }, {});
    await upload(versions.first);
    await upload(versions.second);
    await mkdir(path.join(web, '.git'));
    for (const file of ['_headers', '_headers.gz', '_redirects', '.built.json', '.env', '.git/config'])
      await writeFile(path.join(web, file), 'secret');
    server = await startNginx(versions.base, web);
  });

  afterAll(async () => {
    await server?.stop();
    await versions?.remove();
  });

  // The hashed files of both versions, which browsers may keep for a year.
  itServesTheSite('nginx', 'gzip', () => ({
    ...versions.second,
    port: server.port,
    files: [...versions.superseded, ...versions.second.files],
  }));

  it.each(['/refund-policy/', '/.htaccess'])(
    'does not serve %s, which is gone or only for others',
    async (address) => {
      expect((await ask(server.port, address)).status).toBe(404);
    },
  );

  it.each([
    'GET /%zz HTTP/1.1\r\nHost: localhost',
    'GET / HTTP/1.1',
    'GET /../../etc/passwd HTTP/1.1\r\nHost: localhost',
  ])('sends the headers also with its answer to a request that it cannot parse: %j', async (request) => {
    const answer = await askRaw(server.port, request);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    for (const [name, value] of Object.entries(HEADERS))
      expect(answer).toContain(`\r\n${name}: ${value}\r\n`);
  });
});
