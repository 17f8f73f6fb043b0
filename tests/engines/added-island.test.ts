import { cp, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, expect } from 'vitest';
import { runBuild } from '../browser/build-site.ts';
import { inEveryEngine } from './engines.ts';
import type { Screen } from './screen.ts';

/**
 * A site with an additional island (tests/fixtures/added-island/), at the same depth as its fixture, so that imports
 * work.
 */
const SITE = 'tests/.tmp/added-island';

beforeAll(async () => {
  await rm(SITE, { recursive: true, force: true });
  await cp('tests/fixtures/small-site', SITE, { recursive: true });
  await cp('static/fonts', path.join(SITE, 'static/fonts'), { recursive: true });
  await cp('tests/fixtures/added-island', SITE, { recursive: true });
  await cp('client/inline', path.join(SITE, 'client/inline'), { recursive: true });
  for (const name of await readdir(path.join(SITE, 'client/inline')))
    await writeFile(
      path.join(SITE, 'client/inline', name),
      `import '../../../../../client/inline/${name}';\n`,
    );
  for (const name of ['menu', 'carousel', 'contact-form', 'toasts'])
    await writeFile(
      path.join(SITE, `client/${name}.tsx`),
      `export { mount } from '../../../../client/${name}.tsx';\n`,
    );
  // React's development build reports mistakes on the console, which must stay empty.
  runBuild([`--root=${SITE}`, `--out=${SITE}/dist`, '--draft'], { NODE_ENV: 'development' });
}, 120_000);

const says = (screen: Screen, words: string) =>
  screen.until(
    `it says "${words}"`,
    (wanted) =>
      document.querySelector('[data-island=price][data-ready]') !== null &&
      document.querySelector('output')?.textContent === wanted,
    words,
  );

inEveryEngine(
  'Added island',
  (test) => {
    test('is submitted once and stays on its page, however often Submit was clicked early', async ({
      site,
      cold,
    }) => {
      const screen = await cold('/price/');
      await screen.fill('[name=name]', 'Ana');
      await screen.press('Enter');
      await screen.click('button', 'Ask');
      site.release();
      await says(screen, 'Ana pays $100 and asked 1 times');
      expect(await screen.evaluate(() => location.pathname + location.search)).toBe('/price/');
      await screen.click('button', 'Ask');
      await says(screen, 'Ana pays $100 and asked 2 times');
    });

    test('replays all early input at once, in order', async ({ site, cold }) => {
      const screen = await cold('/price/');
      await screen.focus('select');
      await screen.press('4');
      await screen.click('[name=rush]');
      await screen.fill('[name=name]', 'Bo');
      await screen.click('button', 'One more');
      await screen.click('button', 'Ask');
      site.release();
      await says(screen, 'Bo pays $1000 and asked 1 times');
      await screen.focus('[name=name]');
      await screen.press('End');
      await screen.type(' Ruiz');
      await says(screen, 'Bo Ruiz pays $1000 and asked 1 times');
    });
  },
  { folder: `${SITE}/dist` },
);
