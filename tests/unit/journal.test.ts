import { cp } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { openVersion } from '../../build/commands/dev/site-version.ts';
import { loadContent } from '../../build/content/load.ts';
import { buildSite } from '../../build.ts';
import { makeLandingSite } from '../tools/bench/build/landings.ts';
import { publishable, SERVICE } from './publishable-site.ts';
import { type Edits, replace, type Site, site } from './small-site.ts';

const SEO = 'content/posts/seo.md';

/** The small site with a journal of three posts. */
async function journal(edits: Edits = {}): Promise<Site> {
  const small = await publishable();
  await cp(path.resolve(import.meta.dirname, '../fixtures/journal-site'), small.root, { recursive: true });
  await small.edit(edits);
  return small;
}

/** Builds it at noon of a day, in the time zone of the machine. */
const build = ({ root, out }: Site, day = '2026-10-15', release = false) =>
  buildSite({ root, out, release, draft: true, now: new Date(`${day}T12:00`), environment: SERVICE });

describe('a journal', () => {
  it.each([
    ['before the first post', '2026-09-30', []],
    ['on the day of the first', '2026-10-01', ['seo']],
    ['on the day before the second', '2026-11-23', ['seo']],
    ['years later, without its draft', '2031-01-01', ['first-lamp', 'seo']],
  ])('built %s has the posts of that day, in list, sitemap and feed', async (_when, day, posts) => {
    const small = await journal();
    await build(small, day);
    const addresses = posts.map((slug) => `/journal/${slug}/`);
    const pages = (await small.files()).filter((file) => /^journal\/.+\/index\.html$/.test(file));
    expect(pages).toEqual(addresses.map((address) => `${address.slice(1)}index.html`));
    const list = (await small.page('journal/index.html')).querySelectorAll('main li a');
    expect(list.map((link) => link.getAttribute('href')).sort()).toEqual(addresses);
    for (const file of ['sitemap.xml', 'journal/feed.xml']) {
      const found = (await small.read(file)).match(/(?<=<(?:loc|id)>https:\/\/[^<]*)\/journal\/[^<]+/g) ?? [];
      expect(found.sort()).toEqual(addresses);
    }
  });

  it('has an Atom feed, linked from the head of its page', async () => {
    const small = await journal();
    await build(small, '2026-11-24');
    const feed = await small.read('journal/feed.xml');
    expect(feed).toMatch(/^<\?xml version="1\.0" encoding="utf-8"\?>\s*<feed xmlns="[^"]+\/2005\/Atom"/);
    expect(feed).toContain('<updated>2026-11-24T00:00:00.000Z</updated>');
    expect(feed).toMatch(/<!\[CDATA\[The first lamp\]\]>.*<!\[CDATA\[What a search is worth\]\]>/s);
    const link = (await small.page('journal/index.html')).querySelector('link[type="application/atom+xml"]');
    expect(link?.getAttribute('href')).toBe('/journal/feed.xml');
    expect(await small.read('journal/seo/index.html')).not.toContain('atom+xml');
  });

  it('is shown completely by npm run dev, with drafts, future posts and the feed', async () => {
    const { root, out } = await journal({
      'content/posts/unfinished.md': replace('date: October 2, 2026', 'date: ""'),
    });
    const version = await openVersion({ root, out, release: false, environment: {} });
    expect(version.pages().map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/journal/first-lamp/', '/journal/seo/']),
    );
    expect(await version.page('/journal/unfinished/')).toContain('Not ready yet');
    expect(String(await version.file('journal/feed.xml'))).toContain('The first lamp');
    await version.check();
  });

  it('is released even if a draft is unfinished, and cannot silently lose a published post', async () => {
    const small = await journal({
      'content/posts/unfinished.md': replace('title: Not', 'title: !sample Not'),
    });
    const { published } = await build(small, undefined, true);
    const posts = published.filter((address) => address.startsWith('/journal/'));
    expect(posts).toEqual(['/journal/', '/journal/seo/']);
    await small.edit({ [SEO]: replace('October 1, 2026', 'December 24, 2026') });
    const { verdict } = await build(small);
    expect(verdict.open).toMatchObject([{ rule: 'gone-address', value: '/journal/seo/' }]);
  });

  it('is not released with a sample or an unproved claim in a post', async () => {
    const small = await journal({
      [SEO]: (text) =>
        text.replace('title: ', 'title: !sample ').replace('\n## ', '\nWe guarantee it.\n\n## '),
    });
    const { verdict } = await build(small);
    const found = verdict.open.map(({ rule, where, value }) => `${rule} ${where} ${value}`);
    const expected = [`sample ${SEO}:2:16 What a search is worth`, `claim ${SEO}:11:1 We guarantee it.`];
    expect(found).toEqual(expected);
  });
});

it.each([
  ['posts: { folder', 'services: { folder', 'The name "services" is taken by another kind of content.'],
  ['export const folders', 'export const kinds', 'Export `folders`: an object with a name for each kind'],
  ['posts: { folder', "...JSON.parse('?'), posts: { folder", 'The file could not be loaded: '],
])('a site’s own kind of content with a mistake is reported: %s -> %s', async (from, to, message) => {
  const small = await journal({ 'kinds.ts': replace(from, to) });
  expect(await small.report()).toContain(`kinds.ts ${message}`);
});

it('a mistake in an entry of many is reported with file and line, in npm run dev also if no page shows it', async () => {
  const small = await site();
  const { root, out, edit } = small;
  await makeLandingSite(root, 3);
  await edit({ 'content/landings/landing-1.json': replace('"price": ', '"price": -') });
  const place = /content\/landings\/landing-1\.json:\d+:\d+\n.*prices\[0\]\.price/;
  await expect(build(small)).rejects.toThrow(place);
  await edit({ 'pages/[landing].tsx': null });
  const version = await openVersion({ root, out, release: false, environment: {} });
  await expect(version.check()).rejects.toThrow(place);
  const { texts, checkUnused } = await loadContent(root);
  texts();
  expect(checkUnused()).toMatchObject([{ where: expect.stringContaining('landing-1.json') }]);
});
