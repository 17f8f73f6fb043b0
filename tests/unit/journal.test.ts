import { cp, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { openSite } from '../../build/commands/dev/site-version.ts';
import { jsonSchemaOf, jsonSchemas } from '../../build/commands/schemas.ts';
import { isShown } from '../../build/content/own-kinds.ts';
import { buildSite } from '../../build.ts';
import { folders } from '../fixtures/journal-site/kinds.ts';
import { SERVICE } from './publishable-site.ts';
import { type Edits, problemsOf, replace, type Site, site } from './small-site.ts';

const JOURNAL = path.resolve(import.meta.dirname, '../fixtures/journal-site');
const SEO = 'content/posts/seo.md';

/** Noon of a day, in the time zone of the machine. */
const on = (year: number, month: number, day: number) => new Date(year, month - 1, day, 12);
const OCTOBER = on(2026, 10, 15);

/** The small site with a journal of three posts. */
async function journal(edits: Edits = {}): Promise<Site> {
  const small = await site({
    'content/site.yaml': (text) => text.replaceAll('lantern.example', 'lantern-lamps.com'),
  });
  await cp(JOURNAL, small.root, { recursive: true });
  await small.edit(edits);
  return small;
}

const build = ({ root, out }: Site, now: Date, release = false) =>
  buildSite({ root, out, release, draft: true, now, environment: SERVICE });

const postsIn = async (small: Site) =>
  (await small.files())
    .filter((file) => /^journal\/.+\/index\.html$/.test(file))
    .map((file) => file.split('/')[1]);

describe('a journal', () => {
  it.each([
    ['before the first post', on(2026, 9, 30), []],
    ['on the day of the first', on(2026, 10, 1), ['seo']],
    ['on the day before the second', on(2026, 11, 23), ['seo']],
    ['on the day of the second', on(2026, 11, 24), ['first-lamp', 'seo']],
    ['years later, without its draft', on(2031, 1, 1), ['first-lamp', 'seo']],
  ])('built %s has the posts of that day', async (_when, now, posts) => {
    const small = await journal();
    await build(small, now);
    expect(await postsIn(small)).toEqual(posts);
    const list = (await small.page('journal/index.html')).querySelectorAll('main li a');
    expect(list.map((link) => link.getAttribute('href')).sort()).toEqual(
      posts.map((slug) => `/journal/${slug}/`),
    );
    const sitemap = await small.read('sitemap.xml');
    for (const slug of ['first-lamp', 'seo', 'unfinished'])
      expect([slug, sitemap.includes(`/journal/${slug}/`)]).toEqual([slug, posts.includes(slug)]);
  });

  it('shows the Markdown of a post, including text before its first heading', async () => {
    const small = await journal();
    await build(small, OCTOBER);
    const sections = (await small.page('journal/seo/index.html')).querySelectorAll('article section');
    expect(sections.map((section) => section.querySelector('h2')?.id)).toEqual([
      undefined,
      'how-we-counted',
      'what-we-do-now',
    ]);
    expect(sections[0]?.innerHTML).toContain(
      '<strong>near them</strong> three call on the same day. Lantern counted',
    );
    expect(sections[1]?.querySelectorAll('li')).toHaveLength(2);
  });

  it('may have a post with the name of a service or of a policy', async () => {
    const small = await journal();
    const post = await readFile(path.join(small.root, SEO), 'utf8');
    await small.edit({
      'content/posts/refund-policy.md': post
        .replaceAll('What a search is worth', 'About our refunds')
        .replace(
          /description: .*/,
          'description: How we came to give the money back to whoever is not content, and what it cost us.',
        )
        .replace('How we counted', 'How we refund'),
    });
    await build(small, OCTOBER);
    expect(await small.read('journal/refund-policy/index.html')).toContain('How we refund');
    expect(await small.read('refund-policy/index.html')).not.toContain('How we refund');
    expect(await small.read('services/seo/index.html')).not.toContain('How we counted');
  });

  it('has a feed with the posts of the day, linked from the head of its page', async () => {
    const small = await journal();
    await build(small, on(2026, 11, 24));
    const feed = await small.read('journal/feed.xml');
    expect(feed).toMatch(
      /^<\?xml version="1\.0" encoding="utf-8"\?>\s*<feed xmlns="http:\/\/www\.w3\.org\/2005\/Atom"/,
    );
    expect(feed).toContain('<updated>2026-11-24T00:00:00.000Z</updated>');
    const titles = [...feed.matchAll(/<title type="html"><!\[CDATA\[(.*?)\]\]><\/title>/g)].map(
      ([, title]) => title,
    );
    expect(titles).toEqual(['The first lamp', 'What a search is worth']);
    expect(feed).toContain('<id>https://www.lantern-lamps.com/journal/seo/</id>');
    const link = (await small.page('journal/index.html')).querySelector('link[type="application/atom+xml"]');
    expect(link?.getAttribute('href')).toBe('/journal/feed.xml');
    expect(await small.read('journal/seo/index.html')).not.toContain('atom+xml');
  });

  it('makes the same bytes on every day with the same posts', async () => {
    const small = await journal();
    const contents = async () =>
      Promise.all((await small.files()).map(async (file) => [file, await small.read(file)]));
    await build(small, on(2026, 10, 15));
    const first = await contents();
    await build(small, on(2026, 11, 20));
    expect(await contents()).toEqual(first);
  });

  it('is shown completely by npm run dev, with drafts, future posts and the feed', async () => {
    const { root, out } = await journal({
      'content/posts/unfinished.md': replace('date: October 2, 2026', 'date: ""'),
    });
    const version = await openSite({ root, out, release: false, environment: {} });
    expect(version.paths.filter((address) => address.startsWith('/journal/')).sort()).toEqual([
      '/journal/',
      '/journal/first-lamp/',
      '/journal/seo/',
      '/journal/unfinished/',
    ]);
    expect(await version.page('/journal/unfinished/')).toContain('Not ready yet');
    expect(String(await version.file('journal/feed.xml'))).toContain('The first lamp');
    await version.check();
  });

  it('is released even if a draft is unfinished, and lists its posts as published', async () => {
    const small = await journal({
      'content/posts/unfinished.md': replace('title: Not', 'title: !sample Not'),
    });
    const { published } = await build(small, OCTOBER, true);
    expect(published).toEqual(expect.arrayContaining(['/journal/', '/journal/seo/']));
    expect(published.join()).not.toMatch(/unfinished|first-lamp/);
  });

  it('cannot silently lose a published post: a release asks what became of it', async () => {
    const small = await journal();
    await build(small, OCTOBER, true);
    await small.edit({ [SEO]: replace('October 1, 2026', 'December 24, 2026') });
    const { gate } = await build(small, OCTOBER);
    expect(gate.open).toMatchObject([{ rule: 'gone-address', value: '/journal/seo/' }]);
  });

  it.each<[what: string, edit: Edits[string], where: string, message: RegExp]>([
    [
      'a day that is none',
      replace('October 1, 2026', 'October 41, 2026'),
      `${SEO}:6:7`,
      /^date: this must be a day such as "October 1, 2026"/,
    ],
    [
      'HTML in its Markdown',
      replace('- by telephone', '<b>by telephone</b>'),
      `${SEO}:13:1`,
      /^HTML tags are not allowed here/,
    ],
    [
      'a placeholder that stands for nothing',
      replace('{agency}', '{agnecy}'),
      `${SEO}:9:77`,
      /^Nothing is known as "\{agnecy\}"\. Did you mean "agency"\?/,
    ],
    [
      'a link that leads nowhere',
      replace('(/packages/)', '(/package/)'),
      `${SEO}:18:1`,
      /^The link "\/package\/" leads to no page/,
    ],
  ])('reports file and line of %s in a post', async (_what, edit, where, message) => {
    const small = await journal({ [SEO]: edit });
    const [problem] = await problemsOf(build(small, OCTOBER));
    expect(problem?.where).toBe(where);
    expect(problem?.message).toMatch(message);
  });

  it('uses the date that the build is given, not the system clock', async () => {
    const { root, out } = await journal();
    const step = buildSite({ root, out, release: false, draft: true, environment: {} });
    await expect(step).rejects.toThrow('`now` must say what day it is');
  });
});

describe('a site’s own kinds of content', () => {
  it('are refused if their name or folder is taken', async () => {
    const small = await journal({ 'kinds.ts': replace('posts: { folder', 'services: { folder') });
    expect(await small.problems()).toMatchObject([
      {
        where: 'kinds.ts',
        message: 'The name "services" is taken by another kind of content. Choose another one.',
      },
    ]);
  });

  it('get JSON Schemas, which editors find by the first line of a file', () => {
    const schemas = jsonSchemas(folders);
    expect(jsonSchemaOf(SEO, folders)).toBe('content/.schemas/posts.entry.json');
    const schema = JSON.parse(schemas.get('content/.schemas/posts.entry.json') ?? '');
    expect(schema.$comment).toBe('content/posts/*.md, made by `npm run schemas`');
    expect(Object.keys(schema.properties)).toEqual(['title', 'meta', 'date', 'draft']);
    expect(schema.required).not.toContain('draft');
  });

  it('show an entry from its day on, in the time zone of the machine', () => {
    const entry = { date: 'November 24, 2026' };
    expect(isShown(entry, { now: new Date(2026, 10, 23, 23, 59) })).toBe(false);
    expect(isShown(entry, { now: new Date(2026, 10, 24, 0, 0) })).toBe(true);
    expect(isShown({ ...entry, draft: true }, { now: new Date(2030, 0, 1) })).toBe(false);
    expect(isShown({ date: '' }, { now: new Date(2030, 0, 1) })).toBe(false);
    expect(isShown({}, {})).toBe(true);
    expect(isShown({ ...entry, draft: true }, 'all')).toBe(true);
  });
});
