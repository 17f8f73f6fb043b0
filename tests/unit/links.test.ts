import { describe, expect, it } from 'vitest';
import { checkLinks } from '../../build/checks/broken-links.ts';
import type { ContentLink } from '../../build/content/content-links.ts';
import { pageSummary } from './sample-summary.ts';
import { pageText, replace, site } from './small-site.ts';

const FILES = new Set(['index.html', 'lamps/index.html', 'assets/lamp.1a2b3c4d.svg']);

/** Checks two pages: the home page with the given HTML, and /lamps/ with two ids. */
function check(html: string, written: ContentLink[] = []) {
  const pages = [
    pageSummary('/', html),
    pageSummary('/lamps/', '<h2 id="table">Table</h2><h2 id="floor">Floor</h2>'),
  ];
  return checkLinks(pages, FILES, 'https://www.lantern.example', () => written);
}

describe('the check of links', () => {
  it.each([
    ['a page', '<a href="/lamps/">Lamps</a>'],
    ['a part of a page', '<a href="/lamps/#floor">Floor lamps</a>'],
    ['a part of the page itself', '<main id="main"><a href="#main">Up</a></main>'],
    ['the page itself', '<a href="#">Up</a>'],
    ['a page with data for it in the fragment', '<a href="/lamps/#package=table">Take it</a>'],
    ['a file', '<img src="/assets/lamp.1a2b3c4d.svg" alt="">'],
    ['the site by its complete address', '<a href="https://www.lantern.example/lamps/#table">Table</a>'],
    ['another site', '<a href="https://elsewhere.example/nothing">Elsewhere</a>'],
    ['a mailbox', '<a href="mailto:hello@lantern.example">Write</a>'],
    [
      'a mailbox with a subject',
      '<a href="mailto:hello@lantern.example?subject=Lamps%20%26%20oil">Write</a>',
    ],
    ['two mailboxes', '<a href="mailto:hello@lantern.example,%20lamps@lantern.example">Write</a>'],
    ['a telephone', '<a href="tel:+13605550100">Call</a>'],
  ])('accepts a link to %s', (_what, html) => {
    expect(check(html)).toEqual([]);
  });

  it('reports a link that leads to no page, with the nearest address', () => {
    expect(check('<a href="/lamp/">Lamps</a>')).toEqual([
      {
        where: '/',
        message:
          'The link "/lamp/" leads to no page and no file. Did you mean "/lamps/"? Fix the address, or add what it names.',
      },
    ]);
  });

  it('reports a link without the slash at its end', () => {
    expect(check('<a href="/lamps">Lamps</a>')[0]?.message).toContain('Did you mean "/lamps/"?');
  });

  it('reports a link by complete URL that leads to no page', () => {
    expect(check('<a href="https://www.lantern.example/nothing/">Nothing</a>')).toHaveLength(1);
  });

  it('reports a fragment that does not exist, with the ids of the page it leads to', () => {
    expect(check('<a href="/lamps/#flor">Floor lamps</a>')).toEqual([
      {
        where: '/',
        message:
          'The link "/lamps/#flor" leads to no element of /lamps/. Did you mean "floor"? Ids on that page: table, floor.',
      },
    ]);
  });

  it.each([
    ['a picture', '<img src="/assets/lamp.svg" alt="">'],
    ['a source of a picture', '<picture><source srcset="/assets/lamp.svg"></picture>'],
    ['a script', '<script src="/assets/lamp.svg"></script>'],
    ['a part of the head', '<link rel="icon" href="/assets/lamp.svg">'],
    ['a drawing in use', '<svg><use href="/assets/lamp.svg"/></svg>'],
  ])('reports %s that does not exist', (_what, html) => {
    expect(check(html).map(({ message }) => message)).toEqual([
      expect.stringContaining('The link "/assets/lamp.svg" leads to no page and no file.'),
    ]);
  });

  it('reports an address once for each page, however often it appears there', () => {
    expect(check('<a href="/nothing/">One</a><a href="/nothing/">Two</a>')).toHaveLength(1);
  });

  it.each(['https://', '/100%/'])('reports the page with an invalid address: %s', (address) => {
    expect(check(`<a href="${address}">Broken</a>`)).toEqual([
      { where: '/', message: expect.stringContaining(`"${address}"`) },
    ]);
  });

  it.each([
    'mailto:hello',
    'mailto:',
    'mailto:hello@lantern',
    'mailto:a@lantern.example,b',
    'MAILTO:hello?subject=a@b.example',
  ])('reports the page with a link to an invalid email address: %s', (address) => {
    expect(check(`<a href="${address}">Write</a>`)).toEqual([
      {
        where: '/',
        message: `The link "${address}" holds no email address. Write one, such as mailto:name@example.com.`,
      },
    ]);
  });

  it.each([
    'tel:3605550100',
    'tel:+1 360 555 0100',
    'tel:+1-360-555-0100',
    'tel:+',
    'tel:+1360555010012345',
    'tel:call',
  ])('reports the page with a link to an invalid phone number: %s', (address) => {
    expect(check(`<a href="${address}">Call</a>`)).toEqual([
      { where: '/', message: expect.stringContaining(`The link "${address}" is no telephone number`) },
    ]);
  });

  it('reports the line of the content that contains a broken address, rather than the page', () => {
    const written = [
      { url: 'tel:555', where: 'content/home.yaml:7:9' },
      { url: '/lamps/', where: 'content/home.yaml:8:9' },
    ];
    expect(check('<a href="tel:555">Call</a>', written).map(({ where }) => where)).toEqual([
      'content/home.yaml:7:9',
    ]);
  });

  it('attributes a broken address on many pages, and not in the content, to header or footer', () => {
    const pages = ['/', '/a/', '/b/', '/c/', '/d/'].map((path) =>
      pageSummary(path, '<a href="/nothing/">Nothing</a>'),
    );
    expect(
      checkLinks(pages, FILES, 'https://www.lantern.example', () => []).map(({ where }) => where),
    ).toEqual(['5 pages, so probably the header or the footer']);
  });

  it('refuses a link that runs a script', () => {
    expect(check('<a href="javascript:alert(1)">Run</a>')).toEqual([
      { where: '/', message: expect.stringContaining('runs a script') },
    ]);
  });
});

describe('the links of a built site', () => {
  it('stop the build if they are broken', async () => {
    const view = '<h1>Extra</h1><a href="/packges/">Packages</a><a href="/packages/#seo-basik">Basic</a>';
    const small = await site({ 'pages/extra.tsx': pageText('Extra', view) });
    const problems = await small.problems();
    expect(problems.map(({ where }) => where)).toEqual(['/extra/', '/extra/']);
    expect(problems[0]?.message).toContain('Did you mean "/packages/"?');
    expect(problems[1]?.message).toContain('Did you mean "seo-basic"?');
  });

  it('that are broken in the header are reported once, with the line to fix', async () => {
    const small = await site({ 'content/navigation.yaml': replace('href: /packages/', 'href: /nothing/') });
    const problems = await small.problems();
    expect(problems).toHaveLength(1);
    const place = await small.place('content/navigation.yaml', '/nothing/');
    expect(problems[0]?.where).toBe(place);
    expect(problems[0]?.message).toContain('The link "/nothing/" leads to no page and no file.');
  });

  it('report the line of a policy that links to an invalid email address or phone number', async () => {
    const policy = 'content/policies/refund-policy.md';
    const text = 'Write to {email}, [here](mailto:hello)\nor [call](tel:555-0100).';
    const small = await site({
      [policy]: replace(/Write to \{email\}.*/, text),
      'pages/[policy].tsx': replace(
        /<h2 [\s\S]*<\/h2>/,
        '<div key={section.id} dangerouslySetInnerHTML={{ __html: section.html }} />',
      ),
    });
    const problems = await small.problems();
    const line = async (needle: string) => (await small.place(policy, needle)).replace(/\d+$/, '1');
    expect(problems.map(({ where }) => where)).toEqual([await line('mailto:hello'), await line('tel:555')]);
  });
});
