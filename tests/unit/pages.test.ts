import { describe, expect, it } from 'vitest';
import { loadContent } from '../../build/content/load.ts';
import { resolveNavigation } from '../../build/content/navigation.ts';
import { titleOf } from '../../build/render/metadata.ts';
import { discoverPages, type Route } from '../../build/routes/list.ts';
import { page as packages } from '../../pages/packages.tsx';
import type { Content } from '../../schemas/content.ts';
import { fixture, pageText, problemsOf, replace, type Site, site } from './small-site.ts';

const SEO = 'content/services/seo.yaml';

/** Text of another file of its folder. */
const another = async (file: string, ...changes: [string, string][]) =>
  changes.reduce((text, [from, to]) => text.replaceAll(from, to), await fixture(file));

const PPC = await another(SEO, ['order: 1', 'order: 2'], [': SEO', ': PPC'], ['The one', 'The other']);

/** Addresses of the links in a part of the home page. */
const linksIn = async (small: Site, part: string) =>
  (await small.page('index.html')).querySelectorAll(`${part} a`).map((link) => link.getAttribute('href'));

const sitemapOf = async (small: Site) =>
  [...(await small.read('sitemap.xml')).matchAll(/<loc>https:\/\/www\.lantern\.example(.*?)<\/loc>/g)].map(
    ([, address]) => address,
  );

describe('a built site', () => {
  it('has one index.html for each address, 404.html, and a sitemap of all but Not Found', async () => {
    const small = await site({
      'pages/about/index.tsx': pageText('About', '<h1>About</h1>'),
      'pages/about/team.tsx': pageText('Team', '<h1>Team</h1>'),
    });
    await small.build();
    expect((await small.files()).filter((file) => file.endsWith('.html'))).toEqual([
      '404.html',
      'about/index.html',
      'about/team/index.html',
      'index.html',
      'packages/index.html',
      'refund-policy/index.html',
      'services/seo/index.html',
    ]);
    expect(await sitemapOf(small)).toEqual([
      '/',
      '/about/',
      '/about/team/',
      '/packages/',
      '/refund-policy/',
      '/services/seo/',
    ]);
    expect(await small.read('robots.txt')).toContain('Sitemap: https://www.lantern.example/sitemap.xml');
  });

  it('gets a page, links and a line in the sitemap for each new file of content, in its order', async () => {
    const small = await site({
      'content/services/ppc.yaml': PPC,
      'content/policies/privacy.md': await another(
        'content/policies/refund-policy.md',
        ['order: 1', 'order: 3'],
        ['title: Refund policy', 'title: Privacy'],
        ['When money', 'What data'],
        ['showInNavbar: false', 'showInNavbar: true'],
      ),
    });
    await small.build();
    expect((await small.page('services/ppc/index.html')).querySelector('h1')?.text).toBe('PPC');
    const header = await linksIn(small, 'header');
    expect(header).toEqual(expect.arrayContaining(['/services/ppc/', '/privacy/']));
    expect(header).not.toContain('/refund-policy/');
    const footer = await linksIn(small, 'footer');
    const services = ['/services/seo/', '/services/ppc/'];
    expect(footer.filter((href) => href?.startsWith('/services/'))).toEqual(services);
    expect(footer).toEqual(expect.arrayContaining(['/refund-policy/', '/privacy/']));
    expect(await sitemapOf(small)).toEqual(expect.arrayContaining(['/services/ppc/', '/privacy/']));
  });

  it('of packages exists only with packages, as does its entry in the navigation', async () => {
    const { content } = await loadContent((await site()).root);
    const entries = [
      { title: 'Packages', href: '/packages/', color: 'wood', showInNavbar: true, services: false },
    ];
    const without = { ...content, packageSections: [], navigation: { ...content.navigation, entries } };
    expect(packages.entries?.(content)).toHaveLength(1);
    expect(packages.entries?.(without as unknown as Content)).toEqual([]);
    const { navigation } = resolveNavigation(without as unknown as Parameters<typeof resolveNavigation>[0]);
    expect(navigation.entries.map(({ href }) => href)).not.toContain('/packages/');
  });

  it('has entries that are hidden from the header in the footer', async () => {
    const small = await site({
      'content/navigation.yaml': replace('color: wood', 'color: wood\n    showInNavbar: false'),
    });
    await small.build();
    expect(await linksIn(small, 'header [aria-label=Main] li')).not.toContain('/packages/');
    const footer = (await linksIn(small, 'footer')).filter((href) => href?.startsWith('/'));
    expect(footer).toContain('/packages/');
  });
});

describe('a page file', () => {
  it('with a mistake is reported with the remedy, together with all others', async () => {
    const small = await site({
      'pages/[a]/[b].tsx': 'export const page = {};\n',
      'pages/a.tsx': 'export const pages = {};\n',
      'pages/b/[entry].tsx': pageText('Entry', '<h1>Entry</h1>'),
      'pages/d.tsx': 'export const page = {;\n',
      'pages/e.tsx': "import { x } from './nothing.ts';\nexport const page = x;\n",
    });
    const problems = await problemsOf(discoverPages(small.root));
    expect(problems.map(({ where, message }) => `${where} ${message}`)).toEqual([
      'pages/[a]/[b].tsx The path has more than one parameter. A page file can have one.',
      'pages/a.tsx The file exports no `page`. Export one made by definePage, see pages/about-us.tsx.',
      'pages/b/[entry].tsx The file name has a parameter, but the page names no entries. Export one made by definePages, see pages/services/[service].tsx.',
      expect.stringMatching(/^pages\/d\.tsx The file could not be loaded: /),
      expect.stringMatching(/^pages\/e\.tsx .*\.\/nothing\.ts/),
    ]);
  });

  it('must be the only one with its address', async () => {
    const small = await site({
      'pages/packages/index.tsx': pageText('Twice', '<h1>Twice</h1>'),
      'content/policies/packages.md': await another('content/policies/refund-policy.md', [
        'order: 1',
        'order: 2',
      ]),
    });
    const twice = 'makes the address /packages/ too. Rename this file.';
    expect(await small.report()).toBe(
      `content/policies/packages.md pages/packages.tsx ${twice}
content/policies/packages.md pages/packages/index.tsx ${twice}`,
    );
  });

  it('has a name that can be an address', async () => {
    const small = await site({ 'pages/q&a.tsx': pageText('Q&A', '<h1>Q&A</h1>') });
    expect(await small.report()).toBe(
      'pages/q&a.tsx The address of a page: this must be an address in lowercase, with a slash at both ends, such as /packages/, but it is the text "/q&a/".',
    );
  });

  it('that fails to render is reported with its address, the line of code and the cause, as are all others', async () => {
    const scripted = `import { useRendering } from '../../../../components/page.ts';
const Ticker = () => { useRendering().inlineScript('tiker'); return null; };`;
    const small = await site({
      'pages/broken.tsx': pageText('Broken', '{fail()}', `const fail = () => { throw new Error('Off.'); };`),
      'pages/scripted.tsx': pageText('Scripted', '<h1>Scripted</h1><Ticker />', scripted),
      'pages/unknown.tsx': pageText('Unknown', '<h1>{nothing.here}</h1>'),
      'pages/window.tsx': pageText('Window', '<h1>{window.innerWidth}</h1>'),
    });
    const advice = 'Pages are rendered without a browser: move this line into an effect, or into client/.';
    expect((await small.report()).replaceAll(' The page could not be rendered.', '')).toBe(
      `/broken/ (pages/broken.tsx) Off.
Thrown at pages/broken.tsx:1:28
/scripted/ (pages/scripted.tsx) There is no script client/inline/tiker.ts. Add it, or fix the name.
Thrown at pages/scripted.tsx:2:39
/unknown/ (pages/unknown.tsx) nothing is not defined
Thrown at pages/unknown.tsx:4:22
/window/ (pages/window.tsx) window is not defined. ${advice}
Thrown at pages/window.tsx:4:22`,
    );
  });
});

describe('the head of a page', () => {
  const metaOf = (title: string, description: string) =>
    replace(/meta:\n.*\n.*/, `meta:\n  title: '${title}'\n  description: '${description}'`);

  async function headOf(small: Site, file = 'services/seo/index.html') {
    await small.build();
    const page = await small.page(file);
    const content = (selector: string) => page.querySelector(`head > ${selector}`)?.getAttribute('content');
    return { page, content, property: (name: string) => content(`meta[property="og:${name}"]`) };
  }

  it('escapes quotes, angle brackets and ampersands of the content', async () => {
    const title = 'Lamps & "lights" < oil >';
    const description = `${title} < /title >, and "words" & more of them, until there are at least seventy.`;
    const { page, content, property } = await headOf(await site({ [SEO]: metaOf(title, description) }));
    expect(page.querySelector('title')?.text).toBe(`${title} | Lantern`);
    expect(content('meta[name=description]')).toBe(description);
    expect(property('title')).toBe(`${title} | Lantern`);
    expect(page.querySelectorAll('head script:not([type])')).toHaveLength(0);
  });

  it('has the name of the agency in its title: first on the home page, last elsewhere, only if there is room', () => {
    const title = (path: string, agency: string) =>
      titleOf({ path, meta: { title: 'Digital Marketing That Drives' } } as Route, agency);
    const long = 'Prairie & Pine Marketing Partners of the Upper Midwest';
    expect(title('/', 'Northing')).toBe('Northing: Digital Marketing That Drives');
    expect(title('/about-us/', 'Northing')).toBe('Digital Marketing That Drives | Northing');
    expect(title('/about-us/', long)).toBe('Digital Marketing That Drives');
    // 61 characters together, which a release would refuse.
    expect(title('/about-us/', 'Cascade Harbor Digital Market')).toBe('Digital Marketing That Drives');
    expect(title('/', long)).toBe('Digital Marketing That Drives');
  });
});

it('the body of a page ends with the inline scripts that the page uses, each once, in one element', async () => {
  const before = `import { useRendering } from '../../../../components/page.ts';
const Ticker = () => { useRendering().inlineScript('ticker'); return null; };`;
  const small = await site({
    'client/inline/ticker.ts': "console.log('tick-tock');\n",
    'pages/extra.tsx': pageText('Extra', '<h1>Extra</h1><Ticker /><Ticker />', before),
  });
  await small.build();
  expect((await small.read('extra/index.html')).split('tick-tock')).toHaveLength(2);
  expect(await small.read('index.html')).not.toContain('tick-tock');
  const body = (await small.page('extra/index.html')).querySelector('body');
  expect(body?.querySelectorAll('script:not([type])')).toEqual([body?.lastElementChild]);
  await small.edit({ 'client/inline/ticker.ts': 'const tick = 1;\nconst = 2;\n' });
  await expect(small.build()).rejects.toThrow(/client\/inline\/ticker\.ts:2:\d+/);
});
