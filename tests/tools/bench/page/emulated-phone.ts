import { type Browser, chromium, type Page } from 'playwright-core';
import { findChromium } from '../../chromium/find.ts';
import { inPage, observe } from './observe.ts';
import { type Traffic, watchTraffic } from './traffic.ts';

/** Lighthouse's "slow 4G": 1.6 Mbit/s down, 750 kbit/s up, in bytes per second; 150 ms per response. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** CPU slowdown factor: a cheap phone compared with a desktop. */
const SLOWDOWN = 4;

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };

/** The browser of the tests. It can reach only local hosts, so that no figure depends on others. */
export const launch = async (): Promise<Browser> =>
  chromium.launch({
    executablePath: await findChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-sync',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
    ],
  });

export interface Phone {
  page: Page;
  traffic: Traffic;
  close: () => Promise<void>;
}

/** A new profile with an empty cache, on a slow network and a slow processor. */
export async function openPhone(browser: Browser, viewport = PHONE): Promise<Phone> {
  const context = await browser.newContext({
    viewport,
    hasTouch: viewport === PHONE,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await context.newPage();
  await page.addInitScript(inPage(observe));
  const devtools = await context.newCDPSession(page);
  const traffic = await watchTraffic(devtools);
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return { page, traffic, close: () => context.close() };
}
