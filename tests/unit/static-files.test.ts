import { execFileSync } from 'node:child_process';
import { mkdir, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { formatReport } from '../../build/checks/report.ts';
import { pageText, replace, type Site, site } from './small-site.ts';

/** Creates a symbolic link in static/. */
const link = ({ root }: Site, target: string, name: string) =>
  symlink(target, path.join(root, 'static', name));
const pipe = ({ root }: Site, name: string) => execFileSync('mkfifo', [path.join(root, 'static', name)]);

it('a file that a page shows is published under a name with its hash, which changes with its content', async () => {
  const small = await site();
  await small.build();
  const lamps = async () => (await small.files()).filter((file) => /lamp.*\.svg$/.test(file));
  const address = (await small.page('index.html')).querySelector('main img')?.getAttribute('src') ?? '';
  expect(address).toMatch(/^\/assets\/images\/lamp\.[0-9a-f]{6}\.svg$/);
  expect(await small.read(address.slice(1))).toContain('viewBox="0 0 2 2"');
  expect(await lamps()).toEqual([address.slice(1)]);
  await small.edit({ 'static/images/lamp.svg': replace('0 0 2 2', '0 0 3 3') });
  await small.build();
  expect(await lamps()).toEqual([expect.not.stringContaining(address.slice(1))]);
});

it('a file that no page shows is copied byte for byte, also through a link', async () => {
  const small = await site({ 'static/licence.txt': 'Füße\r\n\u0000end' });
  await link(small, 'licence.txt', 'link.txt');
  await small.build();
  for (const file of ['licence.txt', 'link.txt']) expect(await small.read(file)).toBe('Füße\r\n\u0000end');
});

it.each(['NFC', 'NFD'])(
  'a name with accents means the same file on every system: in the content %s',
  async (form) => {
    const lamp = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 3"/>';
    const named = (name: string) => name.normalize(form);
    const small = await site({
      [`static/images/${'lámpara.svg'.normalize('NFD')}`]: lamp,
      [`static/files/${'menú.pdf'.normalize('NFD')}`]: 'Soup',
      'content/policies/refund-policy.md': replace(
        'Write to',
        named('![Lamp](images/lámpara.svg)\n\n[Menu](/files/menú.pdf) Write to'),
      ),
    });
    await small.build();
    expect(await small.report()).toBe('');
    expect(await small.files()).toContain('files/menú.pdf');
  },
);

it('a file that an upload could not read whole, or with the name of another one, is named', async () => {
  const small = await site({ 'static/é.txt': 'one', 'static/e\u0301.txt': 'two' });
  expect(await small.report()).toContain(
    'Another file has this name, with its accents written in another way.',
  );
  await rm(path.join(small.root, 'static/e\u0301.txt'));
  await truncate(path.join(small.root, 'static/é.txt'), 251_000_000);
  expect(await small.report()).toMatch(/^static\/é\.txt This file has more than 250 MB\./);
});

it('a site without its font, or without static/, is told to put it back', async () => {
  const small = await site();
  await rm(path.join(small.root, 'static'), { recursive: true });
  expect(await small.report()).toMatch(/^static\/fonts\/\S+ This file is missing, the font of all pages\./);
});

describe('a file in static/ that is not for visitors', () => {
  it('is not published: hidden ones, what editors leave behind, READMEs, links out of the folder', async () => {
    const litter = ['notes.txt~', '#notes.txt#', 'n.bak', 'n.txt.orig', 'a.swp', '~$n.docx', 'Thumbs.db'];
    const names = [...litter, '.env', '.git/config', 'images/.hidden', 'README.md', 'images/readme.txt'];
    const small = await site({
      ...Object.fromEntries(names.map((name) => [`static/${name}`, 'secret'])),
      'secret.txt': 'secret',
    });
    await link(small, '../secret.txt', 'one.txt');
    await link(small, '/etc/passwd', 'two.txt');
    await link(small, '../content', 'three');
    await link(small, '.env', 'settings.txt');
    const report = await small.build();
    const plain = await site();
    await plain.build();
    expect(await small.files()).toEqual(await plain.files());
    const text = formatReport(report);
    expect(text).toContain('Left out of the site:\n    static/#notes.txt#: it is a copy that an editor');
    expect(text).toContain('\n    static/two.txt: it is a link that leads out of static/\n');
  });

  it('is reported with the reason if a page shows it', async () => {
    const view = "<h1>Extra</h1><img src={useAsset()('images/shop.png')} alt='' />";
    const before = "import { useAsset } from '../../../../components/page.ts';";
    const small = await site({ 'pages/extra.tsx': pageText('Extra', view, before) });
    await link(small, '/etc/hostname', 'images/shop.png');
    expect(await small.report()).toContain(
      'The file static/images/shop.png is not built: it is a link that leads out of static/. Put the file itself there.',
    );
  });
});

describe('an invalid file in static/ stops the build with one sentence', () => {
  it('if it is a named pipe, or a link to one', { timeout: 10_000 }, async () => {
    const small = await site();
    await mkdir(path.join(small.root, 'static/a'));
    pipe(small, '.pipe');
    pipe(small, 'a/pipe');
    await link(small, 'a/pipe', 'b');
    const message = 'This is neither a file nor a folder (a pipe, a socket or a device). Remove it.';
    expect((await small.report()).split('\n').sort()).toEqual([
      `static/a/pipe ${message}`,
      `static/b ${message}`,
    ]);
  });

  it.each([
    ['gone.txt', 'nothing. Remove it, or put the file itself here.'],
    ['circle.txt', 'nothing. Remove it, or put the file itself here.'],
    ['images', 'a folder. Remove it, or put the folder itself here.'],
  ])('if it is a link to %s', async (target, remedy) => {
    const small = await site();
    await link(small, target, 'circle.txt');
    expect(await small.report()).toBe(`static/circle.txt This link leads to ${remedy}`);
  });

  it('if its name cannot be part of an address', async () => {
    const small = await site();
    for (const name of ['a\nb.txt', 'a\u202eb.txt', 'a\u001b[31m.txt', 'a\\b.txt', '"><b>.txt'])
      await writeFile(path.join(small.root, 'static', name), '');
    const problem =
      /^static\/[ -~]+ The name of this file contains a character that addresses cannot contain\./;
    const lines = (await small.report()).split('\n');
    expect(lines).toEqual(lines.map(() => expect.stringMatching(problem)));
    expect(lines).toHaveLength(5);
  });

  it('if it is an SVG with a script, whether a page shows it or not', async () => {
    const script = '<svg xmlns="http://www.w3.org/2000/svg">\n<script>alert(1)</script></svg>';
    const small = await site({ 'static/images/lamp.svg': script, 'static/unseen.svg': script });
    expect((await small.problems()).map(({ where }) => where).sort()).toEqual([
      'static/images/lamp.svg:2:1',
      'static/unseen.svg:2:1',
    ]);
  });

  it('if it is not for looking at or downloading: pages, programs, settings of hosts, unknown endings', async () => {
    const names = ['a.html', 'b.XHTML', 'c.php', 'd.php.pdf', 'e.svgz', 'index.html.br', '_worker.js'];
    const more = [
      'netlify.toml',
      'web.config',
      '_redirects',
      'x/_headers',
      'plan.dwg',
      'CNAME',
      'assets/a.pdf',
    ];
    const small = await site(Object.fromEntries([...names, ...more].map((name) => [`static/${name}`, 'a'])));
    const problems = await small.problems();
    expect(problems.map(({ where }) => where).sort()).toEqual(
      [...names, ...more].map((name) => `static/${name}`).sort(),
    );
    const messageOf = (name: string) => problems.find(({ where }) => where === `static/${name}`)?.message;
    expect(messageOf('d.php.pdf')).toContain('Files with ".php" in their names are not published');
    expect(messageOf('x/_headers')).toContain('redirects are in content/redirects.yaml');
    expect(messageOf('plan.dwg')).toContain('add the line "publish: [dwg]" to content/site.yaml');
    expect(messageOf('assets/a.pdf')).toContain('Move this file to another folder of static/');
    expect(messageOf('CNAME')).toContain('has no ending');
  });

  it('but with an ending that content/site.yaml adds, or in .well-known/', async () => {
    const tokens = { 'static/.well-known/pki': 'a', 'static/.well-known/assetlinks.json': '[]' };
    const publish = (list: string) => `publish: [${list}]\nagency:`;
    const small = await site({
      ...tokens,
      'static/plan.dwg': 'a',
      'content/site.yaml': replace('agency:', publish('dwg')),
    });
    await small.build();
    expect(await small.files()).toEqual(expect.arrayContaining(['plan.dwg', '.well-known/pki']));
    await small.edit({ 'content/site.yaml': replace(publish('dwg'), publish('php')) });
    expect(await small.report()).toContain('never published, because a browser or a server may run them');
  });
});
