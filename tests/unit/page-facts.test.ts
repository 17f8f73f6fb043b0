import { expect, it } from 'vitest';
import { readPage } from '../../build/render/read-page.ts';

it.each([
  ['its text', '<a href="/">Home</a>', ['Home']],
  ['its label, if it has one', '<a href="/" aria-label="Home page"><b>Up</b></a>', ['Home page']],
  ['the alternative of a picture', '<a href="/"><img src="a.svg" alt="A lamp"> shop</a>', ['A lamp shop']],
  ['the label of a part', '<a href="/"><span aria-label="five">5</span> lamps</a>', ['five lamps']],
  ['nothing that is hidden', '<a href="/">Home<span aria-hidden="true"> »</span></a>', ['Home']],
  [
    'words apart in blocks, together in a word',
    '<a href="/"><p>SEO</p><p>Found <b>fi</b>rst</p></a>',
    ['SEO Found first'],
  ],
  ['characters in place of their codes', '<a href="/">Fish &amp; chips</a>', ['Fish & chips']],
  ['nothing at all if it is hidden itself', '<div aria-hidden="true"><a href="/">Home</a></div>', []],
])('a screen reader reads from a link %s', (_what, html, names) => {
  expect(readPage(html).links.map(({ name }) => name)).toEqual(names);
});

it('the facts of a page are what checks and search engines need of it', () => {
  const page = readPage(`<!DOCTYPE html><html><head><title>Lamps | Lantern</title>
    <meta name="description" content="Lamps for  every room."><link rel="icon" href="/favicon.ico">
    <style>h1{color:red}</style></head><body><h1 id="top">Lamps <small>and</small> more</h1>
    <svg class="hidden" aria-hidden="true"><title>A</title></svg><svg class="named"><title>B</title></svg>
    <svg class="nameless"><path d="M0 0"/></svg>
    <h2 id="floor">Floor</h2><a href="/lamps/">Lamps</a><a href="/lamps/">More lamps</a>
    <img src="/a.svg" alt=""><img src="/b.svg"><script>"<a href='/no/'>"</script></body></html>`);
  expect(page).toMatchObject({
    title: 'Lamps | Lantern',
    description: 'Lamps for every room.',
    headings: [
      { level: 1, text: 'Lamps and more' },
      { level: 2, text: 'Floor' },
    ],
    ids: ['top', 'floor'],
    urls: ['/favicon.ico', '/lamps/', '/a.svg', '/b.svg'],
    images: [
      { alt: '', src: '/a.svg' },
      { alt: undefined, src: '/b.svg' },
    ],
    namelessDrawings: ['nameless'],
    filler: '',
  });
  expect(readPage('<p>Then Lorem ipsum follows</p>').filler).toBe('Lorem ipsum follows');
});
