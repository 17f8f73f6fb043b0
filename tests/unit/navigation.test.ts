import { describe, expect, it } from 'vitest';
import { fixture, replace, type Site, site } from './small-site.ts';

/** Addresses of the links in a part of a page. */
async function linksIn(small: Site, part: string): Promise<(string | undefined)[]> {
  const page = await small.page('index.html');
  return page.querySelectorAll(`${part} a`).map((link) => link.getAttribute('href'));
}

describe('a new file in content/services', () => {
  const added = async () =>
    site({
      'content/services/ppc.yaml': (await fixture('content/services/seo.yaml'))
        .replace('order: 1', 'order: 2')
        .replace('title: SEO\n', 'title: PPC\n')
        .replace('SEO for shops', 'PPC for shops')
        .replace('The one service', 'The other service'),
    });

  it('gets a page, a link in header and footer, and a line in the sitemap', async () => {
    const small = await added();
    await small.build();
    expect((await small.page('services/ppc/index.html')).querySelector('h1')?.text).toBe('PPC');
    expect(await linksIn(small, 'header')).toContain('/services/ppc/');
    expect(await linksIn(small, 'footer')).toContain('/services/ppc/');
    expect(await small.read('sitemap.xml')).toContain('<loc>https://www.lantern.example/services/ppc/</loc>');
  });

  it('comes after those with a smaller order', async () => {
    const small = await added();
    await small.build();
    const services = (await linksIn(small, 'footer')).filter((href) => href?.startsWith('/services/'));
    expect(services).toEqual(['/services/seo/', '/services/ppc/']);
  });
});

describe('a new file in content/policies', () => {
  const added = async (showInNavbar: boolean) =>
    site({
      'content/policies/terms.md': (await fixture('content/policies/refund-policy.md'))
        .replace('order: 1', 'order: 2')
        .replaceAll('title: Refund policy', 'title: Terms')
        .replace('When money', 'How money')
        .replace('showInNavbar: false', `showInNavbar: ${showInNavbar}`),
    });

  it('gets a page, a link in the footer, and a line in the sitemap', async () => {
    const small = await added(false);
    await small.build();
    expect((await small.page('terms/index.html')).querySelector('title')?.text).toBe('Terms | Lantern');
    expect(await linksIn(small, 'footer')).toContain('/terms/');
    expect(await linksIn(small, 'header')).not.toContain('/terms/');
    expect(await small.read('sitemap.xml')).toContain('<loc>https://www.lantern.example/terms/</loc>');
  });

  it('is in the header if it says so', async () => {
    const small = await added(true);
    await small.build();
    expect(await linksIn(small, 'header')).toContain('/terms/');
  });
});

describe('a new entry of a list', () => {
  it('appears on the pages: a tier', async () => {
    const tier = '  - id: pro\n    name: SEO Pro\n    price: "$900"\n    period: month\n    points: {}\n';
    const small = await site({ 'content/packages/seo.yaml': (text) => text + tier });
    await small.build();
    const names = (await small.page('packages/index.html'))
      .querySelectorAll('main h2')
      .map(({ text }) => text);
    expect(names).toEqual(['SEO Basic', 'SEO Pro']);
  });

  it('appears on the pages: a review', async () => {
    const small = await site({
      'content/reviews.yaml': (text) => text + text.slice(text.indexOf('  - name')).replace('Ada', 'Grace'),
    });
    await small.build();
    expect((await small.page('index.html')).querySelectorAll('blockquote')).toHaveLength(2);
  });
});

describe('a removed file', () => {
  it('disappears with its page, links and line in the sitemap', async () => {
    const small = await site({ 'content/policies/refund-policy.md': null });
    await small.build();
    expect(await small.files()).not.toContain('refund-policy/index.html');
    expect(await linksIn(small, 'footer')).not.toContain('/refund-policy/');
    expect(await small.read('sitemap.xml')).not.toContain('refund-policy');
  });
});

describe('an entry of content/navigation.yaml', () => {
  it('that is hidden from the header is at the end of the footer', async () => {
    const small = await site({
      'content/navigation.yaml': replace('color: wood', 'color: wood\n    showInNavbar: false'),
    });
    await small.build();
    const [header, footer] = [
      await linksIn(small, 'header [aria-label=Main] li'),
      await linksIn(small, 'footer'),
    ];
    expect(header).not.toContain('/packages/');
    expect(footer.filter((href) => href?.startsWith('/')).slice(-2)).toEqual([
      '/packages/',
      '/refund-policy/',
    ]);
  });
});
