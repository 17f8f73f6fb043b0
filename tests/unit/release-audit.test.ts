import { describe, expect, it } from 'vitest';
import { auditRules } from '../../build/checks/release/page-audit.ts';
import type { Publication } from '../../build/checks/release/publication.ts';
import { readPage } from '../../build/render/read-page.ts';
import type { Route } from '../../build/routes/list.ts';
import type { Found } from '../../build/shared/problems.ts';

const WRITTEN = { where: 'content/lamps.yaml:4:10', value: 'Click here' };

/** What one rule of the audit finds on a page with this body. */
function audit(rule: string, body: string): Found[] {
  const route = { path: '/lamps/', meta: { title: 'Lamps', description: '' }, indexed: true } as Route;
  const publication = {
    pages: [{ route, bytes: 0, facts: readPage(`<body>${body}</body>`), showsFigures: false }],
    texts: () => [WRITTEN],
    placeOf: () => undefined,
    fileOf: () => undefined,
  } as unknown as Publication;
  return auditRules.find(({ name }) => name === rule)?.find(publication) ?? [];
}

describe('heading-order', () => {
  it.each(['<h1>A</h1><h2>B</h2><h3>C</h3><h2>D</h2>', '<h1>A</h1><h4 aria-hidden="true">B</h4><h2>C</h2>'])(
    'is quiet about %s',
    (body) => expect(audit('heading-order', body)).toEqual([]),
  );

  it('names a heading that skips a level', () => {
    expect(audit('heading-order', '<h1>A</h1><h3>B</h3>')).toEqual([
      { where: '/lamps/', value: 'B', note: 'h3 after h1 on /lamps/' },
    ]);
  });

  it('names a first heading that is no h1', () => {
    expect(audit('heading-order', '<h2>B</h2><h1>A</h1>')).toEqual([
      { where: '/lamps/', value: 'B', note: 'h2 after no heading on /lamps/' },
    ]);
  });
});

describe('link-text', () => {
  it.each([
    '<a href="/a/">Lamps</a><a href="/b/">Lanterns</a>',
    '<a href="/a/">Lamps</a><a href="/a/">Lamps</a>',
    '<a href="/a/">Get Started<span> with lamps</span></a><a href="/b/">Get Started<span> with bulbs</span></a>',
    '<a href="/a/" aria-label="Lamps">more</a>',
    '<a href="/a/"><img src="a.svg" alt="Lamps"></a>',
    '<div aria-hidden="true"><a href="/a/">here</a></div>',
  ])('is quiet about %s', (body) => expect(audit('link-text', body)).toEqual([]));

  it('names words that say nothing, with the line where they are written', () => {
    expect(audit('link-text', '<a href="/a/">Click\n here</a>')).toEqual([
      { where: WRITTEN.where, value: 'Click here', note: 'leads to /a/' },
    ]);
  });

  it.each(['Read more', 'here', 'Learn more →', 'more…'])('takes "%s" for such words', (words) => {
    expect(audit('link-text', `<a href="/a/">${words}</a>`)).toHaveLength(1);
  });

  it('names a link without words', () => {
    expect(
      audit('link-text', '<a href="/a/"><svg aria-hidden="true"><title>Lamps</title></svg></a>'),
    ).toEqual([{ where: '/lamps/', value: '', note: 'leads to /a/' }]);
  });

  it('names the same words for two addresses, once for each further address', () => {
    const body = '<a href="/a/">Lamps</a><a href="/b/">lamps</a><a href="/b/">Lamps</a>';
    expect(audit('link-text', body)).toEqual([
      { where: '/lamps/', value: 'lamps', note: 'leads to /a/ and to /b/ on /lamps/' },
    ]);
  });
});

describe('image-alternative', () => {
  it.each([
    '<img src="a.svg" alt="A lamp">',
    '<img src="a.svg" alt="">',
    '<svg aria-hidden="true"></svg>',
    '<span aria-hidden="true"><svg></svg></span>',
    '<svg role="img" aria-label="A lamp"></svg>',
  ])('is quiet about %s', (body) => expect(audit('image-alternative', body)).toEqual([]));

  it.each([
    ['<img src="a.svg">', '', 'a.svg'],
    ['<img src="a.svg" alt="lamp-final.PNG">', 'lamp-final.PNG', 'a.svg'],
    ['<img src="a.svg" alt="image">', 'image', 'a.svg'],
    ['<svg class="lamp"></svg>', '', 'svg lamp'],
  ])('names %s', (body, value, note) => {
    expect(audit('image-alternative', body)).toEqual([{ where: '/lamps/', value, note }]);
  });
});
