import { describe, expect, it } from 'vitest';
import { checkLinks } from '../../build/checks/broken-links.ts';
import { type ContentLink, contentLinks } from '../../build/content/content-links.ts';
import { loadContent } from '../../build/content/load.ts';
import type { Route } from '../../build/routes/list.ts';
import { pageSummary } from './sample-summary.ts';
import { pageText, replace, site } from './small-site.ts';

const POLICY = 'content/policies/refund-policy.md';
const FILES = new Set(['index.html', 'lamps/index.html', 'assets/lamp.1a2b3c.svg']);

const LAMPS = '<h2 id="table">Table</h2><h2 id="floor">Floor</h2><p id="about=oil">Oil</p>';

const link = (address: string) => `<a href="${address}">Lamps</a>`;

const page = (path: string, html: string) => ({
  ...pageSummary(path, html),
  route: { path, indexed: path !== '/404/' } as Route,
});

/** Checks two pages: the home page with the given HTML, and /lamps/ with three ids; beside them, the Not Found page. */
const check = (html: string, written: ContentLink[] = []) =>
  checkLinks(
    [page('/', html), page('/lamps/', LAMPS), page('/404/', link('#'))],
    FILES,
    'https://www.lantern.example',
    () => written,
  ).map(({ where, message }) => `${where} ${message}`);

describe('the check of links', () => {
  it.each([
    '/lamps/',
    '/lamps/#floor',
    '#',
    '/lamps/#package=table',
    '/lamps/#about=oil',
    '/assets/lamp.1a2b3c.svg',
    'https://www.lantern.example/lamps/#table',
    'https://elsewhere.example/nothing',
    'mailto:hello@lantern.example',
    'mailto:hello@lantern.example,%20lamps@lantern.example?subject=Lamps%20%26%20oil',
    'tel:+13605550100',
  ])('accepts %s', (address) => expect(check(link(address))).toEqual([]));

  it.each([
    ['/lamp/', '"/lamp/" leads to no page and no file. Did you mean "/lamps/"? Fix the address'],
    ['/404/', 'leads to no page and no file. Fix the address'],
    ['https://www.lantern.example/nothing/', 'leads to no page and no file. Fix the address'],
    [
      '/lamps/#flor',
      'leads to no element of /lamps/. Did you mean "floor"? Ids on that page: table, floor, about=oil.',
    ],
    ['/lamps/#about=oi', 'leads to no element of /lamps/. Did you mean "about=oil"?'],
    ['mailto:hello', 'has no email address. Write one, such as mailto:name@example.com.'],
    ['mailto:a@lantern.example,b', 'has no email address'],
    ['MAILTO:hello?subject=a@b.example', 'has no email address'],
    ['javascript:alert(1)', 'runs a script'],
    ['https://', '"https://"'],
    ['/100%/', '"/100%/"'],
    ['tel:3605550100', 'is not a phone number'],
    ['tel:+1 360 555 0100', 'is not a phone number'],
    ['tel:+1360555010012345', 'is not a phone number'],
  ])('reports %s once, however often it is on the page: %s', (address, said) => {
    const problems = check(link(address) + link(address));
    expect(problems).toEqual([expect.stringContaining(said)]);
    expect(problems[0]).toMatch(/^\/ /);
  });

  it.each([
    '<img src="/assets/lamp.svg" alt="">',
    '<picture><source srcset="/assets/lamp.svg"></picture>',
    '<script src="/assets/lamp.svg"></script>',
    '<link rel="icon" href="/assets/lamp.svg">',
    '<svg><use href="/assets/lamp.svg"/></svg>',
  ])('reports a file that does not exist: %s', (html) => {
    expect(check(html)).toEqual([expect.stringContaining('The link "/assets/lamp.svg" leads to no page')]);
  });

  it('names the line of the content that contains a broken address, rather than the page', () => {
    const written = [
      { url: 'tel:555', text: { where: 'content/home.yaml:7:9' } },
      { url: '/lamps/', text: { where: 'content/home.yaml:8:9' } },
      { url: '/tür/', text: { where: 'content/home.yaml:9:9' } },
    ];
    expect(check(link('tel:555'), written)).toEqual([expect.stringMatching(/^content\/home\.yaml:7:9 /)]);
    // Markdown writes it so.
    expect(check(link('/t%C3%BCr/'), written)).toEqual([expect.stringMatching(/^content\/home\.yaml:9:9 /)]);
  });

  it('attributes a broken address on many pages, and not in the content, to header or footer', () => {
    const pages = ['/', '/a/', '/b/', '/c/', '/d/'].map((path) => pageSummary(path, link('/nothing/')));
    const problems = checkLinks(pages, FILES, 'https://www.lantern.example', () => []);
    expect(problems.map(({ where }) => where)).toEqual(['5 pages, so probably the header or the footer']);
  });

  it('stops the build, with the line to fix if it is in the content', async () => {
    const small = await site({
      'pages/extra.tsx': pageText('Extra', '<h1>Extra</h1><a href="/packages/#seo-basik">Basic</a>'),
      'content/navigation.yaml': replace('href: /packages/', 'href: /nothing/'),
      [POLICY]: replace(
        /Write to \{email\}.*/,
        'Write to {email}, [here](mailto:hello)\nor [call](tel:555).',
      ),
      'pages/[policy].tsx': replace(
        /<h2 [\s\S]*<\/h2>/,
        '<div key={section.id} dangerouslySetInnerHTML={{ __html: section.html }} />',
      ),
    });
    const said = (await small.problems()).map(({ where, message }) => `${where} ${message.split('"')[1]}`);
    expect(said.sort()).toEqual([
      '/extra/ /packages/#seo-basik',
      'content/navigation.yaml:10:11 /nothing/',
      `${POLICY}:23:1 mailto:hello`,
      `${POLICY}:24:1 tel:555`,
    ]);
  });
});

it('an address in the content has a place wherever it is written', async () => {
  const small = await site({
    'content/site.yaml': replace('phone: ""', 'phone: +1 360 555 0100'),
    'content/home.yaml': replace(
      /^( +)subline: .*/m,
      '  subline: Read https://guide.example/lamps. Then www.shop.example!',
    ),
    [POLICY]: replace(
      /Write to \{email\}.*/,
      'Write to {email} and [read\nthe guide](https://guide.example/lamps), or [ask us][us] on [this site](/packages/) or https://www.lantern.example/packages/.\n\n[us]: https://ask.example/a_(b)',
    ),
  });
  const links = contentLinks(await loadContent(small.root));
  const outward = links.filter(({ url }) => /^(?:https?|mailto|tel):/.test(url));
  expect(outward.map(({ url, text }) => `${url} ${text.where}`).sort()).toEqual([
    'http://www.shop.example content/home.yaml:6:12',
    `https://ask.example/a_(b) ${POLICY}:26:1`,
    'https://guide.example/lamps content/home.yaml:6:12',
    `https://guide.example/lamps ${POLICY}:24:1`,
    'https://maps.example/?q=Olympia content/site.yaml:8:8',
    'https://maps.example/embed?q=Olympia content/site.yaml:11:8',
    'https://www.lantern.example content/site.yaml:3:6',
    `https://www.lantern.example/packages/ ${POLICY}:24:1`,
    `mailto:hello@lantern.example ${POLICY}:23:1`,
    'mailto:hello@lantern.example content/site.yaml:4:8',
    'tel:+13605550100 content/site.yaml:5:8',
  ]);
});
