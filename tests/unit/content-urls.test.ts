import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import type { Content } from '../../build/content/schemas/content.ts';
import { makePolicy } from '../../build/render/security-policy.ts';
import { originOf, problemOfUrl, type UrlKind } from '../../build/shared/url.ts';
import { replace, site } from './small-site.ts';

/** Addresses that nobody can intend, and part of the message about each. */
const ATTACKS: [address: string, said: string][] = [
  ['//evil.example', 'leads to another site'],
  ['/\\evil.example', 'leads to another site'],
  ['\\\\evil.example', 'leads to another site'],
  ['javascript:alert(1)', 'can run a script'],
  ['JavaScript:alert(1)', 'can run a script'],
  ['data:text/html,hello', 'can run a script'],
  ['vbscript:x', 'can run a script'],
  ['file:///etc/passwd', 'this must'],
  ['https://user:pw@evil.example/x', 'Write it without: "https://evil.example/x"'],
  ['https://user@evil.example', 'Write it without: "https://evil.example"'],
  ['https://*.example.com', 'Name the one that you mean'],
  ['https://*', 'Name the one that you mean'],
  ['https://a"x=.co/', 'is no name of a site'],
  ["https://a'b.co/", 'is no name of a site'],
  ['https://a;b.co/', 'is no name of a site'],
  ['https://a,b.co/', 'is no name of a site'],
  ['https://a b.co/', 'is no name of a site'],
  ['https://a`b.co/', 'is no name of a site'],
  ['https://a<b.co/', 'is no name of a site'],
  ['https://a%22b.co/', 'is no name of a site'],
  ['https://example', 'is no name of a site'],
  ['https://', 'this must'],
  ['https:evil.example', 'this must'],
  ['https:\\\\evil.example', 'this must'],
  ['https://maps.example/a"b', 'Write it as %22: "https://maps.example/a%22b"'],
  ["https://maps.example/a'b", 'Write it as %27: "https://maps.example/a%27b"'],
  [
    'https://maps.example/a b',
    'a space, at which it would end. Write it as %20: "https://maps.example/a%20b"',
  ],
  ['https://maps.example/<a>', 'Write it as %3C: "https://maps.example/%3Ca%3E"'],
  ['https://maps.example/`', 'Write it as %60'],
  ['https://maps.example/a\\b', 'Write "/" instead'],
  ['https://maps.example/\u0000', 'Write it as %00'],
  ['java\tscript:alert(1)', 'this must'],
];

describe('a deceptive or dangerous address', () => {
  it.each(ATTACKS)('is refused if a complete address is expected: %j', (address, said) => {
    for (const kind of ['elsewhere', 'frame', 'endpoint', 'button', 'site'] satisfies UrlKind[])
      expect(problemOfUrl(address, kind), kind).toBeDefined();
    expect(problemOfUrl(address, 'elsewhere')).toContain(said);
  });

  it.each(ATTACKS)('is refused if a page is expected: %j', (address) => {
    for (const kind of ['route', 'page'] satisfies UrlKind[])
      expect(problemOfUrl(address, kind), kind).toMatch(
        /^this must be an address .*with a slash at both ends/,
      );
  });

  it.each(ATTACKS)('is refused in running text: %j', (address) => {
    expect(problemOfUrl(address, 'link')).toBeDefined();
  });

  it('is printed without control characters', () => {
    expect(problemOfUrl('\u001b[31mred\u202e', 'elsewhere')).toContain('the text "?[31mred?"');
  });
});

describe('an address', () => {
  it.each<[UrlKind, string]>([
    ['elsewhere', 'https://www.google.com/maps?q=Olympia%2C+WA+98501&output=embed'],
    ['elsewhere', 'https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d2718.5!2d-122.9!3d47.03,15z'],
    ['elsewhere', 'https://maps.example.com:8443/a/@47.03,-122.9;z=4(a)#here'],
    ['elsewhere', 'https://münchen.example/straße'],
    ['site', 'https://www.lantern.example'],
    ['endpoint', 'https://hook.eu1.make.com/abc123'],
    ['endpoint', 'http://localhost:5678/webhook'],
    ['endpoint', 'http://127.0.0.1:5678/webhook'],
    ['button', '/contact-us/'],
    ['button', '/contact-us/#form'],
    ['button', 'https://calendly.com/lantern/30min?month=2026-10'],
    ['page', '/services/seo/#intro'],
    ['route', '/'],
    ['link', '#payment'],
    ['link', '/packages/#seo-basic'],
    ['link', 'http://www.example.com/?a=1&b=2'],
    ['link', "mailto:o'brien@example.com?subject=Lamps"],
    ['link', 'tel:+13605550100'],
  ])('is accepted as %s: %s', (kind, address) => {
    expect(problemOfUrl(address, kind)).toBeUndefined();
  });

  it('of an enquiry service uses https, except on this machine', () => {
    expect(problemOfUrl('http://flows.example/start', 'endpoint')).toContain('begins with https://');
  });
});

describe('the address of the map', () => {
  it.each([
    'https://www.google.com/maps/place/Olympia,+WA/@47.03,-122.9,12z',
    'https://www.google.com/maps?q=Olympia',
    'https://maps.google.de/?q=Olympia',
    'https://maps.app.goo.gl/abc123',
    'https://goo.gl/maps/abc123',
  ])('is refused if browsers may not frame it: %s', (address) => {
    expect(problemOfUrl(address, 'frame')).toContain('"Embed a map"');
    expect(problemOfUrl(address, 'elsewhere')).toBeUndefined();
  });

  it.each([
    'https://www.google.com/maps/embed?pb=!1m18!1m12',
    'https://www.google.com/maps/embed/v1/place?key=AIza&q=Olympia',
    'https://www.google.com/maps/d/embed?mid=abc',
    'https://maps.google.com/maps?q=Olympia&output=embed',
    'https://www.openstreetmap.org/export/embed.html?bbox=-122.9,47,-122.8,47.1',
  ])('is accepted if they may: %s', (address) => {
    expect(problemOfUrl(address, 'frame')).toBeUndefined();
  });
});

describe('a wrong address in the content stops the build with its line', () => {
  it.each<[string, string, string, string]>([
    [
      'content/site.yaml',
      'https://maps.example/embed?q=Olympia',
      `'https://a"x=.co/'`,
      'map.url: "a"x=.co" is no name',
    ],
    [
      'content/site.yaml',
      'https://maps.example/?q=Olympia',
      'javascript:alert(1)',
      'address.url: this must be',
    ],
    [
      'content/site.yaml',
      'https://www.lantern.example',
      'https://*.lantern.example',
      'url: this address holds "*"',
    ],
    [
      'content/site.yaml',
      'endpoint: ""',
      'endpoint: https://me:pw@x.example/',
      'enquiry.endpoint: this address holds a user',
    ],
    ['content/navigation.yaml', 'href: /packages/', 'href: //evil.example/', 'entries[2].href: this must be'],
    [
      'content/navigation.yaml',
      '  href: /packages/\n# Words',
      '  href: //evil.example/\n# Words',
      'getStarted.href: this must be',
    ],
    [
      'content/navigation.yaml',
      '  href: /packages/\n# Words',
      '  href: data:text/html,x\n# Words',
      'getStarted.href: this must be',
    ],
    [
      'content/about-us.yaml',
      'href: /services/seo/',
      'href: \\\\evil.example/',
      'services.items[0].href: this must be',
    ],
  ])('%s: %s', async (file, found, instead, message) => {
    const small = await site({ [file]: replace(found, instead) });
    const problems = await small.problems();
    expect(problems).toHaveLength(1);
    expect(problems[0]?.message).toContain(message);
    const value = instead.replace(/^ *\w+: /, '').split('\n')[0] ?? '';
    expect(problems[0]?.where).toBe(await small.place(file, value));
  });

  const POLICY = 'content/policies/refund-policy.md';

  it.each([
    '[a](javascript:alert)',
    '[a](javascript&colon;alert)',
    '[a](java&Tab;script:alert)',
    '[a](&#106;avascript:alert)',
    '<javascript:alert>',
    '[a](data:text/html,x)',
    '[a](//evil.example)',
    '[a](/\\evil.example)',
    '[a](&sol;&sol;evil.example)',
    '[a](https://me:pw@evil.example)',
    '[a](https://*.evil.example)',
    '[a](https://a"x=.co/)',
    '[a][b]\n\n[b]: vbscript:x',
    '- one\n- [a](javascript:alert)',
    '> [a](javascript:alert)',
  ])('in Markdown: %j', async (text) => {
    const small = await site({ [POLICY]: replace('Write to', `First.\n\nSecond\n${text}\n\nWrite to`) });
    const problems = await small.problems();
    expect(problems).toHaveLength(1);
    const [link = ''] = text.split('\n').filter((line) => /\[a\]|<java/.test(line));
    expect(problems[0]?.where).toBe((await small.place(POLICY, link)).replace(/\d+$/, '1'));
  });

  it.each([
    'https://evil.example/a.png',
    '//evil.example/a.png',
    'data:image/png;base64,AA',
    'http&colon;//evil.example/a',
  ])('in Markdown, as a picture from elsewhere: %s', async (address) => {
    const small = await site({ [POLICY]: replace('Write to', `![a](${address})\n\nWrite to`) });
    const problems = await small.problems();
    expect(problems).toHaveLength(1);
    expect(problems[0]?.where).toBe(await small.place(POLICY, '![a]'));
    expect(problems[0]?.message).toContain('Put the picture into static/images');
  });

  it('in the environment, as the enquiry service', async () => {
    const { enquiryService } = await import('../../build/content/enquiry-service.ts');
    const enquiry = { endpoint: '', key: '', received: 'success-field' as const };
    for (const [address] of ATTACKS)
      expect(() => enquiryService({ enquiry } as Content['site'], { CONTACT_ENDPOINT: address })).toThrow(
        /^CONTACT_ENDPOINT\n {4}\S.*\n/,
      );
  });
});

describe('the policy of a page', () => {
  const contentWith = (map: string, endpoint: string) =>
    ({ site: { map: { url: map } }, enquiryService: { url: endpoint } }) as Content;
  const policyWith = (map: string, endpoint = '/start-trigger?key=preview') =>
    makePolicy(contentWith(map, endpoint))({ style: '', scripts: [], hasMap: true });

  it.each([
    ...ATTACKS.map(([address]) => address),
    'https://a.example;script-src *',
    "https://a.example 'unsafe-inline'",
  ])('contains only origins, whatever it is given: %j', (address) => {
    const origin = 'https?://[a-z0-9.-]+';
    for (const [make, connections] of [
      [() => policyWith(address), `'self' ${origin}`],
      [() => policyWith('https://maps.example', address), `${origin}(?: ${origin})?`],
    ] as const) {
      let html = '';
      try {
        html = make();
      } catch (error) {
        expect(String(error)).toContain('A policy cannot name the origin of');
        continue;
      }
      const metas = parse(html).querySelectorAll('meta');
      expect(metas).toHaveLength(1);
      expect(Object.keys(metas[0]?.attributes ?? {})).toEqual(['http-equiv', 'content']);
      const policy = metas[0]?.getAttribute('content') ?? '';
      expect(policy.split(';')).toHaveLength(12);
      expect(policy).toMatch(new RegExp(`;connect-src ${connections};frame-src ${origin};`));
    }
  });

  it('names origins with their ports', () => {
    expect(originOf('https://maps.example.com:8443/a?b#c')).toBe('https://maps.example.com:8443');
    expect(originOf('https://[::1]/')).toBeUndefined();
  });
});
