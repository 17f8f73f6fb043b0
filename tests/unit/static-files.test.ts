import { execFileSync } from 'node:child_process';
import { mkdir, rename, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { formatReport } from '../../build/commands/build/report.ts';
import { pageText, site } from './small-site.ts';

const SECRETS = {
  'static/.env': 'KEY=secret',
  'static/.git/config': 'secret',
  'static/.ssh/id_rsa': 'secret',
  'static/images/.hidden': 'secret',
};

describe('a file in static/ that is not for visitors', () => {
  it('is not published: hidden files and folders', async () => {
    const small = await site(SECRETS);
    await small.build();
    const files = await small.files();
    expect(files.filter((file) => /\.env|\.git|\.ssh|hidden/.test(file))).toEqual([]);
    expect(files).toContain('licence.txt');
  });

  it.each(['notes.txt~', '#notes.txt#', 'notes.bak', 'notes.txt.orig', 'a.swp', '~$notes.docx', 'Thumbs.db'])(
    'is not published: %s, which an editor or the system leaves behind',
    async (name) => {
      const small = await site({ [`static/${name}`]: 'secret' });
      await small.build();
      expect(await small.files()).not.toContain(name);
    },
  );

  it('is not published: a README, which explains the folder', async () => {
    const small = await site({ 'static/README.md': 'Pictures', 'static/images/readme.txt': 'Sizes' });
    await small.build();
    expect((await small.files()).filter((file) => /readme/i.test(file))).toEqual([]);
  });

  it('is not published: links that lead out of the folder', async () => {
    const small = await site({ 'secret.txt': 'secret' });
    const link = (target: string, name: string) => symlink(target, path.join(small.root, 'static', name));
    await link('../secret.txt', 'one.txt');
    await link('/etc/passwd', 'two.txt');
    await link('../content', 'three');
    await link('one.txt', 'four.txt');
    await small.build();
    expect((await small.files()).filter((file) => /one|two|three|four/.test(file))).toEqual([]);
  });

  it('is not published: a link to something hidden beside it', async () => {
    const small = await site(SECRETS);
    await symlink('.env', path.join(small.root, 'static/settings.txt'));
    await small.build();
    expect(await small.files()).not.toContain('settings.txt');
  });

  it('is listed at the end of the build, with the reason', async () => {
    const small = await site(SECRETS);
    await symlink('/etc/passwd', path.join(small.root, 'static/users.txt'));
    expect(formatReport(await small.build())).toContain(`Stays out of the site:
    static/.env: it is hidden
    static/.git/: it is hidden
    static/.ssh/: it is hidden
    static/images/.hidden: it is hidden
    static/users.txt: it is a link that leads out of static/
`);
  });

  it('is reported with the reason if a page shows it', async () => {
    const view = "<h1>Extra</h1><img src={useAsset()('images/shop.png')} alt='' />";
    const before = "import { useAsset } from '../../../../components/page.ts';";
    const small = await site({ 'pages/extra.tsx': pageText('Extra', view, before) });
    await symlink('/etc/hostname', path.join(small.root, 'static/images/shop.png'));
    expect((await small.problems())[0]?.message).toContain(
      'The file static/images/shop.png is not built: it is a link that leads out of static/. Put the file itself there.',
    );
  });
});

describe('a file in static/ for visitors', () => {
  it('is published through a link that stays in the folder', async () => {
    const small = await site();
    await symlink('licence.txt', path.join(small.root, 'static/copy.txt'));
    await small.build();
    expect(await small.read('copy.txt')).toBe(await small.read('licence.txt'));
  });

  it('is published if static/ itself is a link', async () => {
    const small = await site();
    await rename(path.join(small.root, 'static'), path.join(small.root, 'elsewhere'));
    await symlink('elsewhere', path.join(small.root, 'static'));
    await small.build();
    expect(await small.files()).toContain('licence.txt');
  });
});

describe('an invalid file in static/ stops the build with one sentence', () => {
  it('if it is a named pipe, at once', { timeout: 10_000 }, async () => {
    const small = await site();
    execFileSync('mkfifo', [path.join(small.root, 'static/pipe.txt')]);
    expect(await small.problems()).toEqual([
      {
        where: 'static/pipe.txt',
        message: 'This is neither a file nor a folder (a pipe, a socket or a device). Remove it.',
      },
    ]);
  });

  it('if it is a link to a named pipe', async () => {
    const small = await site();
    execFileSync('mkfifo', [path.join(small.root, 'static/.pipe')]);
    await mkdir(path.join(small.root, 'static/a'));
    execFileSync('mkfifo', [path.join(small.root, 'static/a/pipe')]);
    await symlink('a/pipe', path.join(small.root, 'static/b'));
    expect((await small.problems()).map(({ where }) => where).sort()).toEqual(['static/a/pipe', 'static/b']);
  });

  it.each(['gone.txt', 'circle.txt'])('if it is a broken link: %s', async (target) => {
    const small = await site();
    await symlink(target, path.join(small.root, 'static/circle.txt'));
    expect(await small.problems()).toEqual([
      {
        where: 'static/circle.txt',
        message: 'This link leads to nothing. Remove it, or put the file itself here.',
      },
    ]);
  });

  it('if it is a link to a folder', async () => {
    const small = await site();
    await symlink('.', path.join(small.root, 'static/images/again'));
    expect((await small.problems()).map(({ message }) => message)).toEqual([
      'This link leads to a folder. Remove it, or put the folder itself here.',
    ]);
  });

  it.each(['a\nb.txt', 'a\u202eb.txt', 'a\u001b[31m.txt', 'a\\b.txt', '"><b>.txt'])(
    'if its name cannot be part of an address: %j',
    async (name) => {
      const small = await site();
      await writeFile(path.join(small.root, 'static', name), '');
      const [problem, ...others] = await small.problems();
      expect(others).toEqual([]);
      expect(problem?.message).toContain('The name of this file holds a character that no address can have.');
      expect(problem?.where).toMatch(/^static\/[ -~]+$/);
    },
  );

  it('if it is an SVG with a script, whether a page shows it or not', async () => {
    const script = '<svg xmlns="http://www.w3.org/2000/svg">\n<script>alert(1)</script></svg>';
    const small = await site({ 'static/images/lamp.svg': script, 'static/unseen.xml': script });
    expect((await small.problems()).map(({ where }) => where).sort()).toEqual([
      'static/images/lamp.svg:2:1',
      'static/unseen.xml:2:1',
    ]);
  });
});
