import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type Edits, pageText, replace } from '../unit/small-site.ts';
import { inChromium } from './dev-process.ts';

const develop = inChromium('dev');

const TIMEOUT = { timeout: 120_000 };
const overlay = (page: Page) => page.locator('dialog[data-dev]');
const glowing = (page: Page) => page.getByText('Lamps that glow').first();
/** A mark that disappears when the page reloads. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window);

const HEADLINE: Edits = { 'content/home.yaml': replace(/headline: .*/, 'headline: Lamps that glow') };

describe('npm run dev shows a saved change at once', () => {
  it.each<[string, Edits]>([
    ['a content file', HEADLINE],
    ['a page', { 'pages/index.tsx': replace('<h1', '<p>Lamps that glow</p><h1') }],
    ['a module that a page imports', { 'components/Word.tsx': replace('first word', 'Lamps that glow') }],
  ])('in %s', async (_what, edits) => {
    const { small, page, printed } = await develop({
      'components/Word.tsx': 'export const Word = () => <p>first word</p>;\n',
      'pages/index.tsx': (text) =>
        `import { Word } from '../components/Word.tsx';\n${text.replace('<h1', '<Word /><h1')}`,
    });
    await page.getByText('first word').waitFor();
    await small.edit(edits);
    await glowing(page).waitFor();
    const [file] = Object.keys(edits);
    await expect.poll(printed, TIMEOUT).toMatch(new RegExp(`${file}: [01] rendered in \\d+ ms`));
  });

  it('in a picture', async () => {
    const { small, page } = await develop();
    const source = () => page.locator('main img').first().getAttribute('src');
    const before = await source();
    await small.edit({ 'static/images/lamp.svg': (text) => `${text}<!-- brighter -->\n` });
    await expect.poll(source, TIMEOUT).not.toBe(before);
  });

  it('in a script of an island', async () => {
    const { small, page } = await develop();
    const script = async () =>
      (await page.request.get(new URL('/assets/client/menu.js', page.url()).href)).text();
    expect(await script()).not.toContain('brighter');
    await mark(page);
    await small.edit({ 'client/menu.tsx': () => "export const mount = () => console.log('brighter');\n" });
    await expect.poll(() => isMarked(page), TIMEOUT).toBe(false);
    expect(await script()).toContain('brighter');
  });

  it('in a new page', async () => {
    const { small, page } = await develop();
    await small.edit({ 'pages/news.tsx': pageText('News', '<h1>News of today</h1>') });
    const status = async () => (await page.request.get(new URL('/news/', page.url()).href)).status();
    await expect.poll(status, TIMEOUT).toBe(200);
  });

  it('in ten tabs of a browser, which has six connections to a host', async () => {
    const { small, page } = await develop();
    const tabs = [page];
    while (tabs.length < 10) {
      const tab = await page.context().newPage();
      await tab.goto(page.url());
      tabs.push(tab);
    }
    await small.edit(HEADLINE);
    await Promise.all(tabs.map((tab) => glowing(tab).waitFor()));
    await small.edit({ 'content/home.yaml': replace('headline:', 'headlin:') });
    await Promise.all(tabs.map((tab) => overlay(tab).waitFor()));
  });

  it('and the page keeps its scroll position', async () => {
    // A screen so low that the page is long enough in any font.
    const { small, page } = await develop({}, { viewport: { width: 390, height: 300 } });
    await page.evaluate(() => scrollTo({ top: 60, behavior: 'instant' }));
    await small.edit(HEADLINE);
    await glowing(page).waitFor({ state: 'attached' });
    await expect.poll(() => page.evaluate(() => Math.round(scrollY)), TIMEOUT).toBe(60);
  });
});

describe('npm run dev shows a mistake over the page until it is fixed', () => {
  it.each([
    {
      where: 'in a content file, with line, excerpt and remedy',
      file: 'content/home.yaml',
      line: 5,
      right: 'headline:',
      wrong: 'headlin:',
      says: [/>\s+\d+ \|\s+headlin:/, 'Did you mean "headline"?'],
    },
    {
      where: 'in a broken link',
      file: 'content/navigation.yaml',
      line: 10,
      right: 'href: /packages/',
      wrong: 'href: /nothing/',
      says: ['The link "/nothing/" leads to no page'],
    },
    {
      where: 'in code that does not compile',
      file: 'pages/index.tsx',
      line: 11,
      right: '<h1',
      wrong: '<<h1',
      says: [],
    },
    {
      where: 'in a page that fails to render, with the line of its source',
      file: 'pages/index.tsx',
      line: 11,
      right: '{home.hero.headline}',
      wrong: '{(home as any).hero.headline.lamps.bright}',
      says: ["Cannot read properties of undefined (reading 'bright')"],
    },
  ])('$where', async ({ file, line, right, wrong, says }) => {
    const { small, page } = await develop();
    await small.edit({ [file]: replace(right, wrong) });
    // Between emptying a file and writing it, a busy machine may show that it is empty.
    await overlay(page).getByText(`${file}:${line}`).first().waitFor();
    const text = await overlay(page).innerText();
    for (const words of says) expect(text).toMatch(words);
    await small.edit({ [file]: replace(wrong, right) });
    await overlay(page).waitFor({ state: 'detached' });
  });

  it('that was there before npm run dev started', async () => {
    const { small, page } = await develop({ 'content/site.yaml': replace('agency:', 'agencie:') });
    await overlay(page).waitFor();
    expect(await overlay(page).innerText()).toContain('agencie');
    await small.edit({ 'content/site.yaml': replace('agencie:', 'agency:') });
    await page.locator('h1').waitFor();
  });
});
