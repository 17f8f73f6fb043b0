import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { outwardLinks } from '../../build/commands/links.ts';
import { pageText, replace, site } from './small-site.ts';

const POLICY = 'content/policies/refund-policy.md';

describe('the list of external links', () => {
  it('contains each address once, with file, line and column of every place', async () => {
    const small = await site({
      'content/site.yaml': replace('phone: ""', 'phone: +1 360 555 0100'),
      'content/home.yaml': replace(
        /^( +)subline: .*/m,
        '  subline: Read https://guide.example/lamps. Then www.shop.example!',
      ),
      [POLICY]: replace(
        /Write to \{email\}.*/,
        'Write to {email} and [read\nthe guide](https://guide.example/lamps), or [ask us][us] on [this site](/packages/).\n\n[us]: https://ask.example/a_(b)',
      ),
    });
    const links = await outwardLinks(small.root, small.out);
    const policy = async (needle: string) => (await small.place(POLICY, needle)).replace(/\d+$/, '1');
    const inSite = (needle: string) => small.place('content/site.yaml', needle);
    expect([...links]).toEqual([
      ['http://www.shop.example', [await small.place('content/home.yaml', 'Read https')]],
      ['https://ask.example/a_(b)', [await policy('[us]: ')]],
      [
        'https://guide.example/lamps',
        [await small.place('content/home.yaml', 'Read https'), await policy('the guide]')],
      ],
      ['https://maps.example/?q=Olympia', [await inSite('https://maps.example/?q')]],
      ['https://maps.example/embed?q=Olympia', [await inSite('https://maps.example/embed')]],
      ['mailto:hello@lantern.example', [await inSite('hello@'), await policy('Write to')]],
      ['tel:+13605550100', [await inSite('+1 360')]],
    ]);
  });

  it('reports the line of code for a link that no content file contains', async () => {
    const view = `<h1>Extra</h1>
  <a href="https://made.example/">Made</a>
  <a href={['https:/', 'composed.example/'].join('/')}>Composed</a>`;
    const small = await site({ 'pages/extra.tsx': pageText('Extra', view) });
    await small.build();
    const links = await outwardLinks(small.root, small.out);
    expect(links.get('https://made.example/')).toEqual([
      await small.place('pages/extra.tsx', 'https://made'),
    ]);
    expect(links.get('https://composed.example/')).toEqual(['/extra/']);
    // Links in the content are not listed again for the built page.
    expect(links.get('mailto:hello@lantern.example')).toEqual([
      await small.place('content/site.yaml', 'hello@'),
      expect.stringContaining(POLICY),
    ]);
  });

  it('omits addresses of the site itself', async () => {
    const small = await site({
      [POLICY]: replace(/Write to \{email\}.*/, 'See https://www.lantern.example/packages/ too.'),
    });
    await small.build();
    const addresses = [...(await outwardLinks(small.root, small.out)).keys()];
    expect(addresses.filter((address) => address.includes('lantern.example/'))).toEqual([]);
  });

  it('does not need a built site', async () => {
    const small = await site();
    expect((await outwardLinks(small.root, path.join(small.root, 'nowhere'))).size).toBe(3);
  });
});
