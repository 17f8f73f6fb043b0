import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { CONTENT } from '../content.ts';
import { ROUTES } from '../routes.ts';

const FILES = [...ROUTES.map((route) => `dist${route}index.html`), 'dist/404.html'];

describe.each(FILES)('the Content-Security-Policy of %s', (file) => {
  const html = readFileSync(file, 'utf8');
  const page = parse(html, { comment: true });
  const policy =
    page.querySelector('meta[http-equiv=Content-Security-Policy]')?.getAttribute('content') ?? '';
  const directives = new Map(
    policy.split(';').map((text) => {
      const [name = '', ...values] = text.split(' ');
      return [name, values] as const;
    }),
  );
  const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
  const inlined = (tag: string) => [
    ...html.matchAll(new RegExp(`<${tag}(?![^>]*ld\\+json)[^>]*>(.*?)</${tag}>`, 'gs')),
  ];

  it('allows nothing that it does not name', () => {
    expect(directives.get('default-src')).toEqual(["'none'"]);
    expect(policy).not.toMatch(/unsafe|\*|data:|http:/);
    for (const name of ['form-action', 'base-uri', 'trusted-types']) {
      expect([name, directives.get(name)]).toEqual([name, ["'none'"]]);
    }
    expect(directives.get('require-trusted-types-for')).toEqual(["'script'"]);
  });

  it('comes before everything that it governs', () => {
    const before = html.slice(0, html.indexOf('http-equiv="Content-Security-Policy"'));
    expect(before).not.toMatch(/<(?:link|style|script|title)/);
  });

  it('names the hashes of the finished page’s style and scripts, and no others', () => {
    expect(directives.get('style-src')).toEqual(inlined('style').map(([, code = '']) => hash(code)));
    const scripts = inlined('script').map(([, code = '']) => hash(code));
    expect(directives.get('script-src')?.toSorted()).toEqual(["'self'", ...scripts].sort());
  });

  it('applies to a page without style attributes, event handler attributes and scripts of other files', () => {
    expect(page.querySelectorAll('[style]')).toEqual([]);
    expect(html).not.toMatch(/<script[^>]+src=/);
    expect(html).not.toMatch(/\son[a-z]+=|javascript:/i);
  });

  it('allows requests only to the site itself, its enquiry service and the host of its map, and frames only from that host', () => {
    const map = file === 'dist/404.html' ? [] : [new URL(CONTENT.site.map.url).origin];
    expect(directives.get('connect-src')).toEqual(["'self'", ...map]);
    expect(directives.get('frame-src')).toEqual(map.length > 0 ? map : ["'none'"]);
  });
});
