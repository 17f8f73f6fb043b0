import { describe, expect, it } from 'vitest';
import { titleOf } from '../../build/render/metadata.ts';
import type { Route } from '../../build/routes/list.ts';
import { tokens } from '../../components/tokens.ts';
import { replace, type Site, site } from './small-site.ts';

const META = (title: string, description: string) => ({
  'content/services/seo.yaml': (text: string) =>
    text
      .replace('title: SEO for shops', `title: '${title}'`)
      .replace(/description: The one.*/, `description: '${description}'`),
});

async function head(small: Site, file = 'services/seo/index.html') {
  await small.build();
  const page = await small.page(file);
  const content = (selector: string) => page.querySelector(`head > ${selector}`)?.getAttribute('content');
  return { page, content, property: (name: string) => content(`meta[property="og:${name}"]`) };
}

describe('the head of a page', () => {
  it('escapes quotes, angle brackets and ampersands of the content', async () => {
    const title = 'Lamps & "lights" < oil >';
    const description = `${title} < /title >, and "words" & more of them, until there are at least seventy.`;
    const { page, content, property } = await head(await site(META(title, description)));
    expect(page.querySelector('title')?.text).toBe(`${title} | Lantern`);
    expect(content('meta[name=description]')).toBe(description);
    expect(property('title')).toBe(`${title} | Lantern`);
    expect(page.querySelectorAll('head script:not([type])')).toHaveLength(0);
  });

  it('describes the page to sites that show a link to it, with complete URLs', async () => {
    const { page, content, property } = await head(await site());
    const address = 'https://www.lantern.example/services/seo/';
    expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(address);
    expect(property('url')).toBe(address);
    expect(property('title')).toBe('SEO for shops | Lantern');
    expect(property('image')).toMatch(
      /^https:\/\/www\.lantern\.example\/assets\/cards\/services-seo\.[0-9a-f]{8}\.png$/,
    );
    expect(property('image:width')).toBe('1200');
    expect(property('image:height')).toBe('630');
    expect(content('meta[name="twitter:card"]')).toBe('summary_large_image');
  });

  it('of the home page begins its title with the name of the agency', async () => {
    const { page } = await head(await site(), 'index.html');
    expect(page.querySelector('title')?.text).toBe('Lantern: marketing for shops');
  });

  it('of Not Found excludes it from search engines and has nothing to share', async () => {
    const { page, content } = await head(await site(), '404.html');
    expect(content('meta[name=robots]')).toBe('noindex');
    const shared = 'meta[property], link[rel=canonical], script[type="application/ld+json"]';
    expect(page.querySelectorAll(shared)).toHaveLength(0);
  });

  it('names existing icons', async () => {
    const small = await site();
    const { page } = await head(small);
    const links = page.querySelectorAll(
      'head link[rel=icon], head link[rel=apple-touch-icon], head link[rel=manifest]',
    );
    expect(links).toHaveLength(4);
    const files = await small.files();
    for (const link of links) expect(files).toContain(link.getAttribute('href')?.slice(1));
  });
});

describe('the card of a page', () => {
  it('is drawn again, under a new name, only when its title changes', async () => {
    const small = await site();
    const before = (await head(small)).property('image');
    await small.edit({ 'content/services/seo.yaml': replace('One plan', 'Our plan') });
    expect((await head(small)).property('image')).toBe(before);
    await small.edit(
      META(
        'Lanterns for shops',
        'The one service of the small site, with a description that is long enough.',
      ),
    );
    const after = (await head(small)).property('image');
    expect(after).not.toBe(before);
    expect(await small.files()).toContain(after?.replace('https://www.lantern.example/', ''));
    expect(await small.files()).not.toContain(before?.replace('https://www.lantern.example/', ''));
  });
});

it('a site without its own icon gets one of the drawn sign, in its colors', async () => {
  const small = await site({ 'static/favicon.svg': null });
  await small.build();
  const icon = (await small.page('index.html')).querySelector('link[type="image/svg+xml"]');
  expect(await small.read(icon?.getAttribute('href')?.slice(1) ?? '')).toContain(
    `fill="${tokens['--signal']}"`,
  );
});

describe('the title of a page', () => {
  const long = 'Prairie & Pine Marketing Partners of the Upper Midwest';
  const route = (path: string) => ({ path, meta: { title: 'Digital Marketing That Drives' } }) as Route;

  it('omits the name of the agency if there is no room for both, except on the home page', () => {
    expect(titleOf(route('/about-us/'), long)).toBe('Digital Marketing That Drives');
    expect(titleOf(route('/'), long)).toBe(long);
    expect(titleOf(route('/about-us/'), 'Northing')).toBe('Digital Marketing That Drives | Northing');
  });

  it('omits it on the home page, too, if it is too long by itself, as it is written in HTML', () => {
    const name = `${'Pine '.repeat(13)}& Co`;
    expect(name.length).toBe(69);
    expect(titleOf(route('/'), name)).toBe('Digital Marketing That Drives');
  });
});
