import { expect, it } from 'vitest';
import { makeCriticalCss } from '../../build/render/critical-css.ts';
import { sheet } from '../../components/sheet.ts';
import { pageText, site } from './small-site.ts';

it('a page has the styles that it uses, and no others, in one element of its head', async () => {
  const before = `import { sheet } from '../../../../components/sheet.ts';
const used = sheet('tests/unit/critical-css.test used', { box: { color: '#0a1b2c', '@media print': { color: '#1b2c3d' } } });
export const unused = sheet('tests/unit/critical-css.test unused', { box: { color: '#2c3d4e' } });`;
  const small = await site({
    'pages/extra.tsx': pageText('Extra', '<h1 className={used.box}>Extra</h1>', before),
  });
  await small.build();
  const styleOf = async (file: string) => {
    const page = await small.page(file);
    expect(page.querySelectorAll('body style, [style], link[rel=stylesheet]')).toHaveLength(0);
    const [style, ...others] = page.querySelectorAll('head style');
    expect(others).toHaveLength(0);
    return style?.text ?? '';
  };
  const [extra, home] = [await styleOf('extra/index.html'), await styleOf('index.html')];
  expect(extra).toContain('color:#0a1b2c');
  expect(extra).toMatch(/@media print\s*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\{color:#1b2c3d/);
  expect(extra).not.toMatch(/#2c3d4e|#639/);
  expect(home).toContain('color:#639');
  expect(home).not.toContain('#0a1b2c');
  const bare = await styleOf('404.html');
  expect(bare).toContain(':root{');
  expect(bare).toMatch(/src:url\(\/assets\/fonts\/overpass-latin-wght-normal\.[0-9a-f]{6}\.woff2\)/);
});

it('rules are ordered by the names of their sheets, whichever was loaded first', async () => {
  const later = sheet('zz later', { box: { top: 2 } });
  const earlier = sheet('zz earlier', { box: { top: 1 } });
  const css = await makeCriticalCss()(`${later.box} ${earlier.box}`);
  expect(css).toMatch(/top:1px.*top:2px/);
});
