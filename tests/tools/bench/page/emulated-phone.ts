import { type Browser, chromium, type Page } from 'playwright-core';
import { findChromium } from '../../chromium/find.ts';
import { inPage, observe } from './observe.ts';
import { type Traffic, watchTraffic } from './traffic.ts';

/** Lighthouse's "slow 4G": 1.6 Mbit/s down, 750 kbit/s up, in bytes a second; 150 ms for each answer. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** Times by which the processor is slower: a cheap phone beside a desktop. */
const SLOWDOWN = 4;

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };

/** The browser of the tests. Nothing but the local hosts can be reached, so that no figure depends on others. */
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

/** A fresh profile with an empty cache, on a slow network and a slow processor. */
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
