import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { htmlDocument } from '../../build/document.ts';

const PARTS = {
  title: 'Lamps',
  description: 'All lamps.',
  canonical: 'https://www.lantern.example/lamps/',
  siteName: 'Lantern',
  fontUrl: '/assets/font.woff2',
  iconUrl: '/assets/favicon.svg',
  css: 'h1{color:red}',
  body: '<main>Lamps</main>',
  scripts: [],
};

describe('the head of a document', () => {
  it('keeps quotes, angle brackets and ampersands of the content from becoming HTML', () => {
    const title = 'Lamps & "lights" <b>';
    const html = htmlDocument({ ...PARTS, title, description: `${title}</title><script>` });
    const head = parse(html);
    expect(head.querySelector('title')?.text).toBe(title);
    expect(head.querySelector('meta[name=description]')?.getAttribute('content')).toBe(
      `${title}</title><script>`,
    );
    expect(head.querySelectorAll('head script')).toHaveLength(0);
  });

  it('says what other sites show of a link to it', () => {
    const head = parse(htmlDocument(PARTS));
    const property = (name: string) =>
      head.querySelector(`meta[property="${name}"]`)?.getAttribute('content');
    expect(property('og:title')).toBe('Lamps');
    expect(property('og:url')).toBe('https://www.lantern.example/lamps/');
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
