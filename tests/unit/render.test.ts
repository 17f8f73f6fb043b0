import { describe, expect, it } from 'vitest';
import { pageText, site } from './small-site.ts';

describe('pages that fail to render', () => {
  it('are all reported, each with its address, its file and the cause', async () => {
    const failing = (title: string) =>
      pageText(title, '{fail()}', `const fail = () => { throw new Error('${title}.'); };`);
    const small = await site({
      'pages/broken.tsx': failing('Broken'),
      'pages/damaged.tsx': failing('Damaged'),
    });
    expect(await small.problems()).toEqual([
      { where: '/broken/ (pages/broken.tsx)', message: 'The page could not be rendered. Broken.' },
      { where: '/damaged/ (pages/damaged.tsx)', message: 'The page could not be rendered. Damaged.' },
    ]);
  });

  it.each(['window.innerWidth', 'document.title', 'localStorage.length'])(
    'because they use the browser’s %s get advice',
    async (expression) => {
      const small = await site({ 'pages/extra.tsx': pageText('Extra', `<h1>{${expression}}</h1>`) });
      const [problem] = await small.problems();
      expect(problem?.where).toBe('/extra/ (pages/extra.tsx)');
      expect(problem?.message).toContain(`${expression.split('.')[0]} is not defined`);
      expect(problem?.message).toContain(
        'Pages are rendered without a browser: move this line into an effect, or into client/.',
      );
    },
  );

  it('get no such advice for another cause', async () => {
    const small = await site({ 'pages/extra.tsx': pageText('Extra', '<h1>{nothing.here}</h1>') });
    const [problem] = await small.problems();
    expect(problem?.message).toContain('nothing is not defined');
    expect(problem?.message).not.toContain('browser');
  });
});

describe('a rendered page', () => {
  it('has the layout: skip link, header, content, footer', async () => {
    const small = await site();
    await small.build();
    const body = (await small.page('packages/index.html')).querySelector('body');
    expect(body?.children.slice(0, 4).map((element) => element.rawTagName)).toEqual([
      'a',
      'header',
      'main',
      'footer',
    ]);
    expect(body?.querySelector('main h1')?.text).toBe('Our Packages');
  });

  it('has the agency’s name in its title: first on the home page, last on the others', async () => {
    const small = await site();
    await small.build();
    const title = async (file: string) => (await small.page(file)).querySelector('title')?.text;
    expect(await title('index.html')).toBe('Lantern: marketing for shops');
    expect(await title('packages/index.html')).toBe('Packages | Lantern');
  });

  it('has its own canonical URL', async () => {
    const small = await site();
    await small.build();
    const canonical = (await small.page('services/seo/index.html')).querySelector('link[rel=canonical]');
    expect(canonical?.getAttribute('href')).toBe('https://www.lantern.example/services/seo/');
  });

  it('has noindex if it is Not Found', async () => {
    const small = await site();
    await small.build();
    const page = await small.page('404.html');
    expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
    expect(page.querySelector('link[rel=canonical]')).toBeNull();
  });
});

describe('an inline script', () => {
  it('that a page uses appears once, at its end', async () => {
    const view = '<h1>Extra</h1><Ticker /><Ticker />';
    const before = `import { useRendering } from '../../../../components/page.ts';
const Ticker = () => { useRendering().inlineScript('ticker'); return null; };`;
    const small = await site({
      'client/inline/ticker.ts': "console.log('tick-tock');\n",
      'pages/extra.tsx': pageText('Extra', view, before),
    });
    await small.build();
    expect((await small.read('extra/index.html')).split('tick-tock')).toHaveLength(2);
    expect(await small.read('index.html')).not.toContain('tick-tock');
    expect((await small.page('extra/index.html')).querySelector('body')?.lastElementChild?.rawTagName).toBe(
      'script',
    );
  });

  it('that does not exist is reported with the file to add', async () => {
    const before = `import { useRendering } from '../../../../components/page.ts';
const Ticker = () => { useRendering().inlineScript('tiker'); return null; };`;
    const small = await site({ 'pages/extra.tsx': pageText('Extra', '<h1>Extra</h1><Ticker />', before) });
    expect(await small.problems()).toEqual([
      {
        where: '/extra/ (pages/extra.tsx)',
        message:
          'The page could not be rendered. There is no script client/inline/tiker.ts. Add it, or fix the name.',
      },
    ]);
  });

  it('that does not compile is reported with its line', async () => {
    const small = await site({ 'client/inline/ticker.ts': 'const tick = 1;\nconst = 2;\n' });
    await expect(small.build()).rejects.toThrow(/client\/inline\/ticker\.ts:2:\d+/);
  });
});
