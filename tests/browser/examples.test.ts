import { expect, it } from 'vitest';
import { amountIn, sectionOf } from '../../components/packages/names.ts';
import { CONTENT } from '../content.ts';
import { DESKTOP, PHONE, serveSite } from './serve-site.ts';

const { visit } = serveSite();
const examples = CONTENT.services.map((service) => ({
  route: `/services/${service.slug}/`,
  service,
  ...service.example,
}));
const months = examples.filter(({ climb }) => climb);
const screens = examples.filter(({ screens }) => screens);
const drives = examples.filter(({ drive }) => drive);
const listings = examples.filter(({ fields }) => fields);
const budgets = examples.filter(({ budget }) => budget);
const calendars = examples.filter(({ month }) => month);

it.runIf(months.length > 0)(
  'the months of an example change its ranks, by keyboard and without scripts',
  async () => {
    const { route, climb } = months[0] as (typeof months)[number];
    const { page } = await visit(route, { viewport: PHONE, javaScriptEnabled: false });
    await page.locator('[name=month]').first().check();
    for (const month of [0, 1, 2]) {
      const shown = await page.locator('li:has(> i) > i:visible').allInnerTexts();
      const ranks = climb?.searches.map((search) => search.ranks[month] || 0) ?? [];
      const onPageOne = climb?.sum ? [ranks.filter((rank) => rank > 0 && rank <= 10).length] : [];
      expect(shown).toEqual([...onPageOne, ...ranks.map((rank) => rank || '–')].map(String));
      await page.keyboard.press('ArrowRight');
    }
  },
);

it.runIf(budgets.length > 0)(
  'the budget of an example changes what it buys, by keyboard, if scripts run',
  async () => {
    const { route, budget } = budgets[0] as (typeof budgets)[number];
    const { page } = await visit(route, { viewport: DESKTOP });
    const number = async (selector: string) =>
      Number((await page.locator(selector).first().innerText()).replace(/[$,]/g, ''));
    const calls = await number('#calls');
    expect(await number('[data-per]')).toBe(budget?.start);
    await page.getByRole('slider').focus();
    await page.keyboard.press('End');
    expect(await number('[data-per]')).toBe(budget?.most);
    // The last price that begins below the largest budget; an agency need not name its fee.
    let dollars = budget?.most ?? 0;
    for (const fee of await page.locator('[data-fees]').all()) {
      const prices: [number, string, number][] = JSON.parse((await fee.getAttribute('data-fees')) ?? '');
      const [, price, amount] = prices.findLast(([least]) => least <= Number(budget?.most)) ?? [];
      expect(await fee.textContent()).toBe(price);
      dollars += amount ?? 0;
    }
    // What the shares were before has its own bars.
    const before = budget?.rows.filter((row) => row.before);
    expect(await page.locator('figure rect[stroke-dasharray]').count()).toBe(before?.length);
    // As many calls as the rows show, each with its share of the budget and the fee.
    const rows = await page.locator('[data-counted]').allInnerTexts();
    const most = await number('#calls');
    expect(most).toBe(rows.reduce((sum, row) => sum + Number(row.replaceAll(',', '')), 0));
    // A mark for each, if they fit in one line, below those of the calls before.
    const [old, ...marks] = await page.locator('[data-marks]').allInnerTexts();
    expect(marks.join('')).toBe('|'.repeat(most <= 110 ? most : 0));
    const callsBefore = (budget?.rows ?? []).map(
      (row) => ((row.before ?? row.share) * row.calls) / row.click,
    );
    const sum = callsBefore.reduce((one, other) => one + other, 0);
    expect(old?.length ?? 0).toBe(most <= 110 ? Math.round(((budget?.most ?? 0) * sum) / 1e4) : 0);
    const ratio = (budget?.most ?? 0) / (budget?.start ?? 1);
    expect(Math.abs(most - calls * ratio)).toBeLessThanOrEqual(ratio);
    expect(await number('#cost')).toBe(Math.round(dollars / (most || 1)));
    // Back restores the choice, and with it the figures.
    await page.goto('about:blank');
    await page.goBack();
    await expect.poll(() => number('#calls')).toBe(most);
    const { page: withoutScripts } = await visit(route, { javaScriptEnabled: false });
    expect(await withoutScripts.locator('output').first().isVisible()).toBe(true);
    expect(await withoutScripts.locator('[type=range]').isVisible()).toBe(false);
  },
);

it.runIf(calendars.length > 0)(
  'the days of an example lead to the package that covers so many, by keyboard and without scripts',
  async () => {
    const { route, month, service } = calendars[0] as (typeof calendars)[number];
    const { tiers = [], finder } = sectionOf(CONTENT.packageSections, service) ?? {};
    const byPrice = tiers.toSorted((one, other) => amountIn(one.price) - amountIn(other.price));
    const { page } = await visit(route, { viewport: PHONE, javaScriptEnabled: false });
    const days = page.locator('fieldset input:checked');
    for (let left = await days.count(); left > 0; left -= 1) await days.first().press('Space');
    for (let chosen = 0; chosen <= 20; chosen += 1) {
      const tier =
        chosen > 0 && byPrice.find(({ points }) => Number(String(points[finder?.feature ?? ''])) >= chosen);
      const shown = await page.locator('fieldset > p > :is(span, a):visible').allInnerTexts();
      const beyond = chosen > 0 && month?.more ? [month.more.title] : [];
      const words = tier ? [expect.stringContaining(tier.name)] : beyond;
      expect(shown, `${chosen} posts`).toEqual(words);
      if (chosen < 20) await page.locator('fieldset input:not(:checked)').first().press('Space');
    }
  },
);

it.runIf(screens.length > 0)(
  'the screen of an example lays its page out and shows the site before it, by keyboard and without scripts',
  async () => {
    const { route, screens: words } = screens[0] as (typeof screens)[number];
    const { page } = await visit(route, {
      viewport: DESKTOP,
      javaScriptEnabled: false,
      reducedMotion: 'reduce',
    });
    const shown = page.locator('figure [role=img]:visible');
    const width = async () => (await shown.locator('..').boundingBox())?.width;
    await page.locator('[name=screen]').first().focus();
    const widths = [];
    for (const _size of [1, 2, 3]) {
      widths.push(await width());
      await page.keyboard.press('ArrowRight');
    }
    expect(widths).toEqual([960, 640, 340]);
    if (!words?.before) return;
    await page.getByLabel(words.before.label).press('Space');
    expect(await shown.getAttribute('aria-label')).toBe(words.before.alt);
  },
);

it.runIf(drives.length > 0)(
  'the stops of an example bring a shop to the top around it, by keyboard and without scripts',
  async () => {
    const { route, drive } = drives[0] as (typeof drives)[number];
    const { page } = await visit(route, { javaScriptEnabled: false });
    const cdp = await page.context().newCDPSession(page);
    /** The number before the words of the count, which styles make. */
    const count = async () => {
      const { nodes } = await cdp.send('Accessibility.getFullAXTree');
      const texts = nodes.filter(({ role }) => role?.value === 'StaticText').map(({ name }) => name?.value);
      return Number(texts.slice(0, texts.indexOf(drive?.count)).findLast((text) => /\d/.test(text)));
    };
    await page.locator('[name=stop]').first().check();
    const counts = [];
    for (const { title } of drive?.stops ?? []) {
      await expect.poll(() => page.locator('figure p:visible > b').allInnerTexts()).toEqual([title]);
      counts.push(await count());
      await page.keyboard.press('ArrowRight');
    }
    expect(counts[0]).toBe(0);
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
    expect(counts.at(-1)).toBeGreaterThan(counts.length - 1);
  },
);

it.runIf(listings.length > 0)(
  'a field of an example says what customers meet until it is filled in, and then is drawn, without scripts',
  async () => {
    const { route, fields } = listings[0] as (typeof listings)[number];
    const { page } = await visit(route, { viewport: PHONE, javaScriptEnabled: false });
    for (const { field, empty, filled, done } of fields?.items ?? []) {
      const label = page.locator('label').filter({ hasText: field }).filter({ hasText: filled });
      expect(await label.innerText()).toContain(done ? filled : empty);
      await label.click();
      expect(await label.innerText()).toContain(done ? empty : filled);
      const drawn = await label.evaluate((element) => getComputedStyle(element, '::after').opacity);
      if (fields?.front) expect(drawn).toBe(done ? '0' : '1');
    }
    // Those that were filled in are empty now, so the example is complete only with them.
    const end = page.getByText(fields?.complete ?? 'none', { exact: true });
    expect(await end.isVisible()).toBe(false);
    for (const box of await page.locator('fieldset input:not(:checked)').all()) await box.check();
    if (fields?.complete) expect(await end.isVisible()).toBe(true);
  },
);
