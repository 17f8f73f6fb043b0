import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ROUTES } from '../routes.ts';
import { DESKTOP, PHONE, serveSite } from './serve-site.ts';
import { raiseToast } from './start-island.ts';

const site = serveSite();

/** Opens a route again, and records what the policy blocks. */
async function watched(route: string, viewport = DESKTOP) {
  const { page } = await site.visit(route, { viewport });
  const refused: string[] = [];
  await page.exposeFunction('refused', (what: string) => refused.push(what));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      const { refused } = window as unknown as { refused: (what: string) => void };
      refused(`${violatedDirective} ${blockedURI} ${sample}`);
    });
  });
  await page.reload();
  // Not Found would redirect in the meantime.
  await page.keyboard.press('Shift');
  return { page, refused };
}

async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 700) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
    await page.waitForTimeout(30);
  }
}

describe('the content security policy', () => {
  it.each([...ROUTES, '/no-such-page/'])('blocks nothing on %s, including its map', async (route) => {
    const { page, refused } = await watched(route);
    await page.evaluate(() =>
      document.querySelectorAll('[data-island]').forEach((root) => {
        root.dispatchEvent(new Event('pointerover'));
      }),
    );
    await page.waitForFunction(() => !document.querySelector('[data-island]:not([data-ready])'));
    await scrollThrough(page);
    expect(refused).toEqual([]);
  });

  it('blocks nothing that menu, dropdown, reviews and toasts do', async () => {
    const { page, refused } = await watched('/review/');
    await page.getByRole('button', { name: 'Next review' }).click();
    await page.getByRole('navigation', { name: 'Main' }).locator('summary').click();
    await page.keyboard.press('Escape');
    await raiseToast(page, { title: 'Saved' });
    await page.getByText('Saved').first().waitFor();
    await page.setViewportSize(PHONE);
    await page.locator('header summary', { hasText: 'Menu' }).click();
    await page.waitForTimeout(300);
    expect(refused).toEqual([]);
  });

  it('blocks no enquiry, whether it is received or not', async () => {
    const { page, refused } = await watched('/contact-us/', PHONE);
    await page.getByLabel('Name').fill('Ana Ruiz');
    await page.getByLabel('Email', { exact: true }).fill('ana@example.com');
    await page.getByLabel('Phone number').fill('+13605550142');
    await page.getByLabel('Message').fill('We run a garage and would like more calls.');
    await page.route('**/start-trigger*', (route) => route.fulfill({ status: 500 }), { times: 1 });
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByText('Something went wrong').waitFor();
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByText('We have received your message').waitFor();
    expect(refused).toEqual([]);
  });

  it('blocks scripts from other sites, injected styles, and text that a script turns into HTML', async () => {
    const { page, refused } = await watched('/about-us/');
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
    await page.waitForTimeout(100);
    const directives = refused.map((text) => text.split(' ')[0]);
    expect(directives).toEqual(
      expect.arrayContaining(['require-trusted-types-for', 'style-src-elem', 'connect-src']),
    );
  });
});
