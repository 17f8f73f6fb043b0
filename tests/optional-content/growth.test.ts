import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { buildSite } from '../../build.ts';
import { serveSite } from '../browser/serve-site.ts';
import { growContent } from '../grown-content.ts';
import { copyAgencySite } from '../photographs/agency-site.ts';

/** A long name, and more facts than the samples have, such as an agency may truthfully enter. */
const FACTS = `
agency: Olympic Peninsula Digital Marketing Partners
address:
  text: ["Old Customs House, Suite 400", 1200 Percival Landing, "Olympia, WA 98501"]
  url: https://www.google.com/maps/search/?api=1&query=Olympia
phone: (360) 555-0142
coordinates: { latitude: 47.0379, longitude: -122.9007 }
hours:
  heading: Office hours
  times:
    - { days: Monday to Friday, time: 9 AM to 5:30 PM }
    - { days: Saturday, time: 10 AM to 2 PM }
    - { days: Sunday, time: Closed }
areas:
  heading: Areas we serve
  names: ["Olympia, WA", "Thurston County, WA", "Mason County, WA", "Grays Harbor County, WA", "Portland, OR"]
profiles:
  heading: Find us elsewhere
  links:
    - { name: Facebook, url: https://www.facebook.com/olympic }
    - { name: LinkedIn, url: https://www.linkedin.com/company/olympic }
    - { name: YouTube, url: https://www.youtube.com/@olympic }
`;

const root = await copyAgencySite({
  'content/site.yaml': (text) => stringify({ ...parse(text, { logLevel: 'error' }), ...parse(FACTS) }),
});
growContent(root);
const dist = path.join(root, 'dist');
const ROUTES = ['/', '/packages/', '/review/', '/industries/', '/contact-us/', '/services/email-marketing/'];
const WIDTHS = [320, 390, 640, 768, 1024, 1280, 1440, 1920];

beforeAll(async () => {
  await buildSite({ root, out: dist, release: false, environment: {} });
}, 240_000);
afterAll(() => rmSync(root, { recursive: true, force: true }));

const { visit } = serveSite(dist);

describe('a site with more of everything', () => {
  it.each(ROUTES)(
    'has no horizontal scrolling on %s, from 320 to 1920 px',
    { timeout: 120_000 },
    async (route) => {
      const { page } = await visit(route);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const found = await page.evaluate(() => ({
          page: document.documentElement.scrollWidth,
          header: document.querySelector('header')?.scrollWidth,
          lines: new Set(
            [...document.querySelectorAll('header nav:not(details nav) > ul > li')].map(
              (entry) => entry.getBoundingClientRect().top,
            ),
          ).size,
        }));
        expect(found, `at ${width} px`).toEqual({ page: width, header: width, lines: found.lines });
        expect(found.lines, `lines of the header's list at ${width} px`).toBeLessThanOrEqual(1);
      }
    },
  );

  it('moves the entries of the header into the menu when they do not fit, and only then', async () => {
    const { page } = await visit('/');
    for (const width of [768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const shown = await page.evaluate(() =>
        ['header nav:not(details nav)', 'header details:has(> nav) > summary'].map((selector) =>
          [...document.querySelectorAll(selector)].some((element) => element.checkVisibility()),
        ),
      );
      expect(shown.filter(Boolean).length, `at ${width} px`).toBe(1);
    }
  });

  it('has a finder that leads each pair of answers to one package, or says that none fits', async () => {
    const { page } = await visit('/contact-us/');
    const answers = await page.evaluate(() => {
      const [topics, ...paths] = document.querySelector('#finder fieldset')?.parentElement?.children ?? [];
      const choose = (input: HTMLInputElement | undefined) => input?.click();
      return [...(topics?.querySelectorAll('input') ?? [])].flatMap((topic, place) => {
        choose(topic);
        const path = paths[place];
        const [sizes = [], extras = []] = [...(path?.querySelectorAll('fieldset') ?? [])].map((question) => [
          ...question.querySelectorAll('input'),
        ]);
        return sizes.flatMap((size) =>
          extras.map((extra) => {
            choose(size);
            choose(extra);
            return [...(path?.querySelectorAll('li') ?? [])].filter((result) => result.checkVisibility())
              .length;
          }),
        );
      });
    });
    expect(answers.length).toBeGreaterThan(60);
    expect(new Set(answers)).toEqual(new Set([1]));
  });
});
