import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import vm from 'node:vm';
import { parse } from 'acorn';
import { describe, expect, it } from 'vitest';
import { openSite } from '../../build/commands/dev/site-version.ts';
import { findRedirect, problemOfOldAddress, resolveRedirects } from '../../build/content/redirects.ts';
import type { RedirectEntry } from '../../build/content/schemas/redirects.ts';
import { htaccess } from '../../build/output/hosts/apache.ts';
import { indexFunction } from '../../build/output/hosts/cloudfront.ts';
import { nginxRedirects } from '../../build/output/hosts/nginx.ts';
import { parseRedirectsFile, redirectsFile } from '../../build/output/hosts/redirects-file.ts';
import { preparePublished } from '../../build/output/published-list.ts';
import { ASKED, MOVED, NOT_MOVED } from '../hosts/sample-redirects.ts';
import { accept, brief, openFindings, publishable, release } from './publishable-site.ts';
import { pageText, site } from './small-site.ts';

const FILE = 'content/redirects.yaml';
const PUBLISHED = 'content/published.yaml';

const yaml = (...entries: RedirectEntry[]) =>
  `redirects:\n${entries
    .map(
      ({ from, to, gone }) => `  - from: ${JSON.stringify(from)}\n    ${gone ? 'gone: true' : `to: ${to}`}\n`,
    )
    .join('')}`;

/** The problems of the small site with these redirects. */
const problemsWith = async (text: string) => (await site({ [FILE]: text })).problems();

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
    ['/50%/', 'in which a % begins no character'],
    ['/blog/*', 'here one is "*"'],
    ['/blog/:year/', 'here one is ":year"'],
    ['/a//b/', 'here one is ""'],
    ['/../etc/', 'here one is ".."'],
    ['/.git/', 'here one is ".git"'],
    ['/a%0d%0aX: y/', 'here one is "a??X: y"'],
    ['/a%22b/', 'here one is "a"b"'],
    ['/a%5cb/', 'here one is "a\\b"'],
    ['/a%7Bb/', 'here one is "a{b"'],
    ['/a%2f%2fb/', 'here one is ""'],
  ])('may not be %s', (address, reason) => expect(problemOfOldAddress(address)).toContain(reason));

  it('may not be longer than hosts can store', () => {
    expect(problemOfOldAddress(`/${'a'.repeat(256)}/`)).toContain('parts of letters, digits and hyphens');
    expect(problemOfOldAddress('/abc'.repeat(300))).toContain('an old address has at most 900 characters');
  });
});

describe('a redirect', () => {
  it('redirects an address with and without its slash, but a file only as it is written', () => {
    const redirects = resolveRedirects(MOVED);
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

  it('is the same for every host that reads Netlify’s file', () => {
    const redirects = resolveRedirects(MOVED);
    expect(parseRedirectsFile(redirectsFile(redirects))).toEqual(redirects);
  });

  it('is read only from lines that the build wrote', () => {
    const foreign = '/* /index.html 200\n# a note\n/a/:b /c/:b 301\n/x /y 302\n/x /y 301 Country=us\n';
    expect(parseRedirectsFile(`${foreign}/old /new/ 301\n`)).toEqual([
      { from: '/old', isFile: true, to: '/new/' },
    ]);
  });
});

describe('no character of an old address has a special meaning in the settings of', () => {
  const redirects = resolveRedirects(MOVED);

  it('Apache: each is one line, its address in quotes', () => {
    const rules = htaccess(false, redirects)
      .split('\n')
      .filter((line) => /\[(?:R=301|G)/.test(line));
    expect(rules).toHaveLength(MOVED.length);
    for (const rule of rules)
      expect(rule).toMatch(/^ {2}RewriteRule "\^[^"]+\$" (?:"[^"]+"|-) \[[A-Z0-9=,]+\]$/);
    expect(rules).toContain(String.raw`  RewriteRule "^a\.b\+\(c\)\$d/?$" "/packages/#seo" [R=301,L,NE,QSD]`);
  });

  it('nginx: each is one line, its address in quotes', () => {
    const lines = nginxRedirects(redirects).trim().split('\n');
    for (const line of lines)
      expect(line).toMatch(
        /^location = "\/[^"\\]+" \{ return (?:410|301 "[^"\\$]+(?:\$is_args\$args)?"); \}$/,
      );
  });

  it('CloudFront: the function is ECMAScript 5.1, and answers', () => {
    const code = indexFunction(redirects);
    expect(() => parse(code, { ecmaVersion: 5 })).not.toThrow();
    const context = vm.createContext({}, { codeGeneration: { strings: false, wasm: false } });
    vm.runInContext(code, context);
    const ask = (uri: string, querystring = {}) =>
      JSON.parse(
        vm.runInContext(
          `JSON.stringify(handler(${JSON.stringify({ request: { uri, querystring } })}))`,
          context,
        ),
      );
    for (const [address, to] of ASKED) {
      const { statusCode, headers } = ask(address);
      expect([address, statusCode, headers.location?.value]).toEqual([address, to ? 301 : 410, to]);
    }
    expect(ask('/prices.html', { a: { value: '1' } }).headers.location.value).toBe('/packages/?a=1');
    for (const uri of ['/constructor', '/__proto__', '/toString/'])
      expect([301, undefined]).toContain(ask(uri).statusCode);
  });

  it('CloudFront: more of them than a function can hold are refused in one sentence', () => {
    const many = Array.from({ length: 500 }, (_, index) => ({ from: `/old-${index}/`, to: '/packages/' }));
    expect(() => indexFunction(resolveRedirects(many))).toThrow(
      /^With 500 redirects the function has \d+ bytes; CloudFront takes 10240\./,
    );
  });
});

describe('content/redirects.yaml', () => {
  it('is written for every host that reads files of the site', async () => {
    const small = await site({
      [FILE]: yaml({ from: '/old/', to: '/packages/' }, { from: '/gone/', gone: true }),
    });
    await small.build();
    expect(await small.read('_redirects')).toBe(
      '/old /packages/ 301\n/old/ /packages/ 301\n# gone /gone\n# gone /gone/\n',
    );
    expect(await small.read('.htaccess')).toContain('RewriteRule "^old/?$" "/packages/" [R=301,L,NE]');
  });

  it('may be missing or empty: then there is no file of redirects', async () => {
    const small = await site();
    await small.build();
    await small.edit({ [FILE]: 'redirects: []\n' });
    await small.build();
    expect(await small.files()).not.toContain('_redirects');
  });

  it.each<[what: string, text: string, where: string, message: RegExp]>([
    [
      'a page as the old address',
      yaml({ from: '/packages', to: '/' }),
      `${FILE}:2:11`,
      /^from: "\/packages" is a page of this site, from which nobody can be led away\. Remove this entry, or rename the page\.$/,
    ],
    [
      'a file as the old address',
      yaml({ from: '/licence.txt', to: '/' }),
      `${FILE}:2:11`,
      /is a file of this site/,
    ],
    [
      'a new address that is not there',
      yaml({ from: '/old/', to: '/package/' }),
      `${FILE}:3:9`,
      /^to: there is no page "\/package\/"\. Did you mean "\/packages\/"\? Fix the address/,
    ],
    [
      'a part of a page that is not there',
      yaml({ from: '/old/', to: '/packages/#nothing' }),
      `${FILE}:3:9`,
      /^to: the page \/packages\/ has no part "#nothing"/,
    ],
    [
      'a new address that is gone',
      yaml({ from: '/old/', to: '/older/' }, { from: '/older/', gone: true }),
      `${FILE}:3:9`,
      /^to: this leads to "\/older\/", which is gone/,
    ],
    [
      'a circle',
      yaml({ from: '/a/', to: '/b/' }, { from: '/b', to: '/a/' }),
      `${FILE}:3:9`,
      /^to: this goes round in a circle: "\/a\/" to "\/b" to "\/a\/"\. Let one of them lead to a page\.$/,
    ],
    ['an address that leads to itself', yaml({ from: '/a/', to: '/a/' }), `${FILE}:3:9`, /round in a circle/],
    [
      'the same old address twice',
      yaml({ from: '/a/', to: '/' }, { from: '/a', to: '/packages/' }),
      `${FILE}:4:11`,
      /^from: "\/a" appears twice in this file, first in line 2\. Remove one\.$/,
    ],
    [
      'neither a new address nor "gone"',
      'redirects:\n  - from: /a/\n',
      `${FILE}:2:5`,
      /^redirects\[0\]: give it either a "to" with the page that took its place, or "gone: true"\.$/,
    ],
    ['both', 'redirects:\n  - from: /a/\n    to: /\n    gone: true\n', `${FILE}:2:5`, /either a "to"/],
    [
      'a script as the new address',
      yaml({ from: '/a/', to: 'javascript:alert(1)' }),
      `${FILE}:3:9`,
      /run a script/,
    ],
    [
      'another site in disguise',
      yaml({ from: '/a/', to: '//evil.example/' }),
      `${FILE}:3:9`,
      /leads to another site/,
    ],
  ])('reports file and line of %s', async (_what, text, where, message) => {
    const problems = await problemsWith(text);
    expect(problems[0]?.where).toBe(where);
    expect(problems[0]?.message).toMatch(message);
  });

  it('is applied and checked by npm run dev', async () => {
    const small = await site({ [FILE]: yaml({ from: '/old/', to: '/packages/' }) });
    const open = () => openSite({ root: small.root, out: small.out, release: false, environment: {} });
    expect((await open()).redirect('/old')?.to).toBe('/packages/');
    await small.edit({ [FILE]: yaml({ from: '/old/', to: '/package/' }) });
    await expect((await open()).check()).rejects.toThrow('there is no page "/package/"');
  });
});

describe('the list of published addresses', () => {
  const ADDRESSES = ['/', '/packages/', '/refund-policy/', '/services/seo/'];
  const listIn = (root: string) => readFile(path.join(root, PUBLISHED), 'utf8');
  const withNews = {
    'pages/news.tsx': pageText('What is new at Lantern', '<h1>News</h1>', '', DESCRIPTION()),
  };
  function DESCRIPTION() {
    return 'What is new at Lantern this month, in a few short sentences for shops near you.';
  }

  it('is written only by a release', async () => {
    const small = await publishable();
    await openFindings(small);
    await expect(listIn(small.root)).rejects.toThrow('ENOENT');
    const { published } = await release(small);
    expect(published).toEqual(ADDRESSES);
    expect(await listIn(small.root)).toMatch(
      /^# yaml-language-server: .*\n(?:#.*\n)+published:\n(?: {2}- \/\S*\n){4}$/,
    );
  });

  it('is not written by a refused release, and grows by new addresses', async () => {
    const small = await publishable();
    await release(small);
    const before = await listIn(small.root);
    await small.edit({
      ...withNews,
      'content/reviews.yaml': (text) => text.replace('stars: 5', 'stars: 5\n    sample: true'),
    });
    await expect(release(small)).rejects.toThrow('No release was made');
    expect(await listIn(small.root)).toBe(before);
    await small.edit({ 'content/reviews.yaml': (text) => text.replace('\n    sample: true', '') });
    expect((await release(small)).published).toEqual(['/news/']);
    expect(await listIn(small.root)).toBe(`${before}  - /news/\n`);
    expect((await release(small)).published).toEqual([]);
  });

  it('keeps its comments and order', async () => {
    const text =
      '# Ours.\npublished:\n  # The old ones.\n  - /services/seo/ # since 2019\n  - /\n# The end.\n';
    const small = await publishable({ [PUBLISHED]: text });
    await release(small);
    expect(await listIn(small.root)).toBe(
      '# Ours.\npublished:\n  # The old ones.\n  - /services/seo/ # since 2019\n  - /\n  - /packages/\n  - /refund-policy/\n\n# The end.\n',
    );
  });

  it('requires an answer for every address: a release asks where it leads, or if it is gone', async () => {
    const small = await publishable(withNews);
    await release(small);
    await small.edit({ 'pages/news.tsx': null });
    expect(brief(await openFindings(small))).toEqual([
      { rule: 'gone-address', where: await small.place(PUBLISHED, '/news/'), value: '/news/' },
    ]);
    await expect(release(small)).rejects.toThrow('Say in content/redirects.yaml where it leads now');
    for (const entry of [
      { from: '/news', to: '/packages/' },
      { from: '/news/', gone: true as const },
    ]) {
      await small.edit({ [FILE]: yaml(entry) });
      await release(small);
      expect(await listIn(small.root)).toContain('  - /news/\n');
    }
  });

  it('allows a missing address with a reason in release.yaml', async () => {
    const small = await publishable({
      [PUBLISHED]: 'published:\n  - /news/\n',
      ...accept('gone-address', PUBLISHED, '/news/'),
    });
    expect((await release(small)).gate.open).toEqual([]);
  });

  it('stops the release if it is damaged: the old site stays as it was', async () => {
    const small = await publishable();
    await release(small);
    const before = await small.read('index.html');
    await small.edit({
      [PUBLISHED]: 'published: {}\n',
      'content/home.yaml': (text) => text.replace(/headline: .*/, 'headline: New'),
    });
    expect((await small.problems(true))[0]?.where).toMatch(/^content\/published\.yaml:1:/);
    expect(await small.read('index.html')).toBe(before);
  });

  it('that cannot be written is reported before the site is published, and nothing is left behind', async () => {
    const small = await publishable();
    expect(() => preparePublished(path.join(small.root, 'nowhere'), ['/'])).toThrow(
      /^content\/published\.yaml\n {4}The release adds 1 addresses to this list, but it cannot be written \(ENOENT\)/,
    );
    const list = preparePublished(small.root, ['/']);
    list.drop();
    await expect(listIn(small.root)).rejects.toThrow('ENOENT');
    expect((await readdir(path.join(small.root, 'content'))).filter((name) => name.startsWith('.'))).toEqual(
      [],
    );
  });
});
