import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CounterService } from '../../schemas/measurement.ts';
import { expectQuiet, PHONE, serveSite, type Visit } from '../browser/serve-site.ts';
import { standInCounter } from './counter-service.ts';

const ID = '94db1cb1-74f4-4a40-ad6c-962362670409';

/** The text in content/site.yaml, and the names that each counter uses for the site and a received enquiry. */
const SERVICES: {
  what: string;
  service: CounterService;
  script: string;
  attributes?: (origin: string) => string;
  site?: string;
  event: string;
}[] = [
  {
    what: 'Plausible',
    service: 'plausible',
    script: '/script.js',
    attributes: () => 'data-domain: www.example.com',
    site: 'www.example.com',
    event: 'Enquiry received',
  },
  {
    what: 'the script that Plausible makes for one site',
    service: 'plausible',
    script: '/js/pa-1.js',
    site: 'of-its-own',
    event: 'Enquiry received',
  },
  {
    what: 'Umami',
    service: 'umami',
    script: '/script.js',
    attributes: () => `data-website-id: ${ID}`,
    site: ID,
    event: 'Enquiry received',
  },
  {
    what: 'GoatCounter',
    service: 'goatcounter',
    script: '/script.js',
    attributes: (origin) => `data-goatcounter: ${origin}/count`,
    event: 'enquiry-received',
  },
];

/** Builds the real site with a counter. */
function buildWith(root: string, measurement: string): void {
  rmSync(root, { recursive: true, force: true });
  mkdirSync(root, { recursive: true });
  for (const name of ['pages', 'client']) symlinkSync(path.resolve(name), path.join(root, name), 'junction');
  for (const name of ['content', 'static']) cpSync(name, path.join(root, name), { recursive: true });
  appendFileSync(path.join(root, 'content/site.yaml'), measurement);
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'build.ts', '--draft', `--root=${root}`],
    {
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production', CONTACT_ENDPOINT: '', CONTACT_KEY: '' },
    },
  );
  if (status !== 0) throw new Error(stderr);
}

async function sendEnquiry({ page }: Visit, honeypot = ''): Promise<void> {
  await page.getByLabel('Name').fill('Ana Ruiz');
  await page.getByLabel('Email', { exact: true }).fill('ana@example.com');
  await page.getByLabel('Phone number').fill('+13605550142');
  await page.getByLabel('Message').fill('We run a garage and would like more calls.');
  if (honeypot !== '') {
    await page.locator('form [tabindex="-1"][name]').evaluate((field, text) => {
      (field as HTMLInputElement).value = text;
    }, honeypot);
  }
  await page.getByRole('button', { name: 'Submit' }).click();
}

describe.each(SERVICES)('$what', ({ service, script, attributes, site: siteId, event }) => {
  const root = path.resolve(`tests/.tmp/measured${script.replaceAll('/', '-')}-${service}`);
  const counter = standInCounter(service);
  const site = serveSite(path.join(root, 'dist'), 'open');

  beforeAll(async () => {
    await counter.start();
    buildWith(
      root,
      `measurement:\n  service: ${service}\n  src: ${counter.origin()}${script}\n  ${attributes?.(counter.origin()) ?? ''}\n`,
    );
  }, 60_000);
  beforeEach(() => counter.reset());
  afterAll(async () => {
    await counter.stop();
    rmSync(root, { recursive: true, force: true });
  });

  const open = (route: string, prepare: (page: Page) => Promise<unknown> = async () => {}) =>
    site.visit(route, { viewport: PHONE }, async (page) => {
      await page.addInitScript(() => {
        addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
          console.error(`refused: ${violatedDirective} ${blockedURI}`);
        });
      });
      await prepare(page);
      // The map is from another company.
      await page.route('https://**', (request) => request.abort());
    });
  const visits = () => expect.poll(counter.counted, { timeout: 10_000 });

  it('counts a visit once the page has loaded, not before', async () => {
    const visit = await open('/about-us/');
    await visits().toEqual([{ site: siteId, counted: 'visit' }]);
    const times = await visit.page.evaluate((src) => {
      const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const [script] = performance.getEntriesByName(src);
      return { loaded: page?.loadEventEnd ?? 0, asked: script?.startTime ?? 0 };
    }, counter.origin() + script);
    expect(times.loaded).toBeGreaterThan(0);
    expect(times.asked).toBeGreaterThanOrEqual(times.loaded);
    expectQuiet(visit);
  });

  it('counts a received enquiry', async () => {
    const visit = await open('/contact-us/');
    await sendEnquiry(visit);
    await visit.page.getByText('We have received your message').waitFor();
    await visits().toEqual([
      { site: siteId, counted: 'visit' },
      { site: siteId, counted: event },
    ]);
    expectQuiet(visit);
  });

  it.each([
    ['that failed', '', { status: 500 }],
    ['that the service did not confirm', '', { status: 200, body: '{"success":false}' }],
    ['of a robot', 'I fill in everything', { status: 200, body: '{"success":true}' }],
  ])('does not count an enquiry %s', async (_what, honeypot, answer) => {
    const visit = await open('/contact-us/', (page) =>
      page.route('**/start-trigger*', (request) => request.fulfill(answer)),
    );
    await visits().toEqual([{ site: siteId, counted: 'visit' }]);
    await sendEnquiry(visit, honeypot);
    await visit.page.getByText('Something went wrong').waitFor();
    // The next enquiry's event would come after any event of this one.
    await visit.page.unroute('**/start-trigger*');
    await visit.page.locator('form [tabindex="-1"][name]').evaluate((field) => {
      (field as HTMLInputElement).value = '';
    });
    await visit.page.getByRole('button', { name: 'Submit' }).click();
    await visit.page.getByText('We have received your message').waitFor();
    await visits().toEqual([
      { site: siteId, counted: 'visit' },
      { site: siteId, counted: event },
    ]);
  });

  it.each([
    ['Global Privacy Control', 'globalPrivacyControl', true],
    ['Do Not Track', 'doNotTrack', '1'],
  ])('is not contacted at all under %s', async (_what, key, value) => {
    const visit = await open('/contact-us/', (page) =>
      page.addInitScript(([name, set]) => Object.defineProperty(navigator, name as string, { value: set }), [
        key,
        value,
      ] as const),
    );
    await sendEnquiry(visit);
    await visit.page.getByText('We have received your message').waitFor();
    await visit.page.goto(`${site.origin()}/about-us/`, { waitUntil: 'networkidle' });
    expect(counter.asked()).toEqual([]);
    expectQuiet(visit);
  });
});
