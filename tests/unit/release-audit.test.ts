import { describe, expect, it } from 'vitest';
import { auditRules } from '../../build/checks/release/page-audit.ts';
import type { Publication } from '../../build/checks/release/publication.ts';
import { readPage } from '../../build/render/read-page.ts';
import type { Route } from '../../build/routes/list.ts';
import type { Found } from '../../build/shared/problems.ts';

const WRITTEN = { where: 'content/lamps.yaml:4:10', value: 'Click here' };

/** The findings of one audit rule on a page with this body. */
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
    'accepts %s',
    (body) => expect(audit('heading-order', body)).toEqual([]),
  );

  it('reports a heading that skips a level', () => {
    expect(audit('heading-order', '<h1>A</h1><h3>B</h3>')).toEqual([
      { where: '/lamps/', value: 'B', note: 'h3 after h1 on /lamps/' },
    ]);
  });

  it('reports a first heading that is not an h1', () => {
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

  it('reports text that says nothing, with the line where it is written', () => {
    expect(audit('link-text', '<a href="/a/">Click\n here</a>')).toEqual([
      { where: WRITTEN.where, value: 'Click here', note: 'leads to /a/' },
    ]);
  });

  it.each(['Read more', 'here', 'Learn more →', 'more…'])('treats "%s" as such text', (words) => {
    expect(audit('link-text', `<a href="/a/">${words}</a>`)).toHaveLength(1);
  });

  it('reports a link without text', () => {
    expect(
      audit('link-text', '<a href="/a/"><svg aria-hidden="true"><title>Lamps</title></svg></a>'),
    ).toEqual([{ where: '/lamps/', value: '', note: 'leads to /a/' }]);
  });

  it('reports the same text for two addresses, once for each further address', () => {
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
  ])('reports %s', (body, value, note) => {
    expect(audit('image-alternative', body)).toEqual([{ where: '/lamps/', value, note }]);
  });
});
