import { describe, expect, it } from 'vitest';
import { main, open, words } from '../dist/built-pages.ts';

const page = open('/404.html');
const scripts = page
  .querySelectorAll('script')
  .map((script) => script.innerHTML)
  .join('\n');

describe('Not Found', () => {
  it('says Not Found, and the likely reason', () => {
    expect(words(main('/404.html').querySelector('h1'))).toBe('Not Found');
    expect(words(main('/404.html').querySelector('p'))).toMatch(/no page at this address/);
  });

  it('has a link home', () => {
    expect(words(main('/404.html').querySelector('a[href="/"]'))).toMatch(/home page/);
  });

  it('goes home after 2500 ms, by script, and leaves no entry in the history', () => {
    expect(scripts).toMatch(/location\.replace\(["'`]\/["'`]\)/);
    expect(scripts).toMatch(/\b(2500|2\.5e3|25e2)\b/);
  });

  it('stays without scripts, and then shows no button that would do nothing', () => {
    expect(page.querySelector('meta[http-equiv=refresh]')).toBeNull();
    const button = main('/404.html').querySelector('button');
    expect(words(button)).toBe('Stay on this page');
    expect(button?.hasAttribute('hidden')).toBe(true);
  });

  it('has a live region that announces what will happen', () => {
    expect(main('/404.html').querySelectorAll('[role=status]')).toHaveLength(1);
    expect(main('/404.html').querySelector('[data-redirect]')?.getAttribute('data-redirect')).toMatch(
      /home page in 2\.5 seconds/,
    );
  });

  it('stays out of search engines', () => {
    expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  });
});
