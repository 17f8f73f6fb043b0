import { describe, expect, it } from 'vitest';
import { POLICIES } from '../content.ts';
import { KINDS } from '../networks/kinds.ts';
import { ROUTES } from '../routes.ts';
import { STATES } from '../tools/audit/states.ts';
import { DESKTOP, PHONE, renderAll, serveSite } from './serve-site.ts';
import { violations } from './violations.ts';

const { visit, origin } = serveSite();

/** A page that can be in a state. */
const routeOf = (needs: string) => {
  if (needs.includes('contact-form')) return '/contact-us/';
  return needs.includes('carousel') ? '/review/' : '/about-us/';
};

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

  it('on Not Found after the visitor stays', async () => {
    const { page } = await visit('/no-such-page/', { viewport: PHONE });
    await page.getByRole('button', { name: 'Stay on this page' }).click();
    expect(await violations(page)).toEqual([]);
  });

  const { 'as it comes': _tested, ...states } = STATES;
  it.each([
    ...Object.entries(states).map(([name, state]) => ({ name, ...state, viewport: PHONE })),
    { name: 'header opened on a desktop', ...STATES['header opened'], viewport: DESKTOP },
  ])('in the state "$name"', async ({ needs, reach, viewport }) => {
    const { page } = await visit(routeOf(needs), { viewport });
    await reach(page);
    // The rest of the page is as it comes.
    const [changed] = /^header|\[data-island=.*\]/.exec(needs) ?? [];
    expect(await violations(page, changed)).toEqual([]);
  });
});
