import { describe, expect, it } from 'vitest';
import { makeCriticalCss, withUrls } from '../../build/render/critical-css.ts';
import { sheet } from '../../components/sheet.ts';
import { pageText, type Site, site } from './small-site.ts';

const styleOf = async (small: Site, file: string) =>
  (await small.page(file))
    .querySelectorAll('style')
    .map((element) => element.text)
    .join('');

const SHEET = `import { sheet } from '../../../../components/sheet.ts';
const used = sheet('tests/unit/critical-css.test used', { box: { color: '#0a1b2c', '@media print': { color: '#1b2c3d' } } });
export const unused = sheet('tests/unit/critical-css.test unused', { box: { color: '#2c3d4e' } });`;

describe('the styles of a page', () => {
  it('include the rules that it uses', async () => {
    const small = await site({
      'pages/extra.tsx': pageText('Extra', '<h1 className={used.box}>Extra</h1>', SHEET),
    });
    await small.build();
    const style = await styleOf(small, 'extra/index.html');
    expect(style).toContain('color:#0a1b2c');
    expect(style).toMatch(/@media print\s*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\{color:#1b2c3d/);
    expect(await styleOf(small, 'index.html')).toContain('color:#639');
  });

  it('include nothing of a sheet that it does not use', async () => {
    const small = await site({
      'pages/extra.tsx': pageText('Extra', '<h1 className={used.box}>Extra</h1>', SHEET),
    });
    await small.build();
    expect(await styleOf(small, 'extra/index.html')).not.toContain('#2c3d4e');
    expect(await styleOf(small, 'extra/index.html')).not.toContain('#639');
    expect(await styleOf(small, 'index.html')).not.toContain('#0a1b2c');
  });

  it('include what every page needs for bare elements, and the font', async () => {
    const small = await site();
    await small.build();
    const style = await styleOf(small, '404.html');
    expect(style).toContain(':root{');
    expect(style).toMatch(/src:url\(\/assets\/fonts\/overpass-latin-wght-normal\.[0-9a-f]{8}\.woff2\)/);
  });

  it('are one element in the head, and nothing else on the page styles it', async () => {
    const small = await site();
    const { pages } = await small.build();
    for (const { path } of pages) {
      const page = await small.page(path === '/404/' ? '404.html' : `${path.slice(1)}index.html`);
      expect(page.querySelectorAll('head style')).toHaveLength(1);
      expect(page.querySelectorAll('body style, [style], link[rel=stylesheet]')).toHaveLength(0);
    }
  });
});

describe('the rules of sheets', () => {
  it('are ordered by the names of the sheets, whichever was loaded first', async () => {
    const later = sheet('zz later', { box: { top: 2 } });
    const earlier = sheet('zz earlier', { box: { top: 1 } });
    const css = await makeCriticalCss()(new Set([later.box, earlier.box]));
    expect(css.indexOf('top:1px')).toBeGreaterThan(0);
    expect(css.indexOf('top:1px')).toBeLessThan(css.indexOf('top:2px'));
  });

  it('have class names that depend only on the name of the sheet and their place in it', () => {
    const first = sheet('a sheet of one', { box: { top: 1 } });
    const again = sheet('a sheet of one', { box: { top: 1 }, line: { top: 2 } });
    expect(again.box).toBe(first.box);
    expect(again.line).not.toBe(first.box);
  });
});

describe('URLs in a rule', () => {
  it('get the published names of files, and other URLs remain unchanged', () => {
    const css = '.a{mask:url(drawings/hills.svg) 50%}.b{src:url(/assets/fonts/one.woff2)}';
    expect(withUrls(css, (file) => `/assets/${file}?1`)).toBe(
      '.a{mask:url(/assets/drawings/hills.svg?1) 50%}.b{src:url(/assets/fonts/one.woff2)}',
    );
  });
});
