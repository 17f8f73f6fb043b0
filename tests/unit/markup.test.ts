import { describe, expect, it } from 'vitest';
import { drawnSign } from '../../build/assets/logo.tsx';
import { problemsOfMarkup } from '../../build/assets/markup.ts';

const XMLNS = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
const svg = (inside: string, attributes = '') => `<svg ${XMLNS} ${attributes}>${inside}</svg>`;
const said = async (text: string | Uint8Array, file = 'static/a.svg') =>
  (await problemsOfMarkup(file, text)).map(({ message }) => message);

describe('an SVG picture', () => {
  it.each([
    ['shapes', svg('<path d="M1 1h2"/><circle r="1"/>')],
    ['a mark at its beginning', `\uFEFF<?xml version="1.0" encoding="utf-8"?>\n${svg('')}`],
    [
      'the document type that drawing programs write',
      `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">${svg('')}`,
    ],
    ['parts that it uses again', svg('<g id="a"/><use xlink:href="#a"/><use href="#a" fill="url(#b)"/>')],
    ['a style sheet', svg('<style>.a { fill: url("#b"); /* url(x) */ }</style>')],
    ['a photograph that is written out', svg('<image href="data:image/png;base64,iVBORw0KGgo="/>')],
    ['notes of a drawing program', svg('<i:view xmlns:i="http://www.inkscape.org/x" i:zoom="2"/>')],
    ['words about scripts', svg('<title>On javascript and the script</title>')],
    ['the icon of the site', drawnSign('Northing')],
  ])('is accepted with %s', async (_what, text) => {
    expect(await said(text)).toEqual([]);
  });
});

describe('an SVG with active content is refused', () => {
  it.each([
    ['a script', svg('<script>alert(1)</script>'), 'a script'],
    ['a script of HTML', svg('<h:script xmlns:h="http://www.w3.org/1999/xhtml"/>'), 'a script'],
    ['an event handler deep inside', svg('<g><g OnClick="x"/></g>'), 'an event handler (OnClick)'],
    ['a link in disguise', svg('<a href=" java&#10;script&#58;alert(1)"/>'), 'an address that runs a script'],
    ['an animated script', svg('<animate values="a;javascript:alert(1)"/>'), 'an address that runs a script'],
    ['an animated address', svg('<set attributeName="xlink:href" to="#a"/>'), 'an animation of "xlink:href"'],
    ['HTML', svg('<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">a</p></foreignObject>'), 'HTML'],
    ['a picture without scheme', svg('<image href="//evil.example/a.png"/>'), '"//evil.example/a.png"'],
    ['another file', svg('<use href="other.svg#a"/>'), '"other.svg#a"'],
    ['an SVG within an address', svg('<use href="data:image/svg+xml,%3Csvg/%3E#a"/>'), '"data:image/svg+xml'],
    ['a fill from elsewhere', svg('<g fill="url(https://evil.example/a.svg#b)"/>'), '"https://evil.example'],
    ['a style sheet from elsewhere', svg('<style>@import "https://evil.example/a.css";</style>'), '@import'],
    ['a divided style sheet', svg('<style>@im<!-- -->port "a.css";</style>'), '@import'],
    ['a style sheet in two sections', svg('<style>@im<![CDATA[port "a.css";]]></style>'), '@import'],
    ['an escaped style', svg('<g style="fill: \\75 rl(//evil.example/a)"/>'), '"//evil.example/a"'],
    ['a set of pictures', svg('<style>a { fill: image-set("a.png" 1x) }</style>'), 'other pictures'],
    ['a style sheet beside it', `<?xml-stylesheet href="a.css"?>${svg('')}`, 'a link to a style sheet'],
    ['thousands of groups', svg('<g>'.repeat(300_000)), 'elements nested more than 250 levels deep'],
    ['definitions that grow', `<!DOCTYPE svg [<!ENTITY a "aa">]>${svg('&a;')}`, 'definitions (<!ENTITY>)'],
  ])('for %s', async (_what, text, held) => {
    expect(await said(text)).toEqual([expect.stringContaining(held)]);
    expect((await said(text))[0]).toMatch(
      /^This SVG contains .*Save the picture again as plain SVG, or as a PNG\.$/,
    );
  });

  it('with its line', async () => {
    const [problem] = await problemsOfMarkup('static/a.svg', svg('\n<g/>\n  <g\n  onclick="x"/>'));
    expect(problem?.where).toBe('static/a.svg:3:3');
  });

  it('in an encoding in which it could hide something', async () => {
    expect((await said(`<?xml version="1.0" encoding="ISO-2022-JP"?>${svg('')}`))[0]).toContain(
      'not saved as UTF-8',
    );
  });
});

describe('a file that claims to be an SVG, but is not', () => {
  it.each([
    ['a photograph', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3])],
    ['a web page', '<!DOCTYPE html><html><head><title>a</title></head></html>'],
    ['an empty file', ''],
    ['half a picture', `<svg ${XMLNS}><g>`],
    ['an element of another language', '<svg><g/></svg>'],
    ['UTF-16', Buffer.from(`\uFEFF${svg('')}`, 'utf16le')],
  ])('is refused: %s', async (_what, text) => {
    expect(await said(text)).toEqual([
      'This file is named as an SVG, but is not one. Save the picture again as plain SVG, or as a PNG.',
    ]);
  });
});

describe('XML is published only as a feed or a sitemap', () => {
  const problems = (text: string) => said(text, 'static/a.xml');
  const sitemap = (inside: string) =>
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:h="http://www.w3.org/1999/xhtml">${inside}</urlset>`;

  it.each([
    sitemap('<url><loc>https://a.example/</loc><h:link rel="alternate" hreflang="es" href="/es/"/></url>'),
    '<rss version="2.0"><channel><title>News</title></channel></rss>',
    '<feed xmlns="http://www.w3.org/2005/Atom"><title>News</title></feed>',
  ])('accepts %s', async (text) => {
    expect(await problems(text)).toEqual([]);
  });

  it.each([
    ['<note>Buy milk</note>', 'This XML is neither a feed nor a sitemap.'],
    [`<!-- ${'a'.repeat(5000)} --><s:svg xmlns:s="http://www.w3.org/2000/svg"/>`, 'This XML is neither'],
    [sitemap('<h:script>alert(1)</h:script>'), 'This XML contains HTML'],
    [sitemap('<s:svg xmlns:s="http://www.w3.org/2000/svg" onload="a()"/>'), 'This XML contains a drawing'],
    [`<?xml-stylesheet href="a.xsl"?>${sitemap('')}`, 'a link to a style sheet'],
    [`<!DOCTYPE urlset [<!ENTITY a "b">]>${sitemap('')}`, 'definitions'],
  ])('refuses %s', async (text, message) => {
    expect((await problems(text))[0]).toContain(message);
  });
});

it('a file that could hang the build is judged like any other', async () => {
  expect(await said(svg(`<style>${'/*a'.repeat(200_000)}</style>`))).toEqual([]);
});
