import { describe, expect, it } from 'vitest';
import { withAddresses } from '../../build/critical-css.ts';
import { pageText, type Site, site } from './site.ts';

const styleOf = async (small: Site, file: string) =>
  (await small.page(file))
    .querySelectorAll('style')
    .map((element) => element.text)
    .join('');

const SHEET = `import { sheet } from '../../../../components/sheet.ts';
const used = sheet({ box: { color: 'papayawhip', '@media print': { color: 'honeydew' } } });
export const unused = sheet({ box: { color: 'mistyrose' } });`;

describe('the style of a page', () => {
  it('holds the rules that it uses', async () => {
    const small = await site({
      'pages/extra.tsx': pageText('Extra', '<h1 className={used.box}>Extra</h1>', SHEET),
    });
    await small.build();
    const style = await styleOf(small, 'extra/index.html');
    expect(style).toContain('color:papayawhip');
    expect(style).toMatch(/@media print\s*\{[^}]*color:honeydew/);
    expect(await styleOf(small, 'index.html')).toContain('color:rebeccapurple');
  });

  it('holds none of a sheet that it does not use', async () => {
    const small = await site({
      'pages/extra.tsx': pageText('Extra', '<h1 className={used.box}>Extra</h1>', SHEET),
    });
    await small.build();
    expect(await styleOf(small, 'extra/index.html')).not.toContain('mistyrose');
    expect(await styleOf(small, 'extra/index.html')).not.toContain('rebeccapurple');
    expect(await styleOf(small, 'index.html')).not.toContain('papayawhip');
  });

  it('holds what every page needs of the bare elements, and the font', async () => {
    const small = await site();
    await small.build();
    const style = await styleOf(small, '404.html');
    expect(style).toContain(':root{');
    expect(style).toMatch(/src:url\(\/assets\/fonts\/overpass-latin-wght-normal\.[0-9a-f]{8}\.woff2\)/);
  });

  it('is one element in the head, and nothing else on the page styles it', async () => {
    const small = await site();
    const { pages } = await small.build();
    for (const { path } of pages) {
      const page = await small.page(path === '/404/' ? '404.html' : `${path.slice(1)}index.html`);
      expect(page.querySelectorAll('head style')).toHaveLength(1);
      expect(page.querySelectorAll('body style, [style], link[rel=stylesheet]')).toHaveLength(0);
    }
  });
});

describe('files that a rule names', () => {
  it('get their addresses, and other addresses stay', () => {
    const css = '.a{mask:url(drawings/hills.svg) 50%}.b{src:url(/assets/fonts/one.woff2)}';
    expect(withAddresses(css, (file) => `/assets/${file}?1`)).toBe(
      '.a{mask:url(/assets/drawings/hills.svg?1) 50%}.b{src:url(/assets/fonts/one.woff2)}',
    );
  });
});
