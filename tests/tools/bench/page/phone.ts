import { type Browser, chromium, type Page } from 'playwright-core';
import { DESKTOP, PHONE } from '../../../desktop.ts';
import { findChromium } from '../../chromium/find.ts';

export { DESKTOP, PHONE };

/** Lighthouse's "slow 4G": 150 ms for each response, 1.6 Mbit/s. */
export const NETWORK = { latency: 150, bytesPerMs: 200 };

/** How much slower a cheap phone is than a desktop. */
export const SLOWDOWN = 4;

/** The browser can reach only local hosts, so that no figure depends on others. */
export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
];

export const launch = async (): Promise<Browser> =>
  chromium.launch({ executablePath: await findChromium(), args: FLAGS });

/** A page in a new profile with an empty cache, on a slow network and a slow processor. The caller closes its context. */
export async function openPhone(browser: Browser, viewport = PHONE): Promise<Page> {
  const context = await browser.newContext({
    viewport,
    hasTouch: viewport === PHONE,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: NETWORK.latency,
    downloadThroughput: NETWORK.bytesPerMs * 1000,
    uploadThroughput: 93_750,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return page;
}
