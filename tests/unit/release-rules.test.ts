import { describe, expect, it } from 'vitest';
import { brief, openFindings, publishable, SERVICE } from './publishable-site.ts';
import { type Edits, fixture, pageText, replace } from './small-site.ts';

const SITE = 'content/site.yaml';
const SEO = 'content/services/seo.yaml';
const REFUND = 'content/policies/refund-policy.md';
const LONG = 'A page that a test adds, described in words enough for a search engine to show.';

/** Expects one finding after an edit: its rule, the place of a text in a file, and the value. */
async function expectFinding(edits: Edits, rule: string, [file, text]: [string, string], value: string) {
  const small = await publishable(edits);
  expect(brief(await openFindings(small))).toEqual([{ rule, where: await small.place(file, text), value }]);
}

describe('a release reports made-up facts about the agency', () => {
  it.each([
    'https://www.lantern.example',
    'https://www.example.com',
    'https://lantern.test',
    'https://localhost',
  ])('site-address: %s', (url) =>
    expectFinding({ [SITE]: replace(/url: https:.*/, `url: ${url}`) }, 'site-address', [SITE, url], url),
  );

  it.each(['hello@lantern.example', 'info@example.com', 'your-name@lantern-lamps.com'])(
    'email: %s',
    (email) =>
      expectFinding({ [SITE]: replace(/email: .*/, `email: ${email}`) }, 'email', [SITE, email], email),
  );

  it.each(['1200 Sample Avenue, Olympia, WA 98501', '123 Main St, Anytown, WA 98501'])(
    'address: %s',
    (text) =>
      expectFinding({ [SITE]: replace(/text: 1 Test.*/, `text: ${text}`) }, 'address', [SITE, text], text),
  );
});

describe('a release checks the enquiry service', () => {
  const set = (endpoint: string, key: string) => ({
    [SITE]: (text: string) =>
      text.replace('endpoint: ""', `endpoint: ${endpoint}`).replace('key: ""', `key: ${key}`),
  });

  it('enquiry-endpoint and enquiry-key: unset, with their lines', async () => {
    const small = await publishable();
    expect(brief(await openFindings(small, {}))).toEqual([
      { rule: 'enquiry-endpoint', where: await small.place(SITE, '""\n  key'), value: '' },
      { rule: 'enquiry-key', where: await small.place(SITE, '""\n  received'), value: '' },
    ]);
  });

  it('enquiry-endpoint: at an address reserved for examples', async () => {
    const small = await publishable(set('https://hooks.example.com/start', 'k5-9aPd27'));
    expect(brief(await openFindings(small, {}))).toEqual([
      {
        rule: 'enquiry-endpoint',
        where: await small.place(SITE, 'https://hooks'),
        value: 'https://hooks.example.com/start',
      },
    ]);
  });

  it.each(['preview', 'your-key', 'xxxx'])('enquiry-key: the made-up key %s', async (key) => {
    const small = await publishable(set('https://hooks.lantern-lamps.com/start', key));
    expect(brief(await openFindings(small, {}))).toEqual([
      { rule: 'enquiry-key', where: await small.place(SITE, `${key}\n`), value: key },
    ]);
  });

  it('from the environment: with the name of the variable', async () => {
    const small = await publishable();
    const environment = { CONTACT_ENDPOINT: 'http://localhost:4000/start' };
    expect((await openFindings(small, environment)).map(({ where }) => where)).toEqual([
      'CONTACT_ENDPOINT',
      'CONTACT_KEY',
    ]);
  });

  it('set in the file: no finding', async () => {
    const small = await publishable(set(SERVICE.CONTACT_ENDPOINT, SERVICE.CONTACT_KEY));
    expect(await openFindings(small, {})).toEqual([]);
  });
});

describe('a release reports placeholder text', () => {
  it('lorem: in a value', () =>
    expectFinding(
      { [SITE]: replace('A small site for tests.', 'Lorem ipsum dolor') },
      'lorem',
      [SITE, 'Lorem'],
      'Lorem ipsum dolor',
    ));

  it('lorem: in the text of a policy, with its line', () =>
    expectFinding(
      { [REFUND]: replace('takes payment', 'takes\nlorem ipsum') },
      'lorem',
      [REFUND, 'lorem'],
      'lorem ipsum before work begins.',
    ));

  it('lorem: in a component, with the page', async () => {
    const small = await publishable({
      'pages/lamps.tsx': pageText('Lamps', '<h1>Lorem ipsum</h1>', '', LONG),
    });
    expect(brief(await openFindings(small))).toEqual([
      { rule: 'lorem', where: '/lamps/', value: expect.stringMatching(/^Lorem ipsum/) },
    ]);
  });

  it('lorem: not in a comment, nor within another word', async () => {
    const small = await publishable({ [SITE]: replace('A small site', '"The florem" # no lorem ipsum\n#') });
    expect(await openFindings(small)).toEqual([]);
  });

  it('undated-policy: with the line of its empty date', () =>
    expectFinding({ [REFUND]: replace('October 1, 2026', '""') }, 'undated-policy', [REFUND, '""'], ''));
});

describe('a release reports what search engines would show badly', () => {
  it('title-length: too long with the name of the agency', () => {
    const title = 'SEO for shops that sell lamps, lanterns and light bulbs';
    return expectFinding(
      { [SEO]: replace('title: SEO for shops', `title: ${title}`) },
      'title-length',
      [SEO, title],
      `${title} | Lantern`,
    );
  });

  it('title-length: too short to be useful', () =>
    expectFinding(
      { [SEO]: replace('SEO for shops', 'Lamp') },
      'title-length',
      [SEO, 'Lamp'],
      'Lamp | Lantern',
    ));

  it('duplicate-title: on the later page', async () => {
    const small = await publishable({ [SEO]: replace('title: SEO for shops', 'title: Refund policy') });
    expect(await openFindings(small)).toMatchObject([
      {
        rule: 'duplicate-title',
        where: await small.place(SEO, 'Refund policy'),
        value: 'Refund policy | Lantern',
        note: 'also on /refund-policy/',
      },
    ]);
  });

  it('duplicate-h1: with the line of the heading', () =>
    expectFinding(
      { [SEO]: replace('title: SEO\n', 'title: No Refund Policy\n') },
      'duplicate-h1',
      [SEO, 'No Refund Policy'],
      'No Refund Policy',
    ));

  it('missing-description: with the line of the empty key', () =>
    expectFinding(
      { [SEO]: replace(/description: The one.*/, 'description: ""') },
      'missing-description',
      [SEO, '""'],
      '',
    ));

  it('missing-description: the page then has no empty element', async () => {
    const small = await publishable({ [SEO]: replace(/description: The one.*/, 'description: ""') });
    await small.build();
    const head = (await small.page('services/seo/index.html')).querySelector('head');
    expect(head?.querySelector('meta[name=description], meta[property="og:description"]')).toBeNull();
  });

  it('description-length: of a page with its own description', async () => {
    const small = await publishable({
      'pages/lamps.tsx': pageText('All our lamps', '<h1>Lamps</h1>', '', 'Lamps.'),
    });
    expect(brief(await openFindings(small))).toEqual([
      { rule: 'description-length', where: '/lamps/', value: 'Lamps.' },
    ]);
  });

  it('duplicate-description: on the later page', async () => {
    const text = await fixture(REFUND);
    const [, description = ''] = /description: (.*)/.exec(text) ?? [];
    await expectFinding(
      { [SEO]: replace(/description: The one.*/, `description: ${description}`) },
      'duplicate-description',
      [SEO, description],
      description,
    );
  });

  it('but not on Not Found', async () => {
    const small = await publishable({
      'content/not-found.yaml': replace('heading: Not Found', 'heading: SEO'),
    });
    expect(await openFindings(small)).toEqual([]);
  });
});
