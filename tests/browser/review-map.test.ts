import { expect, it } from 'vitest';
import { servicesOf } from '../../components/review/services.styles.ts';
import { CONTENT } from '../content.ts';
import { PHONE, serveSite } from './serve-site.ts';

const { visit } = serveSite();

it('a screen holds the whole map and the review that a town leads to', async () => {
  const { page } = await visit('/review/', { reducedMotion: 'reduce' });
  const box = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.getBoundingClientRect().toJSON());
  for (const [width, height] of [
    [1280, 720],
    [1366, 768],
    [1440, 900],
    [1920, 950],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.locator('a[href="#review-17"]').dispatchEvent('click');
    await expect.poll(async () => (await box('#review-17')).right).toBeLessThanOrEqual(width);
    const { top, bottom: header } = await box('header');
    const map = await box('svg:has(a[href="#review-17"])');
    const at = `at ${width} x ${height}`;
    expect(map.top, at).toBeGreaterThanOrEqual(header);
    expect(map.bottom, at).toBeLessThanOrEqual((await box('#review-17')).top);
    // To the name and the town.
    expect((await box('#review-17 figcaption div')).bottom, at).toBeLessThanOrEqual(top + height);
  }
});

it('a fingertip beside a town leads to its review, which stands on the screen with the town', async () => {
  const { page } = await visit('/review/', { viewport: PHONE, hasTouch: true, reducedMotion: 'reduce' });
  const town = page.locator('a[href="#review-12"] circle');
  const { x, y } = (await town.boundingBox()) ?? { x: 0, y: 0 };
  await page.touchscreen.tap(x + 9, y + 3);
  // Among a hundred towns another one may be nearer.
  await expect.poll(() => new URL(page.url()).hash).toMatch(/^#review-\d+$/);
  const review = new URL(page.url()).hash;
  const bottom = () => page.locator('header').evaluate((header) => header.getBoundingClientRect().bottom);
  await expect.poll(async () => (await town.boundingBox())?.y ?? 0).toBeLessThan(y);
  expect((await town.boundingBox())?.y).toBeGreaterThan(await bottom());
  const { x: left = -1 } = (await page.locator(review).boundingBox()) ?? {};
  expect(left).toBeGreaterThanOrEqual(0);
  expect(left).toBeLessThan(PHONE.width);
});

it('a town leads to its review in the list of all too, beside which map and choice stay', async () => {
  const { page } = await visit('/review/', { reducedMotion: 'reduce' });
  await page.locator('main select').selectOption({ index: 1 });
  await page.locator('a[href="#review-17"]').dispatchEvent('click');
  const below = () =>
    page
      .locator('#review-17')
      .evaluate(
        (review) =>
          review.getBoundingClientRect().top -
          (document.querySelector('header')?.getBoundingClientRect().bottom ?? 0),
      );
  await expect.poll(below).toBeLessThan(300);
  expect(await below()).toBeGreaterThanOrEqual(0);
  const { left } = await page
    .locator('#review-17')
    .evaluate((review) => review.getBoundingClientRect().toJSON());
  for (const part of ['main h1', 'svg:has(> a)', 'main select']) {
    const { top, bottom, right } = await page
      .locator(part)
      .evaluate((element) => element.getBoundingClientRect().toJSON());
    expect(top, part).toBeGreaterThan(0);
    expect(bottom, part).toBeLessThanOrEqual(await page.evaluate(() => innerHeight));
    expect(right, part).toBeLessThan(left);
  }
});

it('the position is right after the list was shown as soon as the reviews had moved', async () => {
  const { page } = await visit('/review/', { viewport: { width: 1440, height: 900 } });
  const position = async () =>
    (await page.locator('[aria-roledescription=carousel] [aria-live]').innerText()).match(/\d+/)?.[0];
  await page.locator('[data-step="1"]').click();
  await expect.poll(position).toBe('2');
  await page.evaluate(async () => {
    const moved = new Promise((resolve) =>
      document.querySelector('[data-track]')?.addEventListener('scrollend', resolve, { once: true }),
    );
    document.querySelector<HTMLElement>('[data-step="1"]')?.click();
    await moved;
    const choice = document.querySelector<HTMLSelectElement>('main select') as HTMLSelectElement;
    choice.selectedIndex = 1;
    // Longer than the carousel waits after a scroll.
    await new Promise((resolve) => setTimeout(resolve, 400));
    choice.selectedIndex = 0;
  });
  await expect.poll(position).toBe('3');
});

it('the reviews of a service stand alone with their towns, by keyboard and without scripts', async () => {
  const { reviews } = CONTENT.reviews;
  const { page } = await visit('/review/', { javaScriptEnabled: false });
  const choice = page.locator('main select');
  const options = (await choice.locator('option').allInnerTexts()).slice(2);
  const services = servicesOf(reviews);
  await choice.press('ArrowDown');
  for (const [place, service] of services.entries()) {
    await choice.press('ArrowDown');
    const own = reviews.flatMap(({ bought }, index) => (bought === service ? [`review-${index + 1}`] : []));
    const shown = await page
      .locator('[aria-roledescription=slide]:visible')
      .evaluateAll((slides) => slides.map(({ id }) => id));
    expect(shown, service).toEqual(own);
    expect(options[place]).toBe(`${service} (${own.length})`);
    const towns = await page
      .locator('svg a:visible')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.slice(1)));
    expect(own, service).toEqual(expect.arrayContaining(towns));
  }
});

it('keys in the choice of reviews do not step through them', async () => {
  const { page } = await visit('/review/');
  await page.locator('main select').press('ArrowRight');
  await page.locator('main select').selectOption({ index: 0 });
  expect(await page.locator('[data-track]').evaluate((track) => track.scrollLeft)).toBe(0);
});

it('a service chosen far down the list of all begins at its first review', async () => {
  const { reviews } = CONTENT.reviews;
  const [service] = servicesOf(reviews);
  const { page } = await visit('/review/', { viewport: PHONE });
  const choice = page.locator('main select');
  await choice.selectOption({ index: 1 });
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
  await choice.selectOption({ index: service ? 2 : 0 });
  const first = service ? reviews.findIndex(({ bought }) => bought === service) : 0;
  const top = async () => (await page.locator(`#review-${first + 1}`).boundingBox())?.y ?? 0;
  await expect.poll(top).toBeGreaterThan(0);
  await expect.poll(top).toBeLessThan(PHONE.height / 2);
});

it('a reload shows the review that the address names', async () => {
  const { page } = await visit('/review/#review-7');
  const isShown = () =>
    page.locator('#review-7').evaluate((slide) => {
      const { left, right } = slide.getBoundingClientRect();
      return left >= 0 && right <= innerWidth;
    });
  await expect.poll(isShown).toBe(true);
  await page.reload();
  await expect.poll(isShown).toBe(true);
});

it('a click on the bar of the position shows the reviews at that place, before React too', async () => {
  const { page } = await visit('/review/', { reducedMotion: 'reduce' });
  const { total, shown } = await page.locator('[data-track]').evaluate((track) => ({
    total: track.children.length,
    shown: Math.round(track.clientWidth / (track.firstElementChild as HTMLElement).offsetWidth),
  }));
  const bar = page.locator('[data-track] ~ svg');
  const { width = 0 } = (await bar.boundingBox()) ?? {};
  const first = async () =>
    (await page.locator('[aria-roledescription=carousel] [aria-live]').innerText()).match(/\d+/)?.[0];
  await bar.click({ position: { x: width - 2, y: 6 } });
  await expect.poll(first).toBe(String(total - shown + 1));
  await bar.click({ position: { x: 2, y: 6 } });
  await expect.poll(first).toBe('1');
});
