import { describe, expect, it } from 'vitest';
import { DESKTOP, PHONE, serveSite, type Visit } from '../browser/serve-site.ts';
import { startIsland } from '../browser/start-island.ts';
import { ROUTES } from '../routes.ts';
import type { Shift } from '../tools/bench/page/web-vitals.ts';
import { forgetFont, PLANTED, scrollDown, shiftsOf, useArial, watched } from './shifts.ts';

const { visit } = serveSite();
const GOOD = {
  name: 'Jordan Pell',
  email: 'jordan@example.com',
  phone: '+13605550142',
  message: 'We run a garage in Lacey and want more calls.',
};
const PAGES = [...ROUTES, '/unknown/'];
const SIZES = [
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const;

/** The shifts on each page; pages without any are omitted. */
async function onAllPages(movesOn: (route: string) => Promise<Shift[]>) {
  const moved: Record<string, Shift[]> = {};
  // A few at a time: all at once would starve each other.
  for (let first = 0; first < PAGES.length; first += 4) {
    const some = PAGES.slice(first, first + 4);
    const shifts = await Promise.all(some.map(movesOn));
    for (const [index, route] of some.entries()) if (shifts[index]?.length) moved[route] = shifts[index];
  }
  return moved;
}

/** Maximum shift when the site's own font replaces its fallback. */
const SWAP = 0.02;

/** Shifts of a page, unless they are no larger than the font's. */
const beyondSwap = (shifts: Shift[]) =>
  shifts.reduce((sum, { value }) => sum + value, 0) < SWAP ? [] : shifts;

describe.each(SIZES)('hardly anything moves on a %s', (_name, viewport) => {
  it('when the font arrives 3 s late, on any page', async () => {
    const moves = async (route: string) => {
      const { page } = await visit(route, { viewport, bypassCSP: true }, async (opened) => {
        await useArial(opened);
        await watched('font', 3000)(opened);
      });
      // The fallback font has arrived long before.
      return (await shiftsOf(page)).filter(({ at }) => at > 2000);
    };
    expect(await moves(PLANTED)).not.toEqual([]);
    expect(await onAllPages(async (route) => beyondSwap(await moves(route)))).toEqual({});
  }, 360_000);
});

describe.each(SIZES)('nothing moves on a %s', (_name, viewport) => {
  it('when drawings arrive late while the visitor scrolls down, on any page', async () => {
    const moves = async (route: string) => {
      const { page } = await visit(route, { viewport }, watched('drawings', 1000));
      if (route !== PLANTED) await forgetFont(page);
      await scrollDown(page);
      await page.waitForTimeout(1200);
      return shiftsOf(page);
    };
    expect(await moves(PLANTED)).not.toEqual([]);
    expect(await onAllPages(moves)).toEqual({});
  }, 480_000);

  it('when the menu opens and closes', async () => {
    const moves = async (route: string) => {
      const { page } = await visit(route, { viewport }, watched());
      const button = page.locator('[data-island=menu] summary:visible').first();
      await button.click();
      await page.waitForTimeout(700);
      await button.click();
      return shiftsOf(page);
    };
    expect(await moves(PLANTED)).not.toEqual([]);
    expect(await moves('/')).toEqual([]);
  });
});

/** What counts as a shift: the visitor expects what moves within half a second of a tap. */
const unexpected = (shifts: Shift[]) => shifts.filter(({ byVisitor }) => !byVisitor);

describe.each(SIZES)('the contact form on a %s', (_name, viewport) => {
  const submit = async (opened: Visit) => {
    await opened.page.getByRole('button', { name: 'Submit' }).click();
    await opened.page.waitForTimeout(1500);
    return shiftsOf(opened.page);
  };
  const ready = async (prepare = watched()) => {
    const opened = await visit('/contact-us/', { viewport }, prepare);
    await startIsland(opened.page, 'contact-form');
    return opened;
  };

  it('moves nothing when it reports every field as wrong', async () => {
    expect(unexpected(await submit(await visit(PLANTED, { viewport }, watched())))).not.toEqual([]);
    const opened = await ready();
    expect(unexpected(await submit(opened))).toEqual([]);
    expect(await opened.page.locator('form [id$=-error]').count()).toBe(4);
  });

  it('moves nothing when an error appears long after the tap, as on a slow network', async () => {
    const opened = await visit('/contact-us/', { viewport }, async (page) => {
      await watched()(page);
      await page.route('**/*.js', async (request) => {
        await new Promise((resolve) => setTimeout(resolve, 1500));
        await request.continue();
      });
    });
    // Valid for the browser, invalid for the form: the tap waits until its scripts are there.
    for (const [name, value] of Object.entries({ ...GOOD, email: 'jordan@example' })) {
      await opened.page.fill(`[name=${name}]`, value);
    }
    await opened.page.getByRole('button', { name: 'Submit' }).click();
    await opened.page.locator('#email-error').waitFor();
    expect(unexpected(await shiftsOf(opened.page))).toEqual([]);
  });

  it.each([
    ['received', 200],
    ['refused', 500],
  ])('moves nothing when a slow answer says that the message was %s', async (_answer, status) => {
    const opened = await ready(async (page) => {
      await watched()(page);
      await page.route('**/start-trigger*', async (request) => {
        await new Promise((resolve) => setTimeout(resolve, 1000));
        await request.fulfill({ status, contentType: 'application/json', body: '{"success":true}' });
      });
    });
    for (const [name, value] of Object.entries(GOOD)) await opened.page.fill(`[name=${name}]`, value);
    // The tap reserves the space for the response a second later.
    expect(unexpected(await submit(opened))).toEqual([]);
    expect((await opened.page.locator('form [role=status]').allTextContents()).join('')).not.toBe('');
  });
});

describe('the largest paint on a phone', () => {
  it('is part of the page itself, on every page', async () => {
    const largest = new Map<string, string>();
    for (const route of PAGES) {
      const { page } = await visit(route, { viewport: PHONE }, watched());
      await page.waitForTimeout(600);
      const url = await page.evaluate(
        () => (window as unknown as { seen: { largest?: { url: string } } }).seen.largest?.url ?? 'nothing',
      );
      if (url !== '') largest.set(route, url);
    }
    expect(Object.fromEntries(largest)).toEqual({});
  }, 240_000);
});
