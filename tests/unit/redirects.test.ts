import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { openVersion } from '../../build/commands/dev/site-version.ts';
import { findRedirect, resolveRedirects } from '../../build/content/redirects.ts';
import { parseRedirectsFile, redirectsFile } from '../../build/output/hosts/redirects-file.ts';
import { publish } from '../../build/output/publish.ts';
import type { Route } from '../../build/routes/list.ts';
import { problemOfOldAddress } from '../../schemas/old-address.ts';
import { ASKED, MOVED, NOT_MOVED } from '../hosts/sample-redirects.ts';
import { openFindings, publishable, release } from './publishable-site.ts';
import { pageText, site } from './small-site.ts';

const FILE = 'content/redirects.yaml';
const PUBLISHED = 'content/published.yaml';

/** The text of FILE: an old address and a new one in each line, or an old one that is gone. */
const yaml = (lines: string) =>
  `redirects:\n${lines
    .trim()
    .split(/\s*\n\s*/)
    .map((line) => line.split(' '))
    .map(([from, to]) => `  - from: ${from}\n    ${to ? `to: ${to}` : 'gone: true'}\n`)
    .join('')}`;

describe('an old address', () => {
  it.each(['/prices.html', '/old-team', '/old-team/', '/Bob%27s%20Work/', '/über-uns/', '/a.b+(c)$d/'])(
    'may be %s',
    (address) => expect(problemOfOldAddress(address)).toBeUndefined(),
  );

  it.each([
    ['old-team', 'must be an old address on this site that begins with a slash'],
    ['//evil.example/', 'must be an old address on this site'],
    ['https://www.lantern.example/prices/', 'Leave out the name of the site: "/prices/"'],
    ['/?page_id=12', 'hosts compare an address only up to its "?"'],
    ['/prices/#seo', 'Write "/prices/"'],
    ['/', 'the home page is always there'],
    ['/50%/', 'in which a % does not begin the code of a character'],
    ['/blog/*', 'here one is "*"'],
    ['/blog/:year/', 'here one is ":year"'],
    ['/../etc/', 'here one is ".."'],
    ['/.git/', 'here one is ".git"'],
    ['/a%0d%0aX: y/', 'here one is "a??X: y"'],
    ['/a%22b/', 'here one is "a"b"'],
    ['/a%5cb/', 'here one is "a\\b"'],
    ['/a%2f%2fb/', 'here one is ""'],
    [`/${'a'.repeat(256)}/`, 'parts of letters, digits and hyphens'],
    ['/abc'.repeat(300), 'an old address may have at most 900 bytes'],
  ])('may not be %s', (address, reason) => expect(problemOfOldAddress(address)).toContain(reason));
});

describe('a redirect', () => {
  const redirects = resolveRedirects(MOVED);

  it('redirects an address with and without its slash, but a file only as it is written', () => {
    for (const [address, to] of ASKED)
      expect([address, findRedirect(redirects, decodeURI(address))?.to]).toEqual([address, to]);
    for (const address of [...NOT_MOVED, '/prices.html/'])
      expect(findRedirect(redirects, address)).toBeUndefined();
  });

  it('to an address that redirects again leads directly to the last one', () => {
    const [first] = resolveRedirects([
      { from: '/a/', to: '/b/' },
      { from: '/b', to: '/c/' },
      { from: '/c/', to: '/packages/#seo' },
    ]);
    expect(first?.to).toBe('/packages/#seo');
  });

  it('is read from Netlify’s file as it was written there, and from no line of somebody else', () => {
    expect(parseRedirectsFile(redirectsFile(redirects))).toEqual(redirects);
    const foreign =
      '/* /index.html 200\n# a note\n/a/:b /c/:b 301\n/x /y 302\n/x /y 301 Country=us\n/../bucket/a /b 301\n';
    expect(parseRedirectsFile(`${foreign}/old /new/ 301\n`)).toEqual([
      { from: '/old', isFile: true, to: '/new/' },
    ]);
  });
});

describe('content/redirects.yaml', () => {
  it('is written for every host that reads files of the site, or not at all if it is empty', async () => {
    const small = await site({ [FILE]: yaml('/old/ /packages/\n/gone/') });
    await small.build();
    expect(await small.read('_redirects')).toBe(
      '/old /packages/ 301\n/old/ /packages/ 301\n# gone /gone\n# gone /gone/\n',
    );
    expect(await small.read('.htaccess')).toContain('RewriteRule "^old/?$" "/packages/" [R=301,L,NE]');
    await small.edit({ [FILE]: 'redirects: []\n' });
    await small.build();
    expect(await small.files()).not.toContain('_redirects');
  });

  it('is reported with the lines of entries that say too little or too much, or lead astray', async () => {
    const wrong = yaml('/a/ javascript:alert(1)');
    const small = await site({ [FILE]: `${wrong}  - from: /c/\n  - from: /d/\n    to: /\n    gone: true\n` });
    expect(await small.report()).toMatchInlineSnapshot(`
      "content/redirects.yaml:3:9 redirects[0].to: this must be an address on this site such as /contact-us/, or a complete one that begins with https://, but it is the text "javascript:alert(1)", which can run a script.
      content/redirects.yaml:4:5 redirects[1]: give it either a "to" with the page that replaces it, or "gone: true".
      content/redirects.yaml:5:5 redirects[2]: give it either a "to" with the page that replaces it, or "gone: true"."
    `);
  });

  it('is reported with the lines of entries that lead in a circle, or begin at the same address', async () => {
    const small = await site({ [FILE]: yaml('/a/ /b/\n/b /a/\n/c/ /c/\n/d/ /\n/d /packages/') });
    expect(await small.report()).toMatchInlineSnapshot(`
      "content/redirects.yaml:3:9 to: these redirects form a loop: "/a/" to "/b" to "/a/". Let one of them lead to a page.
      content/redirects.yaml:5:9 to: these redirects form a loop: "/b" to "/a/" to "/b". Let one of them lead to a page.
      content/redirects.yaml:7:9 to: "/c/" leads to itself, with or without a slash at the end. Remove this entry.
      content/redirects.yaml:10:11 from: "/d" appears twice in this file, first on line 8. Remove one."
    `);
  });

  it('is reported with the lines of entries that begin or end at the wrong pages', async () => {
    const small = await site({
      [FILE]: yaml(`/packages /
        /licence.txt /
        /index.html.br /
        /old/ /package/
        /part/ /services/seo/#nothing
        /older/ /oldest/
        /oldest/
        /page/ /404/`),
    });
    expect(await small.report()).toMatchInlineSnapshot(`
      "content/redirects.yaml:2:11 from: "/packages" is a page of this site, so it cannot be redirected. Remove this entry, or rename the page.
      content/redirects.yaml:4:11 from: "/licence.txt" is a file of this site, so it cannot be redirected. Remove this entry, or rename the page.
      content/redirects.yaml:6:11 from: "/index.html.br" is a file of this site, so it cannot be redirected. Remove this entry, or rename the page.
      content/redirects.yaml:9:9 to: there is no page "/package/". Did you mean "/packages/"? Fix the address, or write "gone: true" in its place.
      content/redirects.yaml:11:9 to: the page /services/seo/ has no part "#nothing". Leave it out, or fix it.
      content/redirects.yaml:13:9 to: this leads to "/oldest/", which is gone, as this file says. Choose another page, or write "gone: true" here too.
      content/redirects.yaml:17:9 to: there is no page "/404/". Fix the address, or write "gone: true" in its place."
    `);
  });

  it('is applied and checked by npm run dev', async () => {
    const small = await site({ [FILE]: yaml('/old/ /packages/') });
    const open = () => openVersion({ root: small.root, out: small.out, release: false, environment: {} });
    expect((await open()).redirect('/old')?.to).toBe('/packages/');
    await small.edit({ [FILE]: yaml('/old/ /package/') });
    await expect((await open()).check()).rejects.toThrow('there is no page "/package/"');
  });
});

describe('the list of published addresses', () => {
  const listIn = (root: string) => readFile(path.join(root, PUBLISHED), 'utf8');
  const NEWS = pageText(
    'What is new at Lantern',
    '<h1>News</h1>',
    '',
    'What is new at Lantern this month, in a few short sentences for shops near you.',
  );

  it('is written only by a release, never by a refused one, and grows by new addresses', async () => {
    const small = await publishable();
    await openFindings(small);
    await expect(listIn(small.root)).rejects.toThrow('ENOENT');
    expect((await release(small)).published).toEqual([
      '/',
      '/accessibility/',
      '/packages/',
      '/refund-policy/',
      '/services/seo/',
    ]);
    const before = await listIn(small.root);
    expect(before).toMatch(/^# yaml-language-server: .*\n(?:#.*\n)+published:\n(?: {2}- \/\S*\n){5}$/);
    await small.edit({
      'pages/news.tsx': NEWS,
      'content/reviews.yaml': (text) => text.replace('stars: 5', 'stars: 5\n    sample: true'),
    });
    await expect(release(small)).rejects.toThrow('No release was made');
    expect(await listIn(small.root)).toBe(before);
    await small.edit({ 'content/reviews.yaml': (text) => text.replace('\n    sample: true', '') });
    expect((await release(small)).published).toEqual(['/news/']);
    expect(await listIn(small.root)).toBe(`${before}  - /news/\n`);
    expect((await release(small)).published).toEqual([]);
  });

  it('requires an answer for every address: where it leads, or that it is gone', async () => {
    const small = await publishable({ [PUBLISHED]: 'published:\n  - /news/\n  - /offer/\n' });
    await expect(release(small)).rejects.toThrow('Say in content/redirects.yaml where it leads now');
    await small.edit({ [FILE]: yaml('/news /packages/\n/offer/') });
    await release(small);
    expect(await listIn(small.root)).toContain('  - /news/\n  - /offer/\n');
  });

  it('that cannot be written is reported before the site is published, and nothing is left behind', async () => {
    const small = await publishable();
    const published = vi.fn();
    const add = (root: string) =>
      publish({ publish: published }, [{ route: { path: '/', indexed: true } as Route }], {
        root,
        release: true,
      });
    expect(() => add(path.join(small.root, 'nowhere'))).toThrow(
      /^content\/published\.yaml\n {4}The release adds 1 addresses to this list, but it cannot be written \(ENOENT\)/,
    );
    expect(published).not.toHaveBeenCalled();
    published.mockImplementation(() => {
      throw new Error('A full disk');
    });
    expect(() => add(small.root)).toThrow('A full disk');
    const names = await readdir(path.join(small.root, 'content'));
    expect(names.filter((name) => name.includes('published'))).toEqual([]);
  });
});
