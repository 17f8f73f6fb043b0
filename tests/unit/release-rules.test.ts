import { describe, expect, it } from 'vitest';
import { factRules } from '../../build/checks/release/agency-facts.ts';
import { placeRules } from '../../build/checks/release/doorways.ts';
import { auditRules } from '../../build/checks/release/page-audit.ts';
import type { Publication } from '../../build/checks/release/publication.ts';
import { siteRules } from '../../build/checks/release/site-rules.ts';
import { loadContent } from '../../build/content/load.ts';
import type { Found } from '../../build/shared/problems.ts';
import type { Place } from '../../schemas/content.ts';
import { accept, linesAfter, linesOf, openLines, publishable, SERVICE } from './publishable-site.ts';
import { pageSummary, readPage } from './sample-summary.ts';
import { type Edits, edit, fixture, pageText, replace, SMALL_SITE } from './small-site.ts';

const SITE = 'content/site.yaml';
const HOME = 'content/home.yaml';
const REFUND = 'content/policies/refund-policy.md';
const LONG = 'A page that a test adds, described in words enough for a search engine to show.';

/** The findings of a release, one in each line: rule, place, value and note. */
const findingsAfter = async (edits: Edits) => (await openLines(await publishable(edits))).join('\n');

/** The findings about the agency with an edit of content/site.yaml, as above. */
async function factsAfter(change: (text: string) => string, environment: Record<string, string> = SERVICE) {
  const real = (await fixture(SITE)).replaceAll('lantern.example', 'lantern-lamps.com');
  const loaded = await loadContent(SMALL_SITE, { environment, unsaved: new Map([[SITE, change(real)]]) });
  return linesOf(factRules, { ...loaded, pages: [], environment }).join('\n');
}

it.each([
  ['site-address', '3:6', 'url', 'https://www.lantern.example'],
  ['site-address', '3:6', 'url', 'https://www.example.com'],
  ['site-address', '3:6', 'url', 'https://lantern.test'],
  ['site-address', '3:6', 'url', 'https://localhost'],
  ['email', '4:8', 'email', 'hello@lantern.example'],
  ['email', '4:8', 'email', 'info@example.com'],
  ['email', '4:8', 'email', 'your-name@lantern-lamps.com'],
  ['address', '7:9', 'text', '1200 Sample Avenue, Olympia, WA 98501'],
  ['address', '7:9', 'text', '123 Main St, Anytown, WA 98501'],
])('a release reports made-up facts about the agency: %s at %s: %s: %s', async (rule, place, key, value) => {
  const change = replace(new RegExp(`${key}: .*`), `${key}: ${value}`);
  expect(await factsAfter(change)).toBe(`${rule} ${SITE}:${place} "${value}"`);
});

it('a release reports no facts about the agency that only look made up', async () => {
  const real = edit({
    'https://www.lantern-lamps.com': 'https://www.localhost-example.com',
    'hello@lantern-lamps.com': 'contest@latest.com',
  });
  expect(await factsAfter(real, { ...SERVICE, CONTACT_KEY: 'k-test' })).toBe('');
});

describe('a release checks the enquiry service', () => {
  const set = (endpoint: string, key: string) =>
    edit({ 'endpoint: ""': `endpoint: ${endpoint}`, 'key: ""': `key: ${key}` });
  const REAL = SERVICE.CONTACT_ENDPOINT;

  it.each([
    ['https://hooks.example.com/start', 'a name made for examples'],
    ['http://127.0.0.1/start', 'a service on your own computer, which no visitor reaches'],
  ])('its address %s', async (url, note) => {
    const said = `enquiry-endpoint content/site.yaml:28:13 "${url}" ${note}`;
    expect(await factsAfter(set(url, 'k5-9aPd27'), {})).toBe(said);
  });

  it.each(['preview', 'your-key', 'xxxx'])('its made-up key %s', async (key) => {
    expect(await factsAfter(set(REAL, key), {})).toBe(`enquiry-key content/site.yaml:29:8 "${key}"`);
  });

  it('that is set in the file, in the environment, or nowhere', async () => {
    const unset = (text: string) => text;
    expect(await factsAfter(set(REAL, SERVICE.CONTACT_KEY), {})).toBe('');
    expect(await factsAfter(unset, { CONTACT_ENDPOINT: 'http://localhost:4000/start' })).toBe(
      `enquiry-endpoint CONTACT_ENDPOINT "http://localhost:4000/start" a service on your own computer, which no visitor reaches
enquiry-key CONTACT_KEY ""`,
    );
    expect(await factsAfter(unset, {})).toBe(`enquiry-endpoint content/site.yaml:28:13 "" no service is set
enquiry-key content/site.yaml:29:8 ""`);
  });
});

describe('a release reports', () => {
  const service = async (order: number, title: string, description = `${LONG} It is ${order}.`) => ({
    [`content/services/service-${order}.yaml`]: (await fixture('content/services/seo.yaml'))
      .replace('order: 1', `order: ${order}`)
      .replace('title: SEO\n', `title: ${title === 'Refund policy' ? 'No Refund Policy' : `The ${order}`}\n`)
      .replace('title: SEO for shops', `title: ${title}`)
      .replace(/description: The one.*/, `description: ${description}`),
  });

  it('placeholder text, missing dates, and what search engines would show badly', async () => {
    const [, ofRefund = ''] = /description: (.*)/.exec(await fixture(REFUND)) ?? [];
    const findings = await findingsAfter({
      [SITE]: replace('A small site for tests.', 'Lorem ipsum dolor'),
      [REFUND]: edit({ 'takes payment': 'takes\nlorem ipsum', 'October 1, 2026': '""' }),
      ...(await service(2, 'x'.repeat(50))),
      ...(await service(3, 'y'.repeat(51))),
      ...(await service(4, 'abcde')),
      ...(await service(5, 'abcd')),
      ...(await service(6, 'Refund policy', ofRefund)),
      ...(await service(7, 'No description', '""')),
      'pages/lamps.tsx': pageText('z'.repeat(61), '<h1>Lamps</h1>', '', 'Lamps.'),
      'content/not-found.yaml': replace('heading: Not Found', 'heading: SEO'),
    });
    expect(findings).toMatchInlineSnapshot(`
      "lorem content/site.yaml:2:9 "Lorem ipsum dolor"
      lorem content/policies/refund-policy.md:20:1 "lorem ipsum before work begins."
      undated-policy content/policies/refund-policy.md:14:10 ""
      title-length /lamps/ "zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz" 61 characters
      title-length content/services/service-5.yaml:8:10 "abcd | Lantern" 14 characters
      duplicate-title content/services/service-6.yaml:8:10 "Refund policy | Lantern" also on /refund-policy/
      duplicate-h1 content/services/service-6.yaml:3:8 "No Refund Policy" also on /refund-policy/
      missing-description content/services/service-7.yaml:9:16 ""
      description-length /lamps/ "Lamps." 6 characters
      duplicate-description content/services/service-6.yaml:9:16 "When money is returned, in a description long enough for the schema to take it." also on /refund-policy/"
    `);
  });

  it('what only its pages show, and published addresses that nothing answers', async () => {
    const edits = {
      'content/published.yaml': 'published: [/news/, /old/, /lamps/]\n',
      'content/redirects.yaml': 'redirects: [{ from: /old, gone: true }]\n',
      ...accept('lorem', HOME, ''),
    };
    const body = `<h1>Lorem ipsum</h1><script src="//a.example/a.js"></script><link rel="stylesheet" href="https://b.example">
      <link rel="preload" as="font" href="https://c.example"><img src="https://d.example"><img src="/e.png">`;
    const pages = [pageSummary('/lamps/', body)];
    const htmlErrors = [{ where: '/lamps/', value: '<p>' }];
    expect(await linesAfter(siteRules, edits, { pages, htmlErrors })).toEqual([
      'lorem /lamps/ "Lorem ipsum"',
      'gone-address content/published.yaml:1:13 "/news/"',
      'html-error /lamps/ "<p>"',
      'third-party /lamps/ "//a.example/a.js"',
      'third-party /lamps/ "https://b.example"',
      'third-party /lamps/ "https://c.example"',
      'third-party /lamps/ "https://d.example"',
    ]);
  });

  it('facts that contradict each other', async () => {
    const findings = await findingsAfter({
      [HOME]: edit({
        'Start today.': 'Call (360) 555-0199 today.',
        'What we do.': 'Write to hello@old-name.com.',
        'Four reasons.': 'Visit us in Olympia, WA 98502.',
        'How a page climbs.': 'All ten services, 4 industries.',
      }),
      [REFUND]: replace('takes payment', 'takes\nthe number 1-360-555-0199'),
    });
    expect(findings).toMatchInlineSnapshot(`
      "contradiction content/home.yaml:6:12 "(360) 555-0199" content/site.yaml has no phone number
      contradiction content/home.yaml:24:9 "hello@old-name.com" content/site.yaml has hello@lantern-lamps.com
      contradiction content/home.yaml:39:9 "WA 98502" the address in content/site.yaml has WA 98501
      contradiction content/home.yaml:55:9 "ten services" there are 1
      contradiction content/home.yaml:55:9 "4 industries" there are 1
      contradiction content/policies/refund-policy.md:20:1 "1-360-555-0199" content/site.yaml has no phone number"
    `);
  });

  it('no facts that agree, no quotations, and no placeholder text in a comment or within another word', async () => {
    const words =
      'Call 360-555-0142, write to jobs@lantern-lamps.com or ads@lamp-mail.com. Olympia, WA 98501. In Lacey, WA 98503. One service or three services.';
    const findings = await findingsAfter({
      [HOME]: replace(/^ {2}subline: .*/m, `  subline: ${words}`),
      'content/reviews.yaml': replace('stars: 5', 'stars: 5\n    incentive: Call (360) 555-0199.'),
      [SITE]: edit({
        'phone: ""': 'phone: (360) 555-0142\nareas: { heading: Areas, names: ["Lacey, WA 98503"] }',
        'hello@lantern-lamps.com': 'hello@Lamp-Mail.com',
        'A small site': '"The florem" # no lorem ipsum\n#',
      }),
    });
    expect(findings).toBe('');
  });
});

describe('the audit of the pages', () => {
  const WRITTEN = { where: 'content/lamps.yaml:4:10', value: 'Click here' };

  /** The findings of one audit rule on a page with this body. */
  function audit(rule: string, body: string): Found[] {
    const find = auditRules.find(({ name }) => name === rule)?.find;
    const place = (text: string) => (text === WRITTEN.value ? WRITTEN.where : '/lamps/');
    return find?.(readPage(`<body>${body}</body>`), '/lamps/', place) ?? [];
  }

  it.each([
    ['heading-order', '<h1>A</h1><h2>B</h2><h3>C</h3><h2>D</h2>'],
    ['heading-order', '<h1>A</h1><h4 aria-hidden="true">B</h4><h2>C</h2>'],
    ['link-text', '<a href="/a/">Lamps and more</a><a href="/b/">Read more lamps</a>'],
    ['link-text', '<a href="/a/">Lamps</a><a href="/a/">Lamps</a>'],
    ['link-text', '<a href="#a">Lamps</a><a href="/lamps/#a">Lamps</a>'],
    ['link-text', '<a href="/a/">Get<span> lamps</span></a><a href="/b/">Get<span> bulbs</span></a>'],
    ['image-alternative', '<img src="a" alt="Our photo"><img src="a" alt="Photo of a.svg now">'],
    ['image-alternative', '<img src="a.svg" alt="">'],
    ['image-alternative', '<svg aria-hidden="true"></svg>'],
    ['image-alternative', '<span aria-hidden="true"><svg></svg></span>'],
    ['image-alternative', '<svg role="img" aria-label="A lamp"></svg>'],
  ])('(%s) accepts %s', (rule, body) => expect(audit(rule, body)).toEqual([]));

  const hidden = '<a href="/a/"><svg aria-hidden="true"><title>Lamps</title></svg></a>';
  const twice = '<a href="/a/">Lamps</a><a href="/b/">lamps</a><a href="/b/">Lamps</a>';

  it.each([
    ['heading-order', '<h1>A</h1><h3>B</h3>', 'B', 'h3 after h1 on /lamps/'],
    ['heading-order', '<h2>B</h2><h1>A</h1>', 'B', 'h2 after no heading on /lamps/'],
    ['link-text', '<a href="/a/">Click</a>', 'Click', 'leads to /a/'],
    ['link-text', '<a href="/a/">Learn more →</a>', 'Learn more →', 'leads to /a/'],
    ['link-text', '<a href="/a/">more…</a>', 'more…', 'leads to /a/'],
    ['link-text', hidden, '', 'leads to /a/'],
    ['link-text', twice, 'lamps', 'leads to /a/ and to /b/ on /lamps/'],
    ['image-alternative', '<img src="a.svg">', '', 'a.svg'],
    ['image-alternative', '<img src="a.svg" alt="lamp-final.JPG">', 'lamp-final.JPG', 'a.svg'],
    ['image-alternative', '<img src="a.svg" alt="IMG_2041">', 'IMG_2041', 'a.svg'],
    ['image-alternative', '<svg class="lamp"></svg>', '', 'svg lamp'],
  ])('(%s) reports %s', (rule, body, value, note) => {
    expect(audit(rule, body)).toEqual([{ where: '/lamps/', value, note }]);
  });

  it('names the line in which a text is written', () => {
    expect(audit('link-text', '<a href="/a/">Click\n here</a>')).toEqual([
      { ...WRITTEN, note: 'leads to /a/' },
    ]);
  });
});

describe('pages about places', () => {
  const TEXT =
    'Each corner here has a shop that people look for, and each search from a phone asks for what is near and open.';
  const place = (slug: string, text: string, local: Place['local']) =>
    ({ slug, heading: slug, lead: text, texts: [{ title: 'On the map', text }], local }) as Place;
  const found = (...places: Place[]) => linesOf(placeRules, { content: { places } } as Publication);

  it('are refused by a release if only names and numbers differ', () => {
    const [dayton, troy] = ['Dayton', 'Troy'].map((town) =>
      place(town, TEXT.replace('here', `in ${town}`), { streets: [town] }),
    ) as [Place, Place];
    const other = place('Piqua', 'We drive there on 9 Mondays, and walk from door to door.', {
      streets: ['Ash'],
    });
    expect(found(dayton, other, troy)).toEqual([
      'doorway content/places/Troy.yaml "Troy" shares 100% of its words with content/places/Dayton.yaml',
    ]);
  });

  it('may share 60 % of their sequences of three words, not more', () => {
    const pair = (...endings: [string, string]) => {
      const [one, two] = endings.map((ending, index) =>
        place(`${index}`, '', {
          customers: [{ name: `${index}`, text: `we walk from door to door ${ending}` }],
        }),
      ) as [Place, Place];
      return found(one, two).map((line) => line.replace(/.*shares /, ''));
    };
    // Ten sequences each, of which six or seven are the same.
    expect(pair('ask who sells what', 'look at each window')).toEqual([]);
    const where = 'of its words with content/places/0.yaml';
    expect(pair('ask who sells bread', 'ask them for paper')).toEqual([`70% ${where}`]);
    const long = 'look at each window while it rains on us';
    expect([pair('ask', long), pair(long, 'ask')]).toEqual([[`86% ${where}`], [`86% ${where}`]]);
  });

  it('are refused by a release without a street, customer, photograph, hours or map of their own', () => {
    const one = place('one', TEXT, { streets: ['Elm', 'Main'], map: 'https://maps.org/1' });
    const two = place('two', 'Nothing that the other one says.', { streets: ['Main'] });
    expect(found(one, two)).toEqual(['nothing-local content/places/two.yaml "two"']);
    expect(found(place('none', TEXT, {}))).toHaveLength(1);
    for (const own of ['streets', 'customers', 'photographs', 'hours', 'map'])
      expect(found(place('own', TEXT, { [own]: [{}] } as Place['local']))).toEqual([]);
  });
});
