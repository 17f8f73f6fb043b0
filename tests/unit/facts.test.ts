import { describe, expect, it } from 'vitest';
import { findingsIn } from '../../build/checks/validate-html.ts';
import { brief, openFindings, publishable } from './publishable-site.ts';
import { replace, type Site, site } from './small-site.ts';

const SITE = 'content/site.yaml';
const HOME = 'content/home.yaml';
const POLICY = 'content/policies/refund-policy.md';

const withPhone = (line: string) => site({ [SITE]: replace('phone: ""', line) });

const withFacts = (facts: string) => site({ [SITE]: replace('copyrightYear', `${facts}\ncopyrightYear`) });

async function agencyIn(small: Site) {
  const text = (await small.page('index.html')).querySelector('script[type="application/ld+json"]')?.text;
  const graph = JSON.parse(text ?? '')['@graph'] as Record<string, unknown>[];
  return graph.find((part) => part['@type'] === 'ProfessionalService');
}

const footerOf = async (small: Site) =>
  ((await small.page('index.html')).querySelector('footer')?.structuredText ?? '').replace(
    /[\s\u00A0]+/g,
    ' ',
  );

describe('a telephone number in content/site.yaml', () => {
  it.each([
    'phone: (360) 555-0142',
    'phone: 360-555-0142',
    'phone: 360.555.0142',
    'phone: 3605550142',
    'phone: "+1 360 555 0142"',
    'phone: +13605550142',
    'phone: !sample (360) 555-0142',
    'phone: !sample 3605550142',
  ])('builds, and is shown and dialed in one form: %s', async (line) => {
    const small = await withPhone(line);
    await small.build();
    const link = (await small.page('index.html')).querySelector('footer a[href^="tel:"]');
    expect(link?.getAttribute('href')).toBe('tel:+13605550142');
    expect(link?.text).toBe('(360)\u00A0555\u20110142');
    expect(await agencyIn(small)).toMatchObject({ telephone: '+13605550142' });
  });

  it('does not cause new findings of html-validate on the page', async () => {
    const without = await site();
    await without.build();
    const small = await withPhone('phone: (360) 555-0142');
    await small.build();
    expect(await findingsIn(await small.read('index.html'))).toEqual(
      await findingsIn(await without.read('index.html')),
    );
  });

  it.each(['phone: 555-0142', 'phone: 5550142', 'phone: 1-800-FLOWERS', 'phone: [360]'])(
    'is refused with the form to write: %s',
    async (line) => {
      const problems = await (await withPhone(line)).problems();
      expect(problems).toHaveLength(1);
      expect(problems[0]?.message).toContain(
        'phone: this must be a phone number with its area code, such as (360) 555-0142, or empty "" for none, but it is ',
      );
    },
  );

  it('replaces {phone} in a policy, also in links that dial, which stay on one line', async () => {
    const small = await site({
      [SITE]: replace('phone: ""', 'phone: 360.555.0142'),
      [POLICY]: replace(/Write to \{email\}.*/, 'Call {phone}, or [dial 360-555-0142](tel:+13605550142).'),
      'pages/[policy].tsx': replace(
        /<h2 [\s\S]*<\/h2>/,
        '<div key={section.id} dangerouslySetInnerHTML={{ __html: section.html }} />',
      ),
    });
    await small.build();
    const html = await small.read('refund-policy/index.html');
    expect(html).toContain('Call (360)\u00A0555\u20110142, or');
    expect(html).toContain('>dial\u00A0360\u2011555\u20110142</a>');
  });
});

describe('an address', () => {
  it('of several lines is shown in lines, and split into parts for search engines', async () => {
    const lines = 'text:\n    - Lamp House\n    - 1 Test Street, Suite 4\n    - Olympia, WA 98501';
    const small = await site({ [SITE]: replace('text: 1 Test Street, Olympia, WA 98501', lines) });
    await small.build();
    expect(await small.read('index.html')).toContain(
      'Lamp House, <br/>1 Test Street, Suite 4, <br/>Olympia, WA 98501',
    );
    expect(await agencyIn(small)).toMatchObject({
      address: {
        streetAddress: 'Lamp House, 1 Test Street, Suite 4',
        addressLocality: 'Olympia',
        postalCode: '98501',
      },
    });
  });

  it('of one line has the city below the street, whatever the street contains', async () => {
    const small = await site({ [SITE]: replace('1 Test Street, Oly', '1 Test Street, Suite 4, Oly') });
    await small.build();
    expect(await small.read('index.html')).toContain('1 Test Street, Suite 4, <br/>Olympia, WA 98501');
  });
});

describe('hours, coordinates, areas and profiles', () => {
  const ALL = `coordinates:
  latitude: 47.0379
  longitude: -122.9007
hours:
  heading: Office hours
  times:
    - days: Mon-Fri
      time: 9-5 PM
    - days: Sunday
      time: closed
areas:
  heading: Areas we serve
  names:
    - Olympia, WA
    - Thurston County, WA
profiles:
  heading: Find us elsewhere
  links:
    - name: Facebook
      url: https://www.facebook.com/lantern`;

  it('appear in the footer and in the structured data', async () => {
    const small = await withFacts(ALL);
    await small.build();
    const footer = await footerOf(small);
    for (const words of [
      '47.0379° N, 122.9007° W',
      'Office hours',
      'Monday to Friday',
      '9 AM to 5 PM',
      'Areas we serve Olympia, WA; Thurston County, WA',
      'Find us elsewhere',
    ])
      expect(footer).toContain(words);
    expect(await agencyIn(small)).toMatchObject({
      geo: { '@type': 'GeoCoordinates', latitude: 47.0379, longitude: -122.9007 },
      openingHoursSpecification: [
        {
          dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
          opens: '09:00',
          closes: '17:00',
        },
      ],
      areaServed: [{ name: 'Olympia, WA' }, { name: 'Thurston County, WA' }],
      sameAs: ['https://www.facebook.com/lantern'],
    });
  });

  it('add nothing to a page if they are omitted', async () => {
    const small = await site();
    await small.build();
    const agency = await agencyIn(small);
    for (const key of ['geo', 'openingHoursSpecification', 'sameAs']) expect(agency).not.toHaveProperty(key);
    expect(agency).toMatchObject({ areaServed: { name: 'United States' } });
  });

  it.each([
    [
      'a longitude without its minus',
      ALL.replace('-122', '122'),
      'coordinates.longitude: this must be from -180 to -64, but it is 122.9007. West of Greenwich it has a minus before it.',
    ],
    [
      'days that are none',
      ALL.replace('Mon-Fri', 'Weekdays'),
      'hours.times[0].days: this must be days such as Monday to Friday, or Tuesday and Thursday, but it is the text "Weekdays".',
    ],
    [
      'a time without AM and PM',
      ALL.replace('9-5 PM', '9 to 5'),
      'hours.times[0].time: this must be a time with AM and PM, such as 9 AM to 5 PM, or Closed, but it is the text "9 to 5".',
    ],
    [
      'a day twice',
      ALL.replace('Sunday', 'Friday'),
      'hours.times[1].days: a time before it overlaps this one on the same day. Give each day once.',
    ],
  ])('are refused with an example: %s', async (_what, facts, message) => {
    const problems = await (await withFacts(facts)).problems();
    expect(problems.map((problem) => problem.message)).toEqual([message]);
  });
});

describe('a release reports facts that contradict each other', () => {
  it.each([
    ['a phone number', 'Call (360) 555-0199 today.', '(360) 555-0199'],
    ['a mailbox of another domain', 'Write to hello@old-name.com.', 'hello@old-name.com'],
    ['a ZIP code', 'Visit us in Olympia, WA 98502.', 'WA 98502'],
    ['a count', 'All ten services.', 'ten services'],
  ])('%s', async (_what, words, value) => {
    const small = await publishable({ [HOME]: replace(/^ {2}subline: .*/m, `  subline: ${words}`) });
    expect(brief(await openFindings(small))).toEqual([
      { rule: 'contradiction', where: await small.place(HOME, words), value },
    ]);
  });

  it('a map of another place', async () => {
    const small = await publishable();
    await small.edit({
      [SITE]: (text) =>
        text
          .replace('https://maps.example/?q=Olympia', 'https://maps.example/@45.5152,-122.6784,15z')
          .replace(
            'copyrightYear',
            'coordinates:\n  latitude: 47.0379\n  longitude: -122.9007\ncopyrightYear',
          ),
    });
    expect(brief(await openFindings(small))).toEqual([
      {
        rule: 'contradiction',
        where: await small.place(SITE, 'https://maps.example/@'),
        value: '45.5152, -122.6784',
      },
    ]);
  });

  it('and reports nothing if they agree', async () => {
    const words =
      'Call 360-555-0142 or write to jobs@lantern-lamps.com. Olympia, WA 98501. One service or two services.';
    const small = await publishable({ [HOME]: replace(/^ {2}subline: .*/m, `  subline: ${words}`) });
    await small.edit({ [SITE]: replace('phone: ""', 'phone: (360) 555-0142') });
    expect(await openFindings(small)).toEqual([]);
  });
});
