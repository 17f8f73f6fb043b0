import { describe, expect, it } from 'vitest';
import { serveSite } from './serve-site.ts';

const { visit } = serveSite();

describe('the content security policy', () => {
  it('blocks scripts from other sites, injected styles, and text that a script turns into HTML', async () => {
    const { page } = await visit('/about-us/');
    await page.evaluate(() => {
      const refused: string[] = [];
      Object.assign(window, { refused });
      addEventListener('securitypolicyviolation', ({ violatedDirective }) => refused.push(violatedDirective));
    });
    const outcome = await page.evaluate(async () => {
      const attempt = (change: () => void) => {
        try {
          change();
          return 'taken';
        } catch {
          return 'refused';
        }
      };
      const html = attempt(() => {
        document.body.innerHTML = '<p>other</p>';
      });
      const script = attempt(() => {
        document.createElement('script').textContent = 'window.stolen = 1';
      });
      document.head.append(
        Object.assign(document.createElement('style'), { textContent: 'body { opacity: 0 }' }),
      );
      await fetch('https://elsewhere.example/').catch(() => undefined);
      return { html, script, opacity: getComputedStyle(document.body).opacity };
    });
    expect(outcome).toEqual({ html: 'refused', script: 'refused', opacity: '1' });
    const refused = () => page.evaluate(() => (window as unknown as { refused: string[] }).refused);
    await expect
      .poll(refused)
      .toEqual(expect.arrayContaining(['require-trusted-types-for', 'style-src-elem', 'connect-src']));
  });
});
