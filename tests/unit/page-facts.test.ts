import { describe, expect, it } from 'vitest';
import { readPage } from '../../build/render/read-page.ts';

const linkIn = (html: string) => readPage(html).links[0]?.name;

describe('the text of a link as a screen reader reads it', () => {
  it.each([
    ['are its text', '<a href="/">Home</a>', 'Home'],
    ['are its label, if it has one', '<a href="/" aria-label="Home page"><b>Up</b></a>', 'Home page'],
    [
      'hold the alternative of a picture',
      '<a href="/"><img src="a.svg" alt="A lamp"> shop</a>',
      'A lamp shop',
    ],
    ['hold the label of a part', '<a href="/"><span aria-label="five">5</span> lamps</a>', 'five lamps'],
    ['leave out what is hidden', '<a href="/">Home<span aria-hidden="true"> »</span></a>', 'Home'],
    [
      'lie apart in blocks, together in a word',
      '<a href="/"><p>SEO</p><p>Found <b>fi</b>rst</p></a>',
      'SEO Found first',
    ],
    ['come with characters in place of their codes', '<a href="/">Fish &amp; chips</a>', 'Fish & chips'],
  ])('%s', (_what, html, words) => expect(linkIn(html)).toBe(words));

  it('excludes a hidden link', () => {
    expect(readPage('<div aria-hidden="true"><a href="/">Home</a></div>').links).toEqual([]);
  });
});

describe('the facts of a page', () => {
  const page = readPage(`<!DOCTYPE html><html><head><title>Lamps | Lantern</title>
    <meta name="description" content="Lamps for  every room."><link rel="icon" href="/favicon.ico">
    <style>h1{color:red}</style></head><body><h1 id="top">Lamps <small>and</small> more</h1>
    <svg class="hidden" aria-hidden="true"><title>A</title></svg><svg class="named"><title>B</title></svg>
    <svg class="nameless"><path d="M0 0"/></svg>
    <h2 id="floor">Floor</h2><a href="/lamps/">Lamps</a><a href="/lamps/">More lamps</a>
    <img src="/a.svg" alt=""><img src="/b.svg"><script>"<a href='/no/'>"</script></body></html>`);

  it('include the title of its head, not those of its drawings', () =>
    expect(page.title).toBe('Lamps | Lantern'));
  it('include its description', () => expect(page.description).toBe('Lamps for every room.'));
  it('include its headings in order', () =>
    expect(page.headings).toEqual([
      { level: 1, text: 'Lamps and more' },
      { level: 2, text: 'Floor' },
    ]));
  it('include its ids', () => expect(page.ids).toEqual(['top', 'floor']));
  it('include each address once, and none that only a script names', () =>
    expect(page.urls).toEqual(['/favicon.ico', '/lamps/', '/a.svg', '/b.svg']));
  it('include its pictures, with or without an alternative text', () =>
    expect(page.images).toEqual([
      { alt: '', src: '/a.svg' },
      { alt: undefined, src: '/b.svg' },
    ]));
  it('include the drawings without a name', () => expect(page.namelessDrawings).toEqual(['nameless']));
  it('include filler text if one of its words appears', () => {
    expect(page.filler).toBe('');
    expect(readPage('<p>Then Lorem ipsum follows</p>').filler).toBe('Lorem ipsum follows');
  });
});
