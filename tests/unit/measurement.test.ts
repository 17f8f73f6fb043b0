import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { loadContent } from '../../build/content/load.ts';
import { brief, openFindings, publishable } from './publishable-site.ts';
import { type Edits, fixture, pageText, replace, site } from './small-site.ts';

const PLAUSIBLE = `
measurement:
  service: plausible
  src: https://plausible.io/js/script.js
  data-domain: www.lantern-lamps.com
`;
const UMAMI = `
measurement:
  service: umami
  src: https://stats.example.org/script.js
  data-website-id: 94db1cb1-74f4-4a40-ad6c-962362670409
`;
const GOATCOUNTER = `
measurement:
  service: goatcounter
  src: https://gc.zgo.at/count.js
  data-goatcounter: https://lantern.goatcounter.com/count
`;

const withCounter = (measurement: string) => ({ 'content/site.yaml': (text: string) => text + measurement });

/** The hash by which a policy allows a script. */
const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** The directives of a page's policy, in which the hashes of the page's own scripts are all the same. */
async function policyOf(measurement: string): Promise<Record<string, string[]>> {
  const small = await site(measurement === '' ? {} : withCounter(measurement));
  await small.build();
  const page = await small.page('packages/index.html');
  const scripts = page
    .querySelectorAll('script:not([type], [src]), script[type=speculationrules]')
    .map((script) => hashOf(script.innerHTML));
  let policy = page.querySelector('meta[http-equiv]')?.getAttribute('content') ?? '';
  for (const script of scripts) {
    expect(policy).toContain(script);
    policy = policy.replace(script, `'its-own-script'`);
  }
  return Object.fromEntries(
    policy.split(';').map((line) => [line.split(' ')[0] ?? '', line.split(' ').slice(1)]),
  );
}

describe('the policy of a page with a counter', () => {
  it.each([
    ['plausible', PLAUSIBLE, 'https://plausible.io', 'https://plausible.io'],
    [
      'plausible behind a proxy',
      `${PLAUSIBLE}  data-api: https://t.example.org/x/event\n`,
      'https://plausible.io',
      'https://t.example.org',
    ],
    ['umami', UMAMI, 'https://stats.example.org', 'https://stats.example.org'],
    [
      'umami that counts elsewhere',
      `${UMAMI}  data-host-url: https://gateway.example.org\n`,
      'https://stats.example.org',
      'https://gateway.example.org',
    ],
    ['goatcounter', GOATCOUNTER, 'https://gc.zgo.at', 'https://lantern.goatcounter.com'],
  ])('allows what %s needs, and nothing else', async (_service, measurement, script, counts) => {
    const [before, after] = [await policyOf(''), await policyOf(measurement)];
    const added = Object.entries(after).flatMap(([directive, sources]) =>
      sources.filter((source) => !before[directive]?.includes(source)).map((source) => [directive, source]),
    );
    expect(added).toEqual([
      ['script-src', script],
      ['connect-src', counts],
    ]);
  });
});

describe('a page', () => {
  it('contains the counter’s script as its documentation shows it, in a template that no browser runs by itself', async () => {
    const small = await site(withCounter(GOATCOUNTER));
    await small.build();
    expect(await small.read('packages/index.html')).toContain(
      '<template data-counter="goatcounter"><script defer="" src="https://gc.zgo.at/count.js" data-goatcounter="https://lantern.goatcounter.com/count"></script></template>',
    );
  });

  const rulesOf = async (edits: Edits = {}) => {
    const small = await site(edits);
    await small.build();
    const rules = (await small.page('packages/index.html')).querySelector('script[type=speculationrules]');
    return JSON.parse(rules?.innerHTML ?? '');
  };

  it('has the next one made ready at a touch, but with a counter only fetched: nobody has seen it yet', async () => {
    expect(Object.keys(await rulesOf())).toEqual(['prerender']);
    expect(Object.keys(await rulesOf(withCounter(PLAUSIBLE)))).toEqual(['prefetch']);
  });

  it('contains no trace of a counter if none is set', async () => {
    const small = await site();
    await small.build();
    expect(await small.read('packages/index.html')).not.toMatch(/counter|measure/);
  });
});

describe('measurement in content/site.yaml', () => {
  it.each<[what: string, measurement: string, place: string, message: RegExp]>([
    [
      'another service',
      PLAUSIBLE.replace('plausible\n', 'google\n'),
      'google',
      /^measurement\.service: this must be one of plausible, umami, goatcounter, but it is the text "google"/,
    ],
    [
      'a script without https',
      PLAUSIBLE.replace('https:', 'http:'),
      'http://pl',
      /^measurement\.src: this must be a complete address that begins with https:\/\//,
    ],
    [
      'an attribute of another service',
      `${PLAUSIBLE}  data-website-id: 94db1cb1-74f4-4a40-ad6c-962362670409\n`,
      '94db1cb1',
      /^measurement\.data-website-id: Plausible does not know this\. It knows data-domain, data-api\.$/,
    ],
    [
      'an ID that is none',
      UMAMI.replace(/94db\S+/, 'my-site'),
      'my-site',
      /^measurement\.data-website-id: this must be the website ID that Umami shows/,
    ],
    [
      'the cloud of Umami without the address where it counts',
      UMAMI.replace('stats.example.org', 'cloud.umami.is'),
      'https://cloud.umami',
      /^measurement\.src: Umami counts at another address than the one of this script\. Add data-host-url with it/,
    ],
  ])('reports file and line of %s', async (_what, measurement, place, message) => {
    const small = await site(withCounter(measurement));
    const [problem] = await small.problems();
    expect(problem?.where).toBe(await small.place('content/site.yaml', place));
    expect(problem?.message).toMatch(message);
  });

  it('reports which attribute is missing', async () => {
    const small = await site(withCounter(PLAUSIBLE.replace(/ {2}data-domain.*\n/, '')));
    expect((await small.problems()).map(({ message }) => message)).toEqual([
      'measurement.data-domain is missing. Add it.',
    ]);
  });
});

describe('a release of a site with a counter', () => {
  const WORDS = `
measurement:
  none: It runs no analytics.
  counted: We count visits with {counter}.
`;
  const PRIVACY = 'content/policies/privacy-policy.md';
  const policy = async (text: string) =>
    (await fixture('content/policies/refund-policy.md'))
      .replace(/order: \d+/, 'order: 9')
      .replace(/title: .*/g, 'title: Our privacy policy at Lantern')
      .replace(/heading: .*/, 'heading: Privacy')
      .replace(
        /description: .*/,
        'description: What this website collects, who handles it, and how to have it deleted, in plain words.',
      )
      .replace(/\n---\n[\s\S]*$/, `\n---\n\n## Cookies\n\n${text}\n`);
  const rules = async (measurement: string, text: string) => {
    const small = await publishable({
      [PRIVACY]: await policy(text),
      'content/policies.yaml': (words) => words + WORDS,
      ...withCounter(measurement),
    });
    return brief(await openFindings(small)).filter(({ rule }) => rule === 'measurement-policy');
  };

  it('requires that the privacy policy names the counter', async () => {
    expect(await rules(PLAUSIBLE, 'We set no cookies.')).toMatchObject([{ value: 'plausible' }]);
    expect(await rules(PLAUSIBLE, 'We count with Plausible.')).toEqual([]);
  });

  const shown = async (root: string) => {
    const { content } = await loadContent(root);
    return content.policies.map(({ sections }) => JSON.stringify(sections)).join();
  };

  it('accepts {measurement}, which names the counter and its host', async () => {
    expect(await rules(GOATCOUNTER, 'We set no cookies. {measurement}')).toEqual([]);
    const small = await site({
      [PRIVACY]: await policy('{measurement}'),
      'content/policies.yaml': (words) => words + WORDS,
      ...withCounter(GOATCOUNTER),
    });
    expect(await shown(small.root)).toContain('We count visits with GoatCounter (lantern.goatcounter.com).');
    await small.edit({ 'content/site.yaml': replace(GOATCOUNTER, '\n') });
    expect(await shown(small.root)).toContain('It runs no analytics.');
  });

  it('refuses a policy that says that nothing is counted', async () => {
    expect(await rules(PLAUSIBLE, 'We run no analytics. {measurement}')).toMatchObject([
      {
        where: expect.stringMatching(/^content\/policies\/privacy-policy\.md:\d+:1$/),
        value: 'no analytics',
      },
    ]);
  });
});

describe('requests to other companies', () => {
  it.each([
    ['a counter: its script, and the visit', PLAUSIBLE, 2],
    [
      'a counter on a part of the site itself',
      UMAMI.replace('stats.example.org', 'stats.lantern.example'),
      0,
    ],
    [
      'a counter of which only the script is elsewhere',
      `${PLAUSIBLE}  data-api: https://lantern.example/x\n`,
      1,
    ],
  ])('are counted in the figures of the site with %s', async (_what, measurement, count) => {
    const small = await site({
      ...withCounter(measurement),
      'pages/audit.tsx': pageText(
        'Audit',
        '<h1>Audit</h1><Figures />',
        `import { useRendering } from '../../../../components/page.ts';
const Figures = () => <p id="figures">{useRendering().figures()?.thirdParties.value}</p>;`,
      ),
    });
    await small.build();
    expect((await small.page('audit/index.html')).querySelector('#figures')?.text).toBe(String(count));
  });
});
