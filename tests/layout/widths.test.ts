import { expect, it } from 'vitest';
import { serveSite } from '../browser/serve-site.ts';
import { CONTENT, SERVICES } from '../content.ts';

// With more of everything too: `npm run test:own-content`.
const { visit, origin } = serveSite();

const ROUTES = ['/', '/packages/', '/review/', '/industries/', '/contact-us/', SERVICES.at(-1)?.[1] ?? ''];
const WIDTHS = [320, 390, 640, 768, 1024, 1280, 1440, 1920];

it('pages scroll only downwards from 320 to 1920 px, below a header of one line', async () => {
  const { page } = await visit('/');
  for (const route of ROUTES) {
    await page.goto(origin() + route);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const found = await page.evaluate(() => {
        const entries = [...document.querySelectorAll('header nav:not(details nav) > ul > li')];
        const list = ['header nav:not(details nav)', 'header details:has(> nav) > summary'].map((selector) =>
          [...document.querySelectorAll(selector)].some((element) => element.checkVisibility()),
        );
        return {
          page: document.documentElement.scrollWidth,
          header: document.querySelector('header')?.scrollWidth,
          hasSecondLine: new Set(entries.map((entry) => entry.getBoundingClientRect().top)).size > 1,
          // The list of pages, or the menu, if the list does not fit.
          lists: list.filter(Boolean).length,
        };
      });
      const expected = { page: width, header: width, hasSecondLine: false, lists: 1 };
      expect(found, `${route} at ${width} px`).toEqual(expected);
    }
  }
});

it('a tap on the tab of a package shows it at the height of the rows that one reads', async () => {
  const { page } = await visit('/packages/', {
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  });
  const tabs = page.locator('[data-tabs]').first().locator('a');
  const card = page.locator((await tabs.last().getAttribute('href')) ?? '');
  const place = () =>
    card.evaluate((element) => ({ ...element.getBoundingClientRect().toJSON(), y: scrollY }));
  await card.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top + 300));
  const before = await place();
  // Playwright's own click would scroll to the tab.
  await tabs.last().dispatchEvent('click', { detail: 1 });
  await expect.poll(async () => (await place()).right).toBeLessThanOrEqual(390);
  expect((await place()).y).toBe(before.y);
});

it('the result of an enquiry is in sight on a low screen, also if the form’s scripts do not arrive', async () => {
  const { page } = await visit('/contact-us/', { viewport: { width: 390, height: 420 } });
  await page.route('**/*', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500 }) : route.continue(),
  );
  const scripts = /\/assets\/client\//;
  await page.route(scripts, (route) => route.abort());
  await page.fill('[name=name]', 'Ada Byron');
  await page.fill('[name=email]', 'ada@lamps.example');
  await page.fill('[name=message]', 'Please look at my site.');
  await page.fill('[name=phone]', '360 555 0142');
  const send = () => page.press('[name=phone]', 'Enter');
  await send();
  const bottom = (selector: string) =>
    page.locator(selector).evaluate((element) => element.getBoundingClientRect().bottom);
  await page.locator('form [role=alert]').waitFor();
  expect(await bottom('form [role=alert]')).toBeLessThanOrEqual(420);
  await page.unroute(scripts);
  await send();
  await page.locator('[data-island=contact-form][data-ready]').waitFor();
  await send();
  await page.locator('form [role=status] p').waitFor();
  await expect.poll(() => bottom('form [role=status]')).toBeLessThanOrEqual(420);
  expect(await page.locator('form [role=alert]').isVisible()).toBe(false);
});

it('the package finder begins the message with its result, before any field has been used', async () => {
  const { page } = await visit('/contact-us/');
  const link = page.locator('#finder a[href^="#package="]').first();
  await link.evaluate((result: HTMLElement) => result.click());
  const name = (await page.locator('p:target b').innerText()).replace(/,.*/, '');
  await expect.poll(() => page.locator('[name=message]').inputValue()).toContain(name);
});

it('the package finder leads each pair of answers to one package, or says that none fits', async () => {
  const { page } = await visit('/contact-us/');
  const answers = await page.evaluate(() => {
    const [topics, ...paths] = document.querySelector('#finder fieldset')?.parentElement?.children ?? [];
    return [...(topics?.querySelectorAll('input') ?? [])].flatMap((topic, place) => {
      topic.click();
      const path = paths[place];
      const [sizes = [], extras = []] = [...(path?.querySelectorAll('fieldset') ?? [])].map((question) => [
        ...question.querySelectorAll('input'),
      ]);
      return sizes.flatMap((size) =>
        extras.map((extra) => {
          size.click();
          extra.click();
          return [...(path?.querySelectorAll('li') ?? [])].filter((result) => result.checkVisibility())
            .length;
        }),
      );
    });
  });
  expect(answers.length).toBeGreaterThan(CONTENT.packageSections.flatMap(({ tiers }) => tiers).length);
  expect(new Set(answers)).toEqual(new Set([1]));
});
