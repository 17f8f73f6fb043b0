import { describe, expect, it } from 'vitest';
import { DESKTOP, PHONE, serveSite } from '../browser/serve-site.ts';
import { violations } from '../browser/violations.ts';
import { STATES } from '../tools/audit/states.ts';

const { visit } = serveSite();

/** A page that can be in a state. */
const routeOf = (needs: string) => {
  if (needs.includes('contact-form')) return '/contact-us/';
  return needs.includes('carousel') ? '/review/' : '/about-us/';
};

describe('axe-core finds nothing', () => {
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
