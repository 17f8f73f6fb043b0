import { describe, expect, it } from 'vitest';
import { DESKTOP, expectQuiet, PHONE, serveSite, type Visit } from './site.ts';

const SERVICES = ['Social media marketing', 'Web designing', 'Local SEO', 'SEO', 'PPC', 'Google My Business'];
const { visit } = serveSite();

const main = ({ page }: Visit) => page.getByRole('navigation', { name: 'Main' });
const entry = (opened: Visit) => main(opened).locator('summary');
const link = (opened: Visit, name: string) => main(opened).getByRole('link', { name, exact: false });
const isOpen = (opened: Visit) =>
  main(opened)
    .locator('details')
    .evaluate((details) => (details as HTMLDetailsElement).open);
const focused = ({ page }: Visit) => page.evaluate(() => document.activeElement?.textContent?.trim());
const hydrated = ({ page }: Visit) => page.waitForSelector('[data-island=menu][data-ready]');

/** Opens a page with the menu's island already started. */
async function started(viewport: typeof PHONE): Promise<Visit> {
  const opened = await visit('/about-us/', { viewport });
  await opened.page.dispatchEvent('[data-island=menu]', 'pointerover');
  await hydrated(opened);
  return opened;
}

describe('Services dropdown, without scripts', () => {
  it('opens and closes with a click and with Enter, and lists the six services', async () => {
    const opened = await visit('/', { viewport: DESKTOP, javaScriptEnabled: false });
    await entry(opened).click();
    expect(await main(opened).locator('details ul a b').allTextContents()).toEqual(SERVICES);
    await entry(opened).click();
    expect(await link(opened, 'Local SEO').isVisible()).toBe(false);
    await entry(opened).press('Enter');
    expect(await link(opened, 'Local SEO').isVisible()).toBe(true);
  });
});

describe('Services dropdown', () => {
  it('opens when the pointer rests on it, stays for a click, and closes when the pointer leaves', async () => {
    const opened = await started(DESKTOP);
    await entry(opened).hover();
    await link(opened, 'Local SEO').waitFor();
    await entry(opened).click();
    expect(await isOpen(opened)).toBe(true);
    await entry(opened).click();
    expect(await isOpen(opened)).toBe(false);
    await opened.page.mouse.move(5, 600);
    await entry(opened).hover();
    await link(opened, 'Local SEO').waitFor();
    await opened.page.mouse.move(5, 600);
    await link(opened, 'Local SEO').waitFor({ state: 'hidden' });
    expectQuiet(opened);
  });

  it('opens on a hover that comes before React does', async () => {
    const opened = await visit('/', { viewport: DESKTOP });
    await entry(opened).hover();
    await link(opened, 'Local SEO').waitFor();
    expectQuiet(opened);
  });

  it('moves through its list with the arrow keys, Home and End', async () => {
    const opened = await started(DESKTOP);
    await entry(opened).focus();
    await opened.page.keyboard.press('ArrowDown');
    expect(await focused(opened)).toContain('Social media marketing');
    await opened.page.keyboard.press('ArrowDown');
    expect(await focused(opened)).toContain('Web designing');
    await opened.page.keyboard.press('End');
    expect(await focused(opened)).toContain('Google My Business');
    await opened.page.keyboard.press('ArrowDown');
    expect(await focused(opened)).toContain('Social media marketing');
    await opened.page.keyboard.press('ArrowUp');
    expect(await focused(opened)).toContain('Google My Business');
    await opened.page.keyboard.press('Home');
    expect(await focused(opened)).toContain('Social media marketing');
  });

  it('finds an entry by typing its first letters', async () => {
    const opened = await started(DESKTOP);
    await entry(opened).focus();
    await opened.page.keyboard.press('ArrowDown');
    await opened.page.keyboard.type('se');
    expect(await focused(opened)).toMatch(/^SEO/);
  });

  it('closes with Escape and gives the focus back', async () => {
    const opened = await started(DESKTOP);
    await entry(opened).focus();
    await opened.page.keyboard.press('ArrowDown');
    await opened.page.keyboard.press('Escape');
    expect(await isOpen(opened)).toBe(false);
    expect(await focused(opened)).toBe('Services');
  });

  it('closes with Escape while the pointer still rests on it', async () => {
    const opened = await started(DESKTOP);
    await entry(opened).hover();
    await link(opened, 'Local SEO').waitFor();
    await opened.page.keyboard.press('Escape');
    expect(await isOpen(opened)).toBe(false);
  });

  it('closes when the focus moves on and when one clicks elsewhere', async () => {
    const opened = await started(DESKTOP);
    await entry(opened).click();
    await link(opened, 'Google My Business').focus();
    await opened.page.keyboard.press('Tab');
    expect(await isOpen(opened)).toBe(false);
    await entry(opened).click();
    await opened.page.mouse.click(20, 700);
    expect(await isOpen(opened)).toBe(false);
  });

  it('leads to a service page, whose entry it marks', async () => {
    const opened = await started(DESKTOP);
    await entry(opened).click();
    await link(opened, 'Local SEO').click();
    await opened.page.waitForURL('**/services/local-seo/');
    await entry(opened).click();
    expect(await main(opened).locator('details a[aria-current=page] b').textContent()).toBe('Local SEO');
  });
});

const menuButton = ({ page }: Visit) => page.locator('header summary', { hasText: 'Menu' });
const bands = ({ page }: Visit) => page.getByRole('navigation', { name: 'Menu' });

describe('full-screen menu, without scripts', () => {
  it('opens and closes by its button, over a page that does not scroll', async () => {
    const opened = await visit('/', { viewport: PHONE, javaScriptEnabled: false });
    await menuButton(opened).click();
    expect(await bands(opened).getByRole('link').allTextContents()).toEqual([
      'Home',
      ...SERVICES,
      'Packages',
      'Review',
      'Industries',
      'About us',
      'Contact us',
    ]);
    const box = await bands(opened).boundingBox();
    expect(box?.width).toBe(PHONE.width);
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(PHONE.height);
    await opened.page.mouse.wheel(0, 500);
    expect(await opened.page.evaluate(() => scrollY)).toBe(0);
    await menuButton(opened).click();
    expect(await bands(opened).isVisible()).toBe(false);
  });

  it('gives each entry a target of at least 44 px', async () => {
    const opened = await visit('/', { viewport: PHONE, javaScriptEnabled: false });
    await menuButton(opened).click();
    const heights = await bands(opened)
      .locator('a, summary')
      .evaluateAll((targets) => targets.map((target) => target.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  });
});

describe('full-screen menu', () => {
  const cold = () => visit('/about-us/', { viewport: PHONE, hasTouch: true });

  it('opens on the very first tap, once', async () => {
    const opened = await cold();
    await opened.page.evaluate(() => {
      document.querySelector('header details:has(nav)')?.addEventListener('toggle', () => {
        document.body.dataset.toggles = String(Number(document.body.dataset.toggles ?? 0) + 1);
      });
    });
    await menuButton(opened).tap();
    expect(await bands(opened).isVisible()).toBe(true);
    await hydrated(opened);
    expect(await bands(opened).isVisible()).toBe(true);
    expect(await opened.page.evaluate(() => document.body.dataset.toggles)).toBe('1');
    expectQuiet(opened);
  });

  it('takes the focus in, makes the page behind inert, and gives the focus back on Escape', async () => {
    const opened = await started(PHONE);
    await menuButton(opened).focus();
    await opened.page.keyboard.press('Enter');
    await opened.page.waitForFunction(() => document.querySelector('main')?.inert);
    expect(await focused(opened)).toBe('Home');
    await opened.page.keyboard.press('Escape');
    await opened.page.waitForFunction(() => !document.querySelector('main')?.inert);
    expect(await bands(opened).isVisible()).toBe(false);
    expect(await focused(opened)).toContain('Menu');
  });

  it('closes when the window grows to desktop width', async () => {
    const opened = await started(PHONE);
    await menuButton(opened).click();
    await opened.page.waitForFunction(() => document.querySelector('main')?.inert);
    await opened.page.setViewportSize(DESKTOP);
    await opened.page.waitForFunction(() => !document.querySelector('main')?.inert);
    await opened.page.setViewportSize(PHONE);
    expect(await bands(opened).isVisible()).toBe(false);
  });

  it('closes when a link to the page itself is followed', async () => {
    const opened = await started(PHONE);
    await menuButton(opened).click();
    await opened.page.evaluate(() => {
      const own = document.querySelector<HTMLAnchorElement>('nav[aria-label=Menu] a[aria-current]');
      if (own) own.href = '#main';
    });
    await bands(opened).getByRole('link', { name: 'About us' }).click();
    expect(await bands(opened).isVisible()).toBe(false);
  });

  it('is closed again when one comes back to the page', async () => {
    const opened = await started(PHONE);
    await menuButton(opened).click();
    await bands(opened).getByRole('link', { name: 'Industries' }).click();
    await opened.page.waitForURL('**/industries/');
    await opened.page.goBack();
    expect(await bands(opened).isVisible()).toBe(false);
  });
});
