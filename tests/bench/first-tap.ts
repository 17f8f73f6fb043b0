// `npm run bench`: how long the very first tap on the menu button takes on a cheap phone: empty cache, slow 4G
// (1.6 Mbps, 150 ms), processor four times slower. Prints; asserts nothing, as machines differ.
import type { AddressInfo } from 'node:net';
import { chromium } from 'playwright-core';
import { createPreview } from '../../build/preview.ts';
import { findChromium } from '../setup/chromium.ts';

const RUNS = 7;
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

const server = createPreview('dist', '/dev/null', () => {});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/about-us/`;
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});

interface Tap {
  opened: number;
  hydrated: number;
  toggles: number;
}

async function firstTap(): Promise<Tap> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(address);
  await page.evaluate(() => {
    const times = { tapped: 0, opened: 0, hydrated: 0, toggles: 0 };
    Object.assign(window, { times });
    const root = document.querySelector<HTMLElement>('[data-island=menu]');
    const details = root?.querySelector('details:has(nav)');
    addEventListener(
      'pointerdown',
      (event) => {
        times.tapped = event.timeStamp;
      },
      true,
    );
    details?.addEventListener('toggle', () => {
      times.toggles += 1;
      times.opened ||= performance.now();
    });
    if (root) {
      new MutationObserver(() => {
        if ('ready' in root.dataset) times.hydrated = performance.now();
      }).observe(root, { attributes: true });
    }
  });
  await page.locator('header summary:visible').tap();
  await page.waitForSelector('[data-island=menu][data-ready]', { timeout: 60_000 });
  await page.waitForTimeout(500);
  const times = await page.evaluate(() => (window as unknown as { times: Tap & { tapped: number } }).times);
  await context.close();
  return {
    opened: times.opened - times.tapped,
    hydrated: times.hydrated - times.tapped,
    toggles: times.toggles,
  };
}

const taps: Tap[] = [];
for (let run = 0; run < RUNS; run += 1) taps.push(await firstTap());
await browser.close();
server.close();
server.closeAllConnections();

const median = (values: number[]) =>
  Math.round(values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0);
const worst = (values: number[]) => Math.round(Math.max(...values));
const opened = taps.map((tap) => tap.opened);
console.log(`First tap on the menu, ${RUNS} runs, empty cache, slow 4G, processor 4x slower:`);
console.log(`  menu open after      ${median(opened)} ms (median), ${worst(opened)} ms (worst)`);
console.log(`  React there after    ${median(taps.map((tap) => tap.hydrated))} ms (median)`);
console.log(`  opened how often     ${taps.map((tap) => tap.toggles).join(' ')}`);
