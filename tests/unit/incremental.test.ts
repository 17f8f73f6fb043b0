import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { openSite } from '../../build/commands/dev/site-version.ts';
import { buildSite } from '../../build.ts';
import { makeLandingSite } from '../tools/bench/build/landings.ts';
import { filesIn, fixture, pageText, replace, type Site, site } from './small-site.ts';

/** Every file of a built site with its bytes. */
async function contents(out: string): Promise<Record<string, string>> {
  const files = await filesIn(out);
  return Object.fromEntries(files.map((file) => [file, readFileSync(path.join(out, file), 'base64')]));
}

/** The files of an incremental build, and of a build from scratch. */
async function bothWays(small: Site) {
  await small.build();
  const onTop = await contents(small.out);
  rmSync(small.out, { recursive: true });
  await small.build();
  return { onTop, fromNothing: await contents(small.out) };
}

describe('an incremental build makes the same bytes as a build from scratch', () => {
  it.each<[string, Parameters<Site['edit']>[0]]>([
    ['nothing was changed', {}],
    ['a text was changed', { 'content/home.yaml': replace(/headline: .*/, 'headline: Lamps that glow') }],
    [
      'the name of the agency was changed',
      { 'content/site.yaml': replace('agency: Lantern', 'agency: Torch') },
    ],
    ['an entry was added', { 'content/services/ads.yaml': '' }],
    ['a page was added', { 'pages/news.tsx': pageText('News', '<h1>News</h1>') }],
    ['a picture was changed', { 'static/images/lamp.svg': replace('<svg', '<!-- brighter --><svg') }],
    ['a script was changed', { 'client/menu.tsx': "export const mount = () => console.log('new');\n" }],
  ])('when %s', async (_change, edits) => {
    const small = await site();
    await small.build();
    const added = edits['content/services/ads.yaml'] === '';
    const service = (await fixture('content/services/seo.yaml'))
      .replace('order: 1', 'order: 2')
      .replace('title: SEO\n', 'title: Ads\n')
      .replace('title: SEO for shops', 'title: Ads for shops');
    await small.edit(added ? { 'content/services/ads.yaml': service } : edits);
    const { onTop, fromNothing } = await bothWays(small);
    expect(Object.keys(onTop).length).toBeGreaterThan(5);
    expect(onTop).toEqual(fromNothing);
  });
});

describe('a site of landing pages', () => {
  it('is built from its own kind of content, and renders only what changed', async () => {
    const root = path.resolve(import.meta.dirname, '../.tmp', `landings-test-${process.pid}`);
    const out = path.join(root, 'dist');
    const build = () => buildSite({ root, out, release: false, draft: true, environment: {} });
    try {
      await makeLandingSite(root, 20);
      const { pages } = await build();
      expect(pages.filter(({ path: route }) => route.startsWith('/landing-'))).toHaveLength(20);
      const first = await contents(out);
      const file = path.join(root, 'content/landings/landing-7.json');
      writeFileSync(file, readFileSync(file, 'utf8').replace('"lead": "', '"lead": "New words. '));
      await build();
      const second = await contents(out);
      const changed = Object.keys(second).filter((name) => second[name] !== first[name]);
      expect(changed).toEqual(['landing-7/index.html']);
    } finally {
      rmSync(root, { recursive: true, force: true });
    }
  });

  it('is also checked by npm run dev if no page shows an entry', async () => {
    const root = path.resolve(import.meta.dirname, '../.tmp', `landings-unread-${process.pid}`);
    try {
      await makeLandingSite(root, 2);
      rmSync(path.join(root, 'pages/[landing].tsx'));
      const file = path.join(root, 'content/landings/landing-1.json');
      writeFileSync(file, readFileSync(file, 'utf8').replace('"price": ', '"price": -'));
      const version = await openSite({ root, out: path.join(root, 'dist'), release: false, environment: {} });
      await expect(version.check()).rejects.toThrow(/content\/landings\/landing-1\.json:\d+:\d+\n/);
    } finally {
      rmSync(root, { recursive: true, force: true });
    }
  });

  it('reports file and line of a mistake in an entry', async () => {
    const root = path.resolve(import.meta.dirname, '../.tmp', `landings-wrong-${process.pid}`);
    try {
      await makeLandingSite(root, 3);
      const file = path.join(root, 'content/landings/landing-2.json');
      writeFileSync(file, readFileSync(file, 'utf8').replace('"price": ', '"price": -'));
      const broken = buildSite({
        root,
        out: path.join(root, 'dist'),
        release: false,
        draft: true,
        environment: {},
      });
      await expect(broken).rejects.toThrow(
        /content\/landings\/landing-2\.json:\d+:\d+\n.*prices\[0\]\.price/,
      );
    } finally {
      rmSync(root, { recursive: true, force: true });
    }
  });
});
