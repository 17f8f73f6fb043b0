import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleInlineScripts } from '../../build/assets/islands.ts';
import type { BuildReport } from '../../build/checks/report.ts';
import { openVersion } from '../../build/commands/dev/site-version.ts';
import { loadContent } from '../../build/content/load.ts';
import { buildSite } from '../../build.ts';
import { copyAgencySite } from '../photographs/agency-site.ts';
import { wishContent } from '../wished-content.ts';
import { applyEdits, problemsOf, replace } from './small-site.ts';

const root = await copyAgencySite();
wishContent(root);
const SOON = 'content/articles/soon.md';
await applyEdits(root, {
  [SOON]: readFileSync(path.join(root, 'content/articles/holiday-hours.md'), 'utf8').replace(
    'October 1',
    'December 1',
  ),
  'content/navigation.yaml': replace(/^ +(?=copyright:)/m, '  call: Ring {phone}\n  '),
});
const now = new Date('2026-11-01T12:00');
const out = path.join(root, 'dist');
let report: BuildReport;

beforeAll(async () => {
  report = await buildSite({ root, out, release: false, draft: true, now, environment: {} });
}, 60_000);
afterAll(() => rmSync(root, { recursive: true, force: true }));

const read = (file: string) => readFileSync(path.join(out, file), 'utf8');
const pageOf = (route: string) => parse(read(path.join(route, 'index.html')));
const words = (route: string, selector: string) =>
  pageOf(route).querySelector(selector)?.structuredText.replace(/\s+/g, ' ').trim() ?? '';
const hrefs = (route: string, selector: string) =>
  pageOf(route)
    .querySelectorAll(selector)
    .map((link) => link.getAttribute('href'));
const node = (route: string, type: string): Record<string, unknown> | undefined =>
  JSON.parse(pageOf(route).querySelector('head script')?.innerHTML ?? '')['@graph'].find(
    (part: Record<string, unknown>) => part['@type'] === type,
  );

const SPANISH = '/articles/cuatro-preguntas/';
const LATEST = '/articles/holiday-hours/';

describe('articles', () => {
  it('stand on their list, in the feed and the sitemap, the newest first, and on home if content says so', () => {
    expect(hrefs('/articles/', 'main li a')).toEqual([LATEST, SPANISH]);
    expect(hrefs('/', 'main a[href^="/articles/"]')).toEqual([LATEST, SPANISH, '/articles/']);
    expect(read('articles/feed.xml').match(/(?<=<id>[^<]*)\/articles\/[^<]+/g)).toEqual([LATEST, SPANISH]);
    const authors = read('articles/feed.xml').match(/(?<=<name>)[^<]+/g);
    expect(authors).toEqual(['Northing', 'Ana Ruiz', 'Northing']);
    for (const route of ['articles/holiday-hours', 'como-trabajamos'])
      expect(read('sitemap.xml')).toContain(`${route}/</loc><lastmod>2026-10-01<`);
  });

  it('with a later date are left out, as the build says, until then', () => {
    expect(report.dated.join('\n')).toContain(
      `${SOON} is left out until December 1, 2026. Build again then.`,
    );
  });

  it('name their author and day to search engines', () => {
    expect(node(LATEST, 'BlogPosting')).toMatchObject({
      datePublished: '2026-10-01',
      author: { '@type': 'Person', name: 'Ana Ruiz' },
      inLanguage: 'en-US',
    });
  });
});

it('an article and a page of text may be in another language; header and footer are marked as English', () => {
  for (const route of [SPANISH, '/como-trabajamos/']) {
    const page = pageOf(route);
    expect(page.querySelector('html')?.getAttribute('lang')).toBe('es');
    const english = ['header', 'footer', 'aside'].map((part) =>
      page.querySelector(part)?.getAttribute('lang'),
    );
    expect(new Set(english)).toEqual(new Set(['en-US']));
  }
  expect(words(SPANISH, 'time')).toBe('3 de septiembre de 2026');
  expect(pageOf(SPANISH).querySelector('main')?.getAttribute('dir')).toBeUndefined();
  expect(words('/articles/', 'main li[lang="es"]')).toContain('Cuatro preguntas');
});

it('a page in a language from right to left is laid out so, but for header and footer', async () => {
  const file = 'content/pages/como-trabajamos.md';
  const text = readFileSync(path.join(root, file), 'utf8').replace('language: es', 'language: he');
  const options = { root, out, release: false, environment: {}, unsaved: new Map([[file, text]]) };
  const html = await (await openVersion(options)).page('/como-trabajamos/');
  expect(
    parse(html ?? '')
      .querySelectorAll('[dir=rtl]')
      .map(({ id }) => id),
  ).toEqual(['main']);
});

it('a page of text has nothing of a policy, and its link opens no new tab', () => {
  expect(words('/como-trabajamos/', 'main')).not.toContain('summary');
  const link = pageOf('/').querySelector('footer a[href="/como-trabajamos/"]');
  expect([link?.text, link?.getAttribute('target')]).toEqual(['En español', undefined]);
});

describe('places', () => {
  const TOWN = '/places/dayton-oh/';
  const SERVICE = '/places/seo-yellow-springs-oh/';

  it('are linked from the footer, their list, and the pages of their services', () => {
    expect(hrefs('/', 'footer a')).toContain('/places/');
    expect(hrefs('/places/', 'main li a')).toEqual([TOWN, SERVICE]);
    expect(hrefs('/services/seo/', 'main a')).toContain(SERVICE);
    expect(hrefs('/services/ppc/', 'main a')).not.toContain(SERVICE);
  });

  it('say to people and to search engines what is done where', () => {
    const facts = [
      'Wayne Avenue',
      'Gem Bakery',
      'From 19 to 3',
      '9 AM to 5 PM',
      'Founders Day: Closed',
      'Open the map',
    ];
    for (const fact of facts) expect(words(TOWN, 'main')).toContain(fact);
    expect(node(SERVICE, 'Service')).toMatchObject({
      areaServed: { '@type': 'City', name: 'Yellow Springs, OH' },
    });
  });

  it('of a service that does not exist are refused with the nearest name', async () => {
    const file = 'content/places/seo-yellow-springs-oh.yaml';
    await applyEdits(root, { [file]: replace('service: seo', 'service: soe') });
    const [problem] = await problemsOf(loadContent(root));
    await applyEdits(root, { [file]: replace('service: soe', 'service: seo') });
    expect(`${problem?.where} ${problem?.message}`).toMatch(/^content\/places\/seo-yellow.*"seo"/);
  });
});

describe('facts with a time', () => {
  it('stand where they belong, name their last day, and are hidden by a script of at most 150 bytes', async () => {
    const note = 'We are closed over the holidays. Write to us. Until January 2, 2040.';
    expect(words('/review/', 'aside')).toBe(note);
    expect(words('/contact-us/', 'main')).toContain('Answers take two days this week.');
    // What has begun is there without the script.
    expect(pageOf('/contact-us/').querySelector('[data-from]')).toBeNull();
    expect(words('/review/', 'footer'), 'one day').toContain('Thanksgiving: Closed. January 2, 2040.');
    expect(words('/review/', 'footer')).toContain('Labor Day: Closed. Until January 2, 2040.');
    expect(words('/packages/', 'main')).toContain('No setup this month. Until January 2, 2040.');
    const script = (await bundleInlineScripts(root)).get('timed') ?? 'no script';
    expect(read('review/index.html')).toContain(script);
    expect(Buffer.byteLength(script)).toBeLessThanOrEqual(150);
  });

  it('are left out after their last day, and the build names them', async () => {
    const now = new Date('2040-01-03T12:00');
    const { content, ended } = await loadContent(root, { now });
    expect(content.notices?.notices).toEqual([]);
    expect(content.site.hours?.holidays).toEqual([]);
    expect(ended.map(({ where }) => where.replace(/:\d+$/, ''))).toEqual([
      ...Array(2).fill(expect.stringMatching(/^content\/site\.yaml:\d+$/)),
      'content/notices.yaml:8',
      'content/notices.yaml:12',
      expect.stringMatching(/^content\/packages\/seo\.yaml:\d+$/),
      expect.stringMatching(/^content\/places\/dayton-oh\.yaml:\d+$/),
    ]);
    const before = await loadContent(root, { now: new Date('2040-01-02T23:00') });
    expect(before.ended).toEqual([]);
  });
});

describe('ways to reach the agency', () => {
  it('are a button that dials, a text message with its terms, offices with hours, and a link for reviews', () => {
    const call = pageOf('/').querySelector('header a[href^="tel:"]');
    expect(call?.getAttribute('aria-label')).toMatch(/^Ring \(937\).555.0100/);
    const footer = words('/', 'footer');
    expect(footer).toContain('Send us a text Message and data rates may apply. Reply STOP to end.');
    expect(footer).toMatch(
      /Springfield office 20 S Limestone Street, Springfield, OH 45502 \(937\).555.0123 Office hours Monday/,
    );
    expect(hrefs('/contact-us/', 'main a')).toEqual(
      expect.arrayContaining(['sms:+19375550124', 'https://g.page/r/example/review']),
    );
    expect(node('/', 'ProfessionalService')).toMatchObject({
      location: [{ name: 'Springfield office', telephone: '+19375550123' }],
    });
  });

  it('are a booking service for one service, or for all', () => {
    const booking = 'https://calendly.com/example/seo';
    expect(hrefs('/services/seo/', 'main a')).toContain(booking);
    expect(hrefs('/services/ppc/', 'a')).not.toContain(booking);
  });
});

it('with a booking service for all, packages and the home page’s fields still lead to the form; without reviews, industries and a finder nothing of the site leads there', async () => {
  const sections = ['ppc', 'seo', 'smo', 'web-designing'].map((name) => `content/packages/${name}.yaml`);
  const withoutFinder = replace(/^finder:\n(?: .*\n)+/m, '');
  await applyEdits(root, {
    ...Object.fromEntries(sections.map((file) => [file, withoutFinder])),
    'content/reviews.yaml': replace(/^reviews:\n[\s\S]*/m, 'reviews: []\n'),
    'content/industries.yaml': replace(/^industries:\n[\s\S]*?(?=^closing:)/m, 'industries: []\n'),
    'content/about-us.yaml': replace('href: /industries/', 'href: /packages/'),
    'content/navigation.yaml': replace(/(?<=^getStarted:\n.*\n {2}href: ).*/m, 'https://cal.com/lantern'),
  });
  await buildSite({ root, out, release: false, draft: true, now, environment: {} });
  expect(existsSync(path.join(out, 'review/index.html'))).toBe(false);
  expect(existsSync(path.join(out, 'industries/index.html'))).toBe(false);
  expect(hrefs('/', 'a')).not.toContain('/review/');
  expect(hrefs('/packages/', 'a').join()).not.toContain('finder');
  expect(pageOf('/packages/').querySelector('#closing')).toBeNull();
  // With few entries before it, the list of services would leave the screen.
  expect(pageOf('/').querySelector('style')?.text).toContain('right:var(--edge)');
  expect(hrefs('/packages/', 'main a')).toContain('/contact-us/#package=seo-basic');
  const forms = pageOf('/').querySelectorAll('main form');
  expect(new Set(forms.map((form) => form.getAttribute('data-href')))).toEqual(
    new Set(['/contact-us/#step-2']),
  );
});

it('a notice whose first day comes after its last is reported', async () => {
  const from = replace(/^ +until: .*$/m, '    from: December 24, 2040\n    until: December 1, 2040');
  await applyEdits(root, { 'content/notices.yaml': from });
  const [problem, ...others] = await problemsOf(loadContent(root));
  expect(others).toEqual([]);
  expect(`${problem?.where} ${problem?.message}`).toMatch(
    /^content\/notices\.yaml:\d+:12 notices\[0\]\.until: this must not be before "from"/,
  );
});
