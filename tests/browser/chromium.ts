import { type Browser, chromium } from 'playwright-core';
import { inject } from 'vitest';

/** A proxy that does not exist keeps a browser on this machine, because tests must not depend on the network. */
export const NOWHERE = '127.0.0.1:9';

/** Chromium takes only the last list of features to turn off: the driver's is repeated as far as these pages need it. */
const FEATURES_OFF = [
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  // Pages of a whole browser's window that no test opens: with them each visit costs twice the time.
  'SpareRendererForSitePerProcess',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
];

// Own flags only if they hide no errors: the npm browser's own would turn web security off.
const FLAGS = [
  // A mouse that can hover, as on a desktop; a machine without a screen would report none.
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  `--disable-features=${FEATURES_OFF}`,
  `--proxy-server=${NOWHERE}`,
];

let running: Promise<Browser> | undefined;

/** Starts a Chromium, which ends with this process. @param ignoreDefaultArgs flags of the driver to leave out */
export function launchChromium(ignoreDefaultArgs: string[] = []): Promise<Browser> {
  // Vitest waits for half a second. At the exit the driver removes the browser's files at once, but not at a signal.
  process.once('SIGTERM', () => process.exit());
  const executablePath = inject('chromium');
  return chromium.launch({
    executablePath,
    args: FLAGS,
    ignoreDefaultArgs,
    handleSIGTERM: false,
    timeout: 90_000,
  });
}

/** The Chromium of this process, for all test files that it runs. */
export function sharedChromium(): Promise<Browser> {
  running ??= launchChromium();
  return running;
}
