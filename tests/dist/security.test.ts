import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { counterAddresses } from '../../schemas/measurement.ts';
import { CONTENT } from '../content.ts';
import { open, PAGES, readHtml } from './built-pages.ts';

const { site, enquiryService } = CONTENT;
const counter = counterAddresses(site.measurement);
const sourceOf = (address: string) => (address.startsWith('/') ? "'self'" : new URL(address).origin);
const sorted = (...sources: string[]) => [...new Set(sources)].sort();

// Content that it would block stops the build: tests/unit/refused.test.ts.
describe.each(PAGES)('the Content-Security-Policy of %s', (route) => {
  const html = readHtml(route);
  const meta = open(route).querySelector('meta[http-equiv=Content-Security-Policy]');
  const policy = meta?.getAttribute('content') ?? '';
  const directives = policy.split(';').map((text) => text.split(' ')) as [string, ...string[]][];

  it('allows only files of the site, the style and scripts of the finished page, its enquiry service and its map', () => {
    const hashes = (tag: string) =>
      [...html.matchAll(new RegExp(`<${tag}(?![^>]*(?:ld\\+json| src=))[^>]*>(.*?)</${tag}>`, 'gs'))].map(
        ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
      );
    // Not Found has no map.
    const map = route === '/404.html' ? [] : [sourceOf(site.map.url)];
    const [script, counts] = counter ? [sourceOf(counter.script), sourceOf(counter.counts)] : [];
    expect(Object.fromEntries(directives.map(([name, ...values]) => [name, values.sort()]))).toEqual({
      'default-src': ["'none'"],
      'script-src': sorted("'self'", ...hashes('script'), ...(script ? [script] : [])),
      'style-src': hashes('style'),
      'img-src': ["'self'"],
      'font-src': ["'self'"],
      'manifest-src': ["'self'"],
      'connect-src': sorted(
        ...new Set(["'self'", sourceOf(enquiryService.url)]),
        ...map,
        ...(counts ? [counts] : []),
      ),
      'frame-src': map.length > 0 ? map : ["'none'"],
      'form-action': ["'none'"],
      'base-uri': ["'none'"],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ["'none'"],
    });
  });

  it('comes before everything that it governs', () => {
    const before = html.slice(0, html.indexOf('http-equiv="Content-Security-Policy"'));
    expect(before).not.toMatch(/<(?:link|style|script|title)/);
  });
});
