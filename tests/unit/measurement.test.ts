import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openVersion } from '../../build/commands/dev/site-version.ts';
import { loadContent } from '../../build/content/load.ts';
import { brief, openFindings, publishable } from './publishable-site.ts';
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

/** A page of a site with a counter. */
async function pageWith(measurement: string) {
  const small = await site(measurement === '' ? {} : withCounter(measurement));
  await small.build();
  return { html: await small.read('packages/index.html'), page: await small.page('packages/index.html') };
}

/** The sources that a page's policy allows, each with its directive, except the page's own scripts. */
function allowedOn(page: Awaited<ReturnType<typeof pageWith>>['page']): string[] {
  const own = page
    .querySelectorAll('script:not([type], [src]), script[type=speculationrules]')
    .map(({ innerHTML }) => `'sha256-${createHash('sha256').update(innerHTML).digest('base64')}'`);
  const policy = page.querySelector('meta[http-equiv]')?.getAttribute('content') ?? '';
  return policy.split(';').flatMap((line) => {
    const [directive, ...sources] = line.split(' ');
    return sources.filter((source) => !own.includes(source)).map((source) => `${directive} ${source}`);
  });
}

it('a site with a counter passes the checks of npm run dev and npm run edit', async () => {
  const { root, out } = await site(withCounter(PLAUSIBLE));
  const version = await openVersion({ root, out, release: false, environment: {} });
  await version.check();
  expect(version.rendered()).toBe(version.paths.length);
});

describe('a page with a counter', () => {
  it.each([
    ['plausible', PLAUSIBLE, 'https://plausible.io', 'https://plausible.io'],
    [
      'plausible behind a proxy',
      `${PLAUSIBLE}  data-api: https://lantern.example/x\n`,
      'https://plausible.io',
      'https://lantern.example',
    ],
    [
      'umami that counts elsewhere',
      `${UMAMI}  data-host-url: https://gateway.example.org\n`,
      'https://stats.example.org',
      'https://gateway.example.org',
    ],
  ])('may request what %s needs and nothing else', async (_service, measurement, script, counts) => {
    const [before, { page }] = [await pageWith(''), await pageWith(measurement)];
    const added = allowedOn(page).filter((source) => !allowedOn(before.page).includes(source));
    expect(added).toEqual([`script-src ${script}`, `connect-src ${counts}`]);
  });

  it('holds its script in a template that no browser runs by itself, and only fetches the next page', async () => {
    const { html, page } = await pageWith(GOATCOUNTER);
    expect(html).toContain(
      '<template data-counter="goatcounter"><script defer="" src="https://gc.zgo.at/count.js" data-goatcounter="https://lantern.goatcounter.com/count"></script></template>',
    );
    const rulesOf = (of: typeof page) =>
      Object.keys(JSON.parse(of.querySelector('script[type=speculationrules]')?.innerHTML ?? ''));
    expect(rulesOf(page)).toEqual(['prefetch']);
    const without = await pageWith('');
    expect(rulesOf(without.page)).toEqual(['prerender']);
    expect(without.html).not.toMatch(/counter|measure/);
  });
});

describe('measurement in content/site.yaml', () => {
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
      '34:8 measurement.src: Umami counts at another address than the one of this script. Add data-host-url with it',
    ],
  ])('reports line and remedy of %s', async (_what, measurement, message) => {
    const small = await site(withCounter(measurement));
    expect(await small.report()).toContain(`content/site.yaml:${message}`);
  });
});

describe('a release of a site with a counter', () => {
  const WORDS =
    '\nmeasurement:\n  honored: Not counted.\n  none: It runs no analytics.\n  counted: We count visits with {counter}.\n';
  const editsWith = async (measurement: string, text: string) => ({
    'content/policies/privacy-policy.md': (await fixture('content/policies/refund-policy.md'))
      .replace(/order: \d+/, 'order: 9')
      .replace(/title: .*/g, 'title: Our privacy policy at Lantern')
      .replace(/heading: .*/, 'heading: Privacy')
      .replace('When money is returned', 'What this website collects')
      .replace(/\n---\n[\s\S]*$/, `\n---\n\n## Cookies\n\n${text}\n`),
    'content/policies.yaml': (words: string) => words + WORDS,
    ...withCounter(measurement),
  });

  it.each([
    ['that does not name the counter', 'We set no cookies.', ['plausible']],
    ['that says that nothing is counted', 'We run no analytics. {measurement}', ['no analytics']],
    ['with {measurement}', 'We set no cookies. {measurement}', []],
  ])('reports a privacy policy %s only if it is wrong', async (_what, text, values) => {
    const small = await publishable(await editsWith(PLAUSIBLE, text));
    const found = brief(await openFindings(small)).filter(({ rule }) => rule === 'measurement-policy');
    expect(found.map(({ value }) => value)).toEqual(values);
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
