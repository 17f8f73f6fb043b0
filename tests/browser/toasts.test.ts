import { describe, expect, it } from 'vitest';
import { DESKTOP, expectQuiet, PHONE, serveSite, type Visit } from './site.ts';

const { visit } = serveSite();

const region = ({ page }: Visit) => page.getByRole('region', { name: 'Notifications (F8)' });
const toast = (opened: Visit) => region(opened).getByRole('listitem');
const raise = ({ page }: Visit, title: string) =>
  page.evaluate(
    (words) => window.dispatchEvent(new CustomEvent('toast', { detail: { title: words } })),
    title,
  );

/** Opens a page whose clock the test moves, with a toast on it. */
async function withToast(title = 'Saved', viewport = DESKTOP): Promise<Visit> {
  const opened = await visit('/industries/', { viewport });
  await raise(opened, 'Warming up');
  await toast(opened).waitFor();
  await opened.page.clock.install();
  await raise(opened, title);
  await toast(opened).filter({ hasText: title }).waitFor();
  return opened;
}

describe('toasts', () => {
  it('cost a page nothing until one is raised', async () => {
    const opened = await visit('/industries/');
    expect(opened.requests.filter((url) => url.endsWith('.js'))).toEqual([]);
    await raise(opened, 'Saved');
    expect(await toast(opened).textContent()).toContain('Saved');
    expectQuiet(opened);
  });

  it('are shown one at a time', async () => {
    const opened = await withToast('first');
    await raise(opened, 'second');
    await toast(opened).filter({ hasText: 'second' }).waitFor();
    expect(await toast(opened).count()).toBe(1);
  });

  it('close after 5000 ms', async () => {
    const opened = await withToast();
    await opened.page.clock.runFor(4900);
    expect(await toast(opened).count()).toBe(1);
    await opened.page.clock.runFor(200);
    await toast(opened).waitFor({ state: 'detached' });
  });

  it('stay while the pointer is over them, and close when the rest of their time is over', async () => {
    const opened = await withToast();
    await opened.page.clock.runFor(3000);
    await toast(opened).hover();
    await opened.page.clock.runFor(20_000);
    expect(await toast(opened).count()).toBe(1);
    await opened.page.mouse.move(5, 5);
    await opened.page.clock.runFor(2100);
    await toast(opened).waitFor({ state: 'detached' });
  });

  it('stay while the focus is in them', async () => {
    const opened = await withToast();
    await opened.page.getByRole('button', { name: 'Close', exact: true }).focus();
    await opened.page.clock.runFor(20_000);
    expect(await toast(opened).count()).toBe(1);
  });

  it('are reached with F8 and dismissed with Escape', async () => {
    const opened = await withToast();
    await opened.page.keyboard.press('F8');
    await opened.page.keyboard.press('Tab');
    expect(await opened.page.evaluate(() => document.activeElement?.closest('li') !== null)).toBe(true);
    await opened.page.keyboard.press('Escape');
    await toast(opened).waitFor({ state: 'detached' });
  });

  it('are dismissed by a swipe to the right of more than 50 px, not by a shorter one', async () => {
    const opened = await withToast('Saved', PHONE);
    const swipe = async (distance: number) => {
      const box = await toast(opened).boundingBox();
      const [x, y] = [(box?.x ?? 0) + 40, (box?.y ?? 0) + 20];
      await opened.page.mouse.move(x, y);
      await opened.page.mouse.down();
      await opened.page.mouse.move(x + distance / 2, y, { steps: 4 });
      await opened.page.mouse.move(x + distance, y, { steps: 4 });
      await opened.page.mouse.up();
    };
    await swipe(40);
    await opened.page.clock.runFor(300);
    expect(await toast(opened).count()).toBe(1);
    await swipe(90);
    await opened.page.clock.runFor(300);
    await toast(opened).waitFor({ state: 'detached' });
  });

  it('take no focus and are announced as a status', async () => {
    const opened = await visit('/industries/');
    await opened.page.getByRole('link', { name: 'Packages' }).first().focus();
    await raise(opened, 'Saved');
    await opened.page.getByRole('status').filter({ hasText: 'Saved' }).first().waitFor({ state: 'attached' });
    expect(await opened.page.evaluate(() => document.activeElement?.textContent)).toContain('Packages');
  });
});

describe('notices of the page', () => {
  it('say that the email address was copied, and copy it', async () => {
    const opened = await visit('/industries/', { permissions: ['clipboard-read', 'clipboard-write'] });
    await opened.page.getByRole('button', { name: 'Copy the email address' }).click();
    await toast(opened).filter({ hasText: 'Email address copied' }).waitFor();
    expect(await opened.page.evaluate(() => navigator.clipboard.readText())).toBe('hello@northing.example');
  });

  it('say that the connection is lost, and that it is back', async () => {
    const opened = await visit('/industries/');
    await raise(opened, 'Warming up');
    await toast(opened).waitFor();
    await opened.context.setOffline(true);
    await toast(opened).filter({ hasText: 'You are offline' }).waitFor();
    await opened.context.setOffline(false);
    await toast(opened).filter({ hasText: 'You are back online' }).waitFor();
  });

  it('say that the connection is back even where their script could not be fetched while it was lost', async () => {
    const opened = await visit('/industries/');
    await opened.context.setOffline(true);
    await opened.page.waitForSelector('[data-island=toasts][data-failed]', { state: 'attached' });
    await opened.context.setOffline(false);
    await toast(opened).filter({ hasText: 'You are back online' }).waitFor();
  });

  it('offer no copy buttons without scripts', async () => {
    const { page } = await visit('/industries/', { javaScriptEnabled: false });
    expect(await page.locator('[data-copy]').first().isVisible()).toBe(false);
  });
});
