import { describe, expect, it } from 'vitest';
import { POLICIES } from '../content.ts';
import { KINDS } from '../networks/kinds.ts';
import { ROUTES } from '../routes.ts';
import { DESKTOP, PHONE, renderAll, serveSite } from './serve-site.ts';
import { violations } from './violations.ts';

const { visit, origin } = serveSite();

describe('axe-core finds nothing', () => {
  it('on any page on a phone, and on one of each kind on a desktop', async () => {
    const { page } = await visit('/', { viewport: PHONE });
    const found: string[] = [];
    // Policies have the same parts.
    for (const route of ROUTES.filter((route) => !POLICIES.slice(1).includes(route))) {
      await page.setViewportSize(PHONE);
      await page.goto(origin() + route);
      await renderAll(page);
      for (const viewport of KINDS.includes(route) ? [PHONE, DESKTOP] : [PHONE]) {
        await page.setViewportSize(viewport);
        found.push(...(await violations(page)).map((text) => `${route} at ${viewport.width} px: ${text}`));
      }
    }
    expect(found).toEqual([]);
  });
});
