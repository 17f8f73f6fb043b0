import { describe, expect, it } from 'vitest';
import { placeholders } from '../../build/content/load.ts';
import { readProse } from '../../build/content/markdown.ts';
import { postalAddress } from '../../build/render/structured-data.ts';
import type { PoliciesPage } from '../../schemas/pages.ts';
import type { Site } from '../../schemas/site.ts';
import { replace, type Site as SmallSite, site } from './small-site.ts';

const SITE = 'content/site.yaml';

const withFacts = (facts: string) => site({ [SITE]: replace('copyrightYear', `${facts}\ncopyrightYear`) });

/** The structured data of a page, of whose scripts it must be the only one in the head. */
async function graphOf(small: SmallSite, file: string): Promise<object[]> {
  const [script, ...others] = (await small.page(file)).querySelectorAll('head script');
  expect([others, script?.innerHTML]).toEqual([[], expect.not.stringContaining('<')]);
  return JSON.parse(script?.innerHTML ?? '')['@graph'];
}

it('a telephone number replaces {phone} in a policy, also in links that dial, which stay on one line', () => {
  const text = '## A\n\nCall {phone}, or [dial 360-555-0142](tel:+13605550142).\n';
  const { sections } = readProse({ file: 'a.md', text, firstLine: 1 }, { phone: '(360)\u00A0555\u20110142' });
  expect(sections[0]?.html).toContain('Call (360)\u00A0555\u20110142, or');
  expect(sections[0]?.html).toContain('>dial\u00A0360\u2011555\u20110142</a>');
});

it.each(['ana@example.com', "o'brien@example.com", '_ana_@example.com'])(
  'a mailbox replaces {email} in a policy as a link to it, whatever signs it has: %s',
  (email) => {
    const site = { agency: 'Lantern', address: { text: 'Olympia' }, email } as unknown as Site;
    const facts = placeholders(site, {} as PoliciesPage);
    const { sections } = readProse(
      { file: 'a.md', text: '## A\n\nWrite to {email}.\n', firstLine: 1 },
      facts,
    );
    const shown = email.replace("'", '&#39;');
    expect(sections[0]?.html).toBe(`<p>Write to <a href="mailto:${shown}">${shown}</a>.</p>\n`);
  },
);

it('an address is split into parts for search engines if they are clear', () => {
  expect(postalAddress('1200 Lamp Avenue, Suite 5, Olympia, WA 98501-1234')).toEqual({
    '@type': 'PostalAddress',
    streetAddress: '1200 Lamp Avenue, Suite 5',
    addressLocality: 'Olympia',
    addressRegion: 'WA',
    postalCode: '98501-1234',
    addressCountry: 'US',
  });
  expect(postalAddress('Lamp House, Olympia')).toBe('Lamp House, Olympia');
});

describe('phone, address, hours, coordinates, areas and profiles', () => {
  const ALL = `coordinates:
  latitude: 47.0379
  longitude: -122.9007
hours:
  heading: Office hours
  times:
    - { days: Mon-Fri, time: 9-5 PM }
    - { days: Sunday, time: closed }
areas:
  heading: Areas we serve
  names: ["Olympia, WA", "Thurston County, WA"]
profiles:
  heading: Find us elsewhere
  links: [{ name: Facebook, url: https://www.facebook.com/lantern }]`;

  it('appear in the footer and in the structured data', async () => {
    const lines = '\n    - Lamp House\n    - 1 Test Street, Suite 4\n    - Olympia, WA 98501';
    const small = await withFacts(ALL);
    await small.edit({ [SITE]: replace(' 1 Test Street, Olympia, WA 98501', lines) });
    await small.edit({ [SITE]: replace('phone: ""', 'phone: 3605550142') });
    await small.build();
    const graph = await graphOf(small, 'index.html');
    const footer = (await small.page('index.html')).querySelector('footer');
    for (const words of [
      'Office hours',
      'Monday to Friday',
      '9 AM to 5 PM',
      'Areas we serve Olympia, WA; Thurston County, WA',
      'Find us elsewhere',
    ])
      expect(footer?.structuredText.replace(/[\s\u00A0]+/g, ' ')).toContain(words);
    expect(footer?.innerHTML).toMatch(/Lamp House, <br\/?>1 Test Street, Suite 4, <br\/?>Olympia, WA 98501/);
    const dial = footer?.querySelector('a[href^="tel:"]');
    expect(dial?.getAttribute('href')).toBe('tel:+13605550142');
    expect(dial?.text).toBe('(360)\u00A0555\u20110142');
    const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
    expect(graph.at(-1)).toMatchObject({
      '@type': 'ProfessionalService',
      telephone: '+13605550142',
      address: { streetAddress: 'Lamp House, 1 Test Street, Suite 4', addressLocality: 'Olympia' },
      geo: { '@type': 'GeoCoordinates', latitude: 47.0379, longitude: -122.9007 },
      openingHoursSpecification: [{ dayOfWeek: weekdays, opens: '09:00', closes: '17:00' }],
      areaServed: [{ name: 'Olympia, WA' }, { name: 'Thurston County, WA' }],
      sameAs: ['https://www.facebook.com/lantern'],
    });
  });

  it('may name the town alone, on one line', async () => {
    const small = await withFacts('');
    await small.edit({ [SITE]: replace(' 1 Test Street, Olympia, WA 98501', ' Olympia, WA') });
    await small.build();
    const footer = (await small.page('index.html')).querySelector('footer');
    expect(footer?.innerHTML).toContain('Olympia, WA<');
    expect((await graphOf(small, 'index.html')).at(-1)).toMatchObject({ address: 'Olympia, WA' });
  });

  it('may be those of Guam', async () => {
    const small = await withFacts(ALL.replace('47.0379', '13.4757').replace('-122.9007', '144.7489'));
    expect(await small.report()).toBe('');
    const alaska = await withFacts(ALL.replace('47.0379', '61.1').replace('-122.9007', '146.3'));
    expect(await alaska.report()).toContain('are in the east: put a minus sign before it.');
  });

  it('are refused with an example', async () => {
    const wrong = ALL.replace('-122', '122').replace('Mon-Fri', 'Weekdays').replace('closed', '9 to 5');
    expect(await (await withFacts(wrong)).report()).toBe(
      `content/site.yaml:28:14 coordinates.longitude: this must be from -180 to -64, but it is 122.9007. West of Greenwich it is negative: put a minus sign before it.
content/site.yaml:32:15 hours.times[0].days: this must be days such as Monday to Friday, or Tuesday and Thursday, but it is the text "Weekdays".
content/site.yaml:33:29 hours.times[1].time: this must be a time of one day with AM and PM, such as 9 AM to 5 PM, or Open 24 hours, or Closed, or By appointment; a break makes two entries of the same days, and what follows midnight one of the next day, but it is the text "9 to 5".`,
    );
    expect(await (await withFacts(ALL.replace('Sunday', 'Friday'))).report()).toBe(
      'content/site.yaml:33:15 hours.times[1].days: an entry above has the same day at the same time. List each time of a day once.',
    );
  });
});

it('structured data cannot end its element, whatever the content says', async () => {
  // Complete tags are refused in a text (plain-texts.ts); an unclosed one would be enough.
  const description = '</script alert(1) <script <! --';
  const small = await site({ 'content/services/seo.yaml': replace(/lead: .*/, `lead: "${description}"`) });
  await small.build();
  const service = expect.objectContaining({ '@type': 'Service', description });
  expect(await graphOf(small, 'services/seo/index.html')).toContainEqual(service);
});
