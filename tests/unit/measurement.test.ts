import { describe, expect, it } from 'vitest';
import { siteRules } from '../../build/checks/release/site-rules.ts';
import { openVersion } from '../../build/commands/dev/site-version.ts';
import { loadContent } from '../../build/content/load.ts';
import { makePolicy } from '../../build/render/security-policy.ts';
import type { Content } from '../../schemas/content.ts';
import { linesAfter } from './publishable-site.ts';
import { fixture, replace, site } from './small-site.ts';

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

it('a site with a counter passes the checks of npm run dev and npm run edit', async () => {
  const { root, out } = await site(withCounter(PLAUSIBLE));
  const version = await openVersion({ root, out, release: false, environment: {} });
  await version.check();
  expect(version.rendered()).toBe(version.pages().length);
});

describe('a page with a counter', () => {
  const policyOf = (measurement?: object) =>
    makePolicy({ site: { measurement }, enquiryService: { url: '/start-trigger' } } as Content)({
      style: '',
      scripts: [],
      hasMap: false,
    });

  const SCRIPT = 'https://stats.example.org';

  it.each([
    ['plausible', {}, SCRIPT],
    ['plausible', { 'data-api': 'https://lantern.example/x' }, 'https://lantern.example'],
    ['umami', { 'data-host-url': 'https://gateway.example.org' }, 'https://gateway.example.org'],
  ])('may request what %s with %j needs and nothing else', (service, attributes, counts) => {
    const added = policyOf()
      .replace("script-src 'self'", `script-src 'self' ${SCRIPT}`)
      .replace("connect-src 'self'", `connect-src 'self' ${counts}`);
    expect(policyOf({ service, src: `${SCRIPT}/script.js`, ...attributes })).toBe(added);
  });

  it('holds its script in a template that no browser runs by itself, and only fetches the next page', async () => {
    const small = await site();
    const built = async () => {
      await small.build();
      const rules = (await small.page('packages/index.html')).querySelector('script[type=speculationrules]');
      return [await small.read('packages/index.html'), Object.keys(JSON.parse(rules?.innerHTML ?? ''))];
    };
    expect(await built()).toEqual([expect.not.stringMatching(/counter|measure/), ['prerender']]);
    await small.edit(withCounter(GOATCOUNTER));
    const template =
      '<template data-counter="goatcounter"><script defer="" src="https://gc.zgo.at/count.js" data-goatcounter="https://lantern.goatcounter.com/count"></script></template>';
    expect(await built()).toEqual([expect.stringContaining(template), ['prefetch']]);
  });
});

it.each([
  [
    'an attribute of another service',
    `${PLAUSIBLE}  data-website-id: 94db1cb1-74f4-4a40-ad6c-962362670409\n`,
    '36:20 measurement.data-website-id: Plausible does not know this. It knows data-domain, data-api.',
  ],
  [
    'a missing attribute',
    PLAUSIBLE.replace(/ {2}data-domain.*\n/, ''),
    '34:40 measurement.data-domain is missing. Add it.',
  ],
  [
    'an ID that is none',
    UMAMI.replace(/94db\S+/, 'my-site'),
    '35:20 measurement.data-website-id: this must be the website ID that Umami shows',
  ],
  [
    'the cloud of Umami without the address where it counts',
    UMAMI.replace('stats.example.org', 'cloud.umami.is'),
    '34:8 measurement.src: Umami counts at a different address than the one of this script. Add that address as data-host-url',
  ],
])('measurement in content/site.yaml reports line and remedy of %s', async (_what, measurement, message) => {
  const small = await site(withCounter(measurement));
  expect(await small.report()).toContain(`content/site.yaml:${message}`);
});

describe('a release of a site with a counter', () => {
  const POLICY = 'content/policies/privacy-policy.md';
  const WORDS =
    '\nmeasurement:\n  honored: Not counted.\n  none: It runs no analytics.\n  counted: We count visits with {counter}.\n';
  const editsWith = async (measurement: string, text: string) => ({
    [POLICY]: (await fixture('content/policies/refund-policy.md'))
      .replace(/order: \d+/, 'order: 9')
      .replace(/^( *)title: .*/gm, '$1title: Our privacy policy at Lantern')
      .replace(/heading: .*/, 'heading: Privacy')
      .replace('When money is returned', 'What this website collects')
      .replace(/\n---\n[\s\S]*$/, `\n---\n\n## Cookies\n\n${text}\n`),
    'content/policies.yaml': (words: string) => words + WORDS,
    ...withCounter(measurement),
  });

  it.each([
    ['that does not name the counter', 'We set no cookies.', 'content/site.yaml:33:12 "plausible"'],
    ['that says that nothing is counted', 'No analytics. {measurement}', `${POLICY}:19:1 "No analytics"`],
    ['with {measurement}', 'We set no cookies. {measurement}', ''],
  ])('reports a privacy policy %s only if it is wrong', async (_what, text, place) => {
    const lines = await linesAfter(siteRules, await editsWith(PLAUSIBLE, text));
    expect(lines).toEqual(place ? [`measurement-policy ${place}`] : []);
  });

  it('puts {measurement} into words: the counter and its host, or that there is none', async () => {
    const small = await site(await editsWith(GOATCOUNTER, '{measurement}'));
    const shown = async () => {
      const { content } = await loadContent(small.root);
      return content.policies.map(({ sections }) => JSON.stringify(sections)).join();
    };
    expect(await shown()).toContain('We count visits with GoatCounter (lantern.goatcounter.com).');
    await small.edit({ 'content/site.yaml': replace(GOATCOUNTER, '\n') });
    expect(await shown()).toContain('It runs no analytics.');
  });
});
