import { describe, expect, it } from 'vitest';
import { checkConnections } from '../../build/checks/connections.ts';
import { pageText, site } from './small-site.ts';

/** The problems of a page with this JSX. */
async function saidOf(view: string): Promise<[where: string, message: string][]> {
  const small = await site({ 'pages/news.tsx': pageText('News', `<h1>News</h1>${view}`) });
  return (await small.problems()).map(({ where, message }) => [where, message]);
}

const html = (text: string) => `<div dangerouslySetInnerHTML={{ __html: ${JSON.stringify(text)} }} />`;

describe('content that the policy of a page would block stops the build, with the page and what to do', () => {
  it.each([
    [
      'a script of another site',
      '<script src="https://cdn.example.net/a.js" />',
      '<script src="https://cdn.example.net/a.js">',
      'Put your own into client/inline/NAME.ts',
    ],
    [
      'a script that React moves',
      '<script async src="https://cdn.example.net/a.js" />',
      '<script src="https://cdn.example.net/a.js">',
      'a counter belongs under "measurement"',
    ],
    [
      'a script of another site that is a module',
      '<script type="module" src="//cdn.example.net/a.js" />',
      '<script src="//cdn.example.net/a.js">',
      'do not run',
    ],
    [
      'a script written into the page',
      "<script dangerouslySetInnerHTML={{ __html: 'alert(1)' }} />",
      '<script>',
      'do not run',
    ],
    [
      'a module written into the page',
      `<script type="module" dangerouslySetInnerHTML={{ __html: 'alert(1)' }} />`,
      '<script>',
      'do not run',
    ],
    [
      'code in an attribute',
      html('<p onclick="go()">x</p>'),
      '<p onclick="go()">',
      'Code in attributes does not run',
    ],
    [
      'a style attribute',
      "<p style={{ color: 'red' }}>x</p>",
      '<p style="color:red">',
      'Write a class in a sheet',
    ],
    ['a style element', '<style>{"p{color:red}"}</style>', '<style>', 'Write a class in a sheet'],
    [
      'a style sheet',
      '<link rel="stylesheet" href="/own.css" />',
      '<link href="/own.css">',
      'Write a class in a sheet',
    ],
    [
      'a frame of another site',
      '<iframe title="x" src="https://video.example.net/1" />',
      '<iframe src="https://video.example.net/1">',
      'Only the map of content/site.yaml',
    ],
    [
      'a picture of another site',
      '<img alt="" src="https://img.example.net/a.png" />',
      '<img src="https://img.example.net/a.png">',
      'static/images/',
    ],
    [
      'a picture in its own address',
      '<img alt="" src="data:image/png;base64,AA" />',
      '<img src="data:image/png;base64,AA">',
      'static/images/',
    ],
    [
      'a larger picture of another site',
      '<img alt="" src="/images/lamp.svg" srcSet="/images/lamp.svg 1x, https://img.example.net/a.png 2x" />',
      '<img srcset="/images/lamp.svg 1x, https://img.example.net/a.png 2x">',
      'static/images/',
    ],
    [
      'a video',
      html('<video src="/a.mp4"></video>'),
      '<video src="/a.mp4">',
      'a picture that links to where it plays',
    ],
    [
      'a form that is sent somewhere',
      html('<form action="https://forms.example.net/"></form>'),
      '<form action="https://forms.example.net/">',
      'Use the contact form',
    ],
    ['a base address', html('<base href="/x/">'), '<base href="/x/">', 'Write them in full'],
    [
      'a click that is reported',
      html('<a href="/" ping="https://p.example.net/">home page</a>'),
      '<a ping="https://p.example.net/">',
      'Leave the attribute out',
    ],
    [
      'a font of another site',
      '<link rel="preload" as="font" href="https://fonts.example.net/a.woff2" />',
      '<link href="https://fonts.example.net/a.woff2">',
      'static/fonts/',
    ],
  ])('%s', async (_what, view, what, remedy) => {
    const said = (await saidOf(view)).filter(([, message]) => message.includes('Content-Security-Policy'));
    expect(said).toEqual([['/news/', expect.stringContaining(`refuses ${what}. `)]]);
    expect(said[0]?.[1]).toContain(remedy);
  });

  it('but not content that works: own pictures, data for search engines, external links', async () => {
    const view = `<img alt="" src="/favicon.ico" /><a href="https://www.example.org/lamps">Lamps</a>${html('<script type="application/ld+json">{}</script>')}`;
    expect(await saidOf(view)).toEqual([]);
  });

  it('and is reported once if all pages share it', async () => {
    const page = (title: string) =>
      pageText(
        title,
        `<h1>${title}</h1><p style={{ color: 'red' }}>x</p>`,
        '',
        `A page about ${title}, for a test that counts`,
      );
    const small = await site(
      Object.fromEntries(
        ['one', 'two', 'three', 'four', 'five'].map((name) => [`pages/${name}.tsx`, page(name)]),
      ),
    );
    expect((await small.problems()).map(({ where }) => where)).toEqual([
      '5 pages, so probably the header or the footer',
    ]);
  });
});

describe('a request in a script', () => {
  const allowed = ['https://hooks.example.com'];
  const said = (text: string) =>
    checkConnections([], [{ file: 'assets/client/x.js', contents: text }], new Map([['map', text]]), allowed);

  it.each([
    'fetch("https://api.example.net/x")',
    "fetch('//api.example.net/x',{method:'POST'})",
    'navigator.sendBeacon("https://api.example.net/x",d)',
    'new WebSocket("wss://api.example.net/x")',
    'import("https://api.example.net/x.js")',
    'x.open("GET","https://api.example.net/x")',
  ])('to another site stops the build: %s', (text) => {
    const problems = said(text);
    expect(problems.map(({ where }) => where)).toEqual(['client/inline/map.ts', 'assets/client/x.js']);
    expect(problems[0]?.message).toContain('Remove it, or have that service take enquiries.');
  });

  it.each([
    'fetch("https://hooks.example.com/start-trigger")',
    'fetch("/start-trigger")',
    'throw Error("see https://react.dev/errors/418")',
    'fetch(t.dataset.map)',
  ])('that the policy allows, or that only looks like one, does not: %s', (text) =>
    expect(said(text)).toEqual([]),
  );

  it('stops the build of the site that contains it', async () => {
    const small = await site({ 'client/inline/toasts.ts': 'void fetch("https://api.example.net/x");\n' });
    expect((await small.problems()).map(({ where }) => where)).toEqual(['client/inline/toasts.ts']);
  });
});
