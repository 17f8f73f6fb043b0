import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { htmlDocument } from '../../build/document.ts';

const PARTS = {
  metadata: ['<title>Lamps</title>'],
  fontUrl: '/assets/font.woff2',
  style: '<style>h1{color:red}</style>',
  body: '<main>Lamps</main>',
  scripts: [],
};

describe('the head of a document', () => {
  it('holds what says what the page is', () => {
    expect(parse(htmlDocument(PARTS)).querySelector('head > title')?.text).toBe('Lamps');
  });

  it('asks for the font early', () => {
    const link = parse(htmlDocument(PARTS)).querySelector('link[rel=preload]');
    expect(link?.getAttribute('href')).toBe('/assets/font.woff2');
    expect(link?.getAttribute('as')).toBe('font');
  });
});

describe('the scripts of a document', () => {
  it('stand at the end of its body, in one element', () => {
    expect(htmlDocument({ ...PARTS, scripts: ['a()', 'b()'] })).toMatch(/<script>a\(\)\nb\(\)<\/script>/);
  });

  it('leave no empty element where there are none', () => {
    expect(htmlDocument(PARTS)).not.toContain('<script>');
  });
});
