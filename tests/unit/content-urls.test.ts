import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { enquiryService, isPreview } from '../../build/content/enquiry-service.ts';
import { readProse } from '../../build/content/markdown.ts';
import { makePolicy } from '../../build/render/security-policy.ts';
import { problemOfUrl, type UrlKind } from '../../build/shared/url.ts';
import type { Content } from '../../schemas/content.ts';

/** Addresses that nobody can intend, and part of the message about each. */
const ATTACKS: [address: string, said: string][] = [
  ['//evil.example', 'leads to another site'],
  ['/\\evil.example', 'leads to another site'],
  ['javascript:alert(1)', 'can run a script'],
  ['JavaScript:alert(1)', 'can run a script'],
  ['data:text/html,hello', 'can run a script'],
  ['vbscript:x', 'can run a script'],
  ['file:///etc/passwd', 'this must'],
  ['https://user:pw@evil.example/x', 'Leave them out: "https://evil.example/x"'],
  ['https://a@b@evil.example/', 'Leave them out: "https://evil.example/"'],
  ['https://*.example.com', 'Write the one that you mean'],
  ['https://a"x=.co/', 'is not a valid site name'],
  ['https://a;b.co/', 'is not a valid site name'],
  ['https://a%22b.co/', 'is not a valid site name'],
  ['https://example', 'is not a valid site name'],
  ['https://', 'this must'],
  ['https:\\\\evil.example', 'this must'],
  [
    'https://maps.example/a"b',
    'the character ", where it would end. Write it as %22: "https://maps.example/a%22b"',
  ],
  ['https://maps.example/a b', 'a space, where it would end. Write it as %20'],
  ['https://maps.example/<a>', 'Write it as %3C: "https://maps.example/%3Ca%3E"'],
  ['https://maps.example/a\\b', 'Write "/" instead'],
  ['https://maps.example/\u0000', 'Write it as %00'],
  ['java\tscript:alert(1)', 'this must'],
];

const service = (enquiry: Partial<Content['site']['enquiry']>, environment: Record<string, string> = {}) =>
  enquiryService(
    { enquiry: { endpoint: '', key: '', received: 'success-field', ...enquiry } } as Content['site'],
    environment,
  );

describe('a deceptive or dangerous address', () => {
  it.each(ATTACKS)('is refused wherever it may be written: %j', (address, said) => {
    for (const kind of ['elsewhere', 'frame', 'endpoint', 'counter', 'button', 'site', 'link'] as const)
      expect(problemOfUrl(address, kind), kind).toBeDefined();
    expect(problemOfUrl(address, 'elsewhere')).toContain(said);
    for (const kind of ['route', 'page'] as const)
      expect(problemOfUrl(address, kind), kind).toMatch(
        /^this must be an address .*with a slash at both ends/,
      );
    expect(() => service({}, { CONTACT_ENDPOINT: address })).toThrow(/^CONTACT_ENDPOINT\n {4}\S.*\n/);
  });

  it('is printed without control characters, and shortened', () => {
    expect(problemOfUrl('\u001b[31mred\u202e', 'elsewhere')).toContain('the text "?[31mred?"');
    expect(problemOfUrl('x'.repeat(101), 'elsewhere')).toContain(`"${'x'.repeat(99)}…"`);
    expect(problemOfUrl('x'.repeat(100), 'elsewhere')).toContain(`"${'x'.repeat(100)}"`);
  });
});

describe('an address', () => {
  it.each<[UrlKind, string]>([
    ['elsewhere', 'https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d2718.5!2d-122.9!3d47.03,15z'],
    ['elsewhere', 'https://maps.example.com:8443/a/@47.03,-122.9;z=4(a)#here'],
    ['elsewhere', 'https://münchen.example/straße'],
    ['site', 'https://www.lantern.example'],
    ['endpoint', 'http://127.0.0.1:5678/webhook'],
    ['endpoint', 'http://localhost/webhook'],
    ['counter', 'http://localhost:5678/script.js'],
    ['button', '/contact-us/#form'],
    ['page', '/contact-us/#about=listing'],
    ['button', 'https://calendly.com/lantern/30min?month=2026-10'],
    ['page', '/services/seo/#intro'],
    ['page', '/services/'],
    ['route', '/'],
    ['route', '/packages/'],
    ['link', '#payment'],
    ['link', '/lamps/?a=b:c'],
    ['link', 'http://www.example.com/?a=1&b=2'],
    ['link', "mailto:o'brien@example.com?subject=Lamps"],
    ['link', 'tel:+13605550100'],
    ['frame', 'https://www.google.com/maps/embed?pb=!1m18!1m12'],
    ['frame', 'https://www.google.com/maps/d/embed?mid=abc'],
    ['frame', 'https://maps.google.com/maps?q=Olympia&output=embed'],
    ['frame', 'https://my-goo.gl/'],
    ['frame', 'https://goo.gl.example/'],
    ['frame', 'https://google.com.example/'],
    ['elsewhere', 'https://goo.gl/maps/abc123'],
    ['frame', 'https://www.openstreetmap.org/export/embed.html?bbox=-122.9,47,-122.8,47.1'],
  ])('is accepted as %s: %s', (kind, address) => {
    expect(problemOfUrl(address, kind)).toBeUndefined();
  });

  it.each<[UrlKind, string, string]>([
    ['endpoint', 'http://flows.example/start', 'begins with https://, or empty ""'],
    ['endpoint', 'http://localhost.example/', 'begins with https://'],
    ['endpoint', 'http://not-localhost/', 'begins with https://'],
    ['counter', 'http://stats.example/script.js', 'begins with https://'],
    ['elsewhere', 'http://www.example.com/', 'begins with https://'],
    ['site', 'https://www.lantern.example/shop', 'end without a slash'],
    ['route', '/packages/#seo', 'with a slash at both ends, such as /packages/'],
    ['route', 'x/packages/', 'with a slash at both ends'],
    ['page', 'x/services/', 'on this site, in lowercase, with a slash at both ends'],
    ['page', '/services/seo', 'on this site, in lowercase, with a slash at both ends'],
    ['button', 'contact-us', 'on this site such as /contact-us/, or a complete one'],
    ['link', 'ftp://www.example.com/', 'begin with /, #, https://, mailto: or tel:'],
    ['link', '1:2', 'begin with /, #, https://'],
    ['link', "mailto:o'b c@example.com", `Write it as %20: "mailto:o'b%20c@example.com"`],
    ['frame', 'maps.example', 'this must be a complete address that begins with https://'],
    ['frame', 'https://www.google.com/maps/place/Olympia,+WA/@47.03,-122.9,12z', '"Embed a map"'],
    ['frame', 'https://google.com/x/maps/embed', '"Embed a map"'],
    ['frame', 'https://www.google.co.uk/maps/', '"Embed a map"'],
    ['frame', 'https://maps.google.de/?q=Olympia', '"Embed a map"'],
    ['frame', 'https://goo.gl/maps/abc123', '"Embed a map"'],
  ])('is refused as %s: %s', (kind, address, said) => {
    expect(problemOfUrl(address, kind)).toContain(said);
  });
});

describe('a wrong address in Markdown is refused with its line', () => {
  const refusals = (text: string) =>
    readProse({ file: 'a.md', text: `## A\n\nFirst\n${text}\n`, firstLine: 1 }, {}).problems;

  it.each([
    '[a](javascript:alert)',
    '[a](javascript&colon;alert)',
    '[a](&#106;avascript:alert)',
    '<javascript:alert>',
    '[a](//evil.example)',
    '[a](&sol;&sol;evil.example)',
    '[a](https://me:pw@evil.example)',
    '[a](https://a"x=.co/)',
    '[a][b]\n\n[b]: vbscript:x',
    '> - [a](javascript:alert)',
  ])('of a link: %j', (text) => {
    expect(refusals(text)).toEqual([{ where: 'a.md:4:1', message: expect.stringMatching(/^\S.*\.$/) }]);
  });

  const elsewhere = ['https://a.example/a', '//a.example/a', 'data:image/png,A', 'http&colon;//a.example/a'];

  it.each([
    ...elsewhere.map((address) => [`![a](${address})`, 'Put the picture into static/images']),
    ['![ ](images/shop.jpg)', 'This picture has no alternative text.'],
  ])('of a picture: %s', (text, said) => {
    expect(refusals(text)).toEqual([{ where: 'a.md:4:1', message: expect.stringContaining(said) }]);
  });

  it.each(['![A shop](images/shop front.jpg)', 'See [our prices](/files/Price list.pdf).'])(
    'with a space, which would be shown as text: %s',
    (text) => {
      const message = expect.stringContaining('the name of the file has a space. Rename the file');
      expect(refusals(`\n${text}`)).toEqual([{ where: 'a.md:5:1', message }]);
    },
  );
});

describe('the security policy of a page', () => {
  const policyWith = (map: string, endpoint: string, page = { style: '', scripts: [''], hasMap: true }) => {
    const content = { site: { map: { url: map } }, enquiryService: { url: endpoint } } as Content;
    return makePolicy(content)(page);
  };

  it('allows the style and the scripts of the page, and files of its site, but nothing else', () => {
    const page = { style: 'p {}', scripts: ['a()', 'a()'], hasMap: false };
    expect(policyWith('', '/start', page)).toMatchInlineSnapshot(
      `"<meta http-equiv="Content-Security-Policy" content="default-src 'none';script-src 'self' 'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4=';style-src 'sha256-SNJDlN1Iy2mnt7DOjQIyDb2LQE6O5PQiSZomcdzawQ4=';img-src 'self';font-src 'self';manifest-src 'self';connect-src 'self';frame-src 'none';form-action 'none';base-uri 'none';require-trusted-types-for 'script';trusted-types 'none'">"`,
    );
  });

  it('allows connections to its own site, for the islands, to the enquiry service and the map', () => {
    const map = 'https://maps.example:8443/a?b#c';
    expect(policyWith(map, 'https://hooks.example.com/start')).toContain(
      ";connect-src 'self' https://hooks.example.com https://maps.example:8443;",
    );
    expect(policyWith(map, '/start-trigger?key=preview')).toContain(
      ";connect-src 'self' https://maps.example:8443;",
    );
  });

  it.each([
    ...ATTACKS.map(([address]) => address),
    'https://a.example;script-src',
    "https://a.example 'unsafe-inline'",
  ])('contains only origins, whatever it is given: %j', (address) => {
    const origin = 'https?://[a-z0-9.-]+';
    for (const [map, endpoint, connections] of [
      [address, '/start-trigger?key=preview', `'self' ${origin}`],
      ['https://maps.example', address, `'self'(?: ${origin})+`],
    ] as const) {
      let html = '';
      try {
        html = policyWith(map, endpoint);
      } catch (error) {
        expect(String(error)).toContain('A policy cannot name the origin of');
        continue;
      }
      const [meta, ...others] = parse(html).querySelectorAll('meta');
      expect(others).toEqual([]);
      expect(Object.keys(meta?.attributes ?? {})).toEqual(['http-equiv', 'content']);
      const policy = meta?.getAttribute('content') ?? '';
      expect(policy.split(';')).toHaveLength(12);
      expect(policy).toMatch(new RegExp(`;connect-src ${connections};frame-src ${origin};`));
    }
  });
});

describe('the enquiry service', () => {
  const endpoint = 'https://flows.example/start?team=7';

  it('is the one in content/site.yaml, with its parameters and its key if it has one', () => {
    const found = service({ endpoint, key: 'a b&c', received: 'any-ok-answer' });
    expect(found).toEqual({ url: `${endpoint}&key=a+b%26c`, received: 'any-ok-answer' });
    expect(isPreview(found)).toBe(false);
    expect(service({ endpoint }).url).toBe(endpoint);
  });

  it('is the one in the environment if that names one', () => {
    const environment = { CONTACT_ENDPOINT: 'https://other.example/start', CONTACT_KEY: 'secret' };
    expect(service({ endpoint, key: 'old' }, environment).url).toBe('https://other.example/start?key=secret');
  });
});
