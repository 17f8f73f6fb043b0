import { existsSync, readdirSync, renameSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { FieldProblem, Overview } from '../../client/edit/messages.ts';
import { valueAt } from '../../client/edit/values.ts';
import { problemsOf, replace, site } from '../unit/small-site.ts';
import {
  denialOf,
  edited,
  HOME,
  type RunningEditor,
  SITE_PORT,
  startEditor,
  textOf,
  undoLast,
  type Value,
} from './running-editor.ts';

const picture = (background = '#08f') =>
  sharp({ create: { width: 40, height: 30, channels: 3, background } });

/** @param called its name where it comes from. @returns its name in the site */
const addPicture = async (editor: RunningEditor, called: string, color?: string) => {
  const bytes = await picture(color).png().toBuffer();
  return (await editor.ask<{ name: string }>(`picture/${encodeURIComponent(called)}`, bytes)).name;
};

const headline = (words: string) => (value: Value) => Object.assign(value.hero, { headline: words });

it('a click finds Markdown by what a visitor reads, also over several lines', async () => {
  const file = 'content/policies/refund-policy.md';
  const { editor } = await edited({
    [file]: (text) => `${text}\n## More\n\nOne *two*\nthree [four](/) &amp; five.\n\n- Six\n`,
  });
  const { texts } = await editor.ask<Overview>('overview');
  const words = texts
    .filter((text) => text.file === file && text.path[0] === '$text')
    .map(({ text }) => text);
  expect(words.slice(-3)).toEqual(['More', 'One two\nthree four & five.', 'Six']);
});

describe('the editor answers only whom it should', () => {
  it('knows no address without its token, or with another one', async () => {
    const small = await site();
    const { fetch: get, address } = await startEditor(small);
    const [, token = ''] = /\/(\w+)\/$/.exec(address) ?? [];
    expect(token).toMatch(/^[0-9a-f]{32}$/);
    expect((await startEditor(small)).address).not.toContain(token);
    expect((await get('')).status).toBe(200);
    const wrong = [`/${'0'.repeat(32)}/`, `/${token.slice(1)}/`, `/${token}x/`];
    for (const other of ['/', '/main.js', '/start-trigger', ...wrong])
      expect([other, (await get(other)).status]).toEqual([other, 403]);
  });

  it.each([
    ['without an origin', {}, 405],
    ['from another site', { Origin: 'https://evil.example' }, 403],
    ['from the site in its frame', { Origin: `http://localhost:${SITE_PORT}` }, 403],
    ['from a page without an origin', { Origin: 'null' }, 403],
  ])('takes nothing %s, even with the token', async (_from, headers, status) => {
    const { editor } = await edited();
    const { digest, value } = await editor.open(HOME);
    const body = JSON.stringify({ file: HOME, digest, value: { ...value, meta: {} }, real: [] });
    const answer = await editor.fetch('save', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body,
    });
    expect(answer.status).toBe(status);
  });

  it('takes no form of another page: what it takes is JSON', async () => {
    const { editor } = await edited();
    const headers = { Origin: editor.origin, 'Content-Type': 'text/plain' };
    expect((await editor.fetch('overview', { method: 'POST', headers, body: '{}' })).status).toBe(415);
  });

  it('may be framed by no page, and runs only its own scripts', async () => {
    const { editor } = await edited();
    const { headers } = await editor.fetch('');
    const policy = headers.get('content-security-policy') ?? '';
    for (const part of ["frame-ancestors 'none'", "default-src 'self'"]) expect(policy).toContain(part);
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe/);
    expect(policy).toContain(`frame-src http://*:${SITE_PORT};`);
    expect(headers.get('referrer-policy')).toBe('same-origin');
  });
});

describe('the editor writes nowhere but in content/ and static/images/', () => {
  it.each([
    'package.json',
    '../../package.json',
    'content/../pages/index.tsx',
    'content/../../small-site/content/home.yaml',
    'content/README.md',
    'content/.schemas/home.json',
    'content/new.yaml',
    '/etc/passwd',
    'content',
    '__proto__',
    '',
  ])('knows no file %j', async (file) => {
    const { editor, before, files } = await edited();
    expect((await denialOf(editor.open(file))).status).toBe(404);
    const save = editor.ask('save', { file, digest: 'missing', value: { a: 1 }, real: [] });
    expect((await denialOf(save)).status).toBe(404);
    expect(await files()).toEqual(before);
  });

  it('follows no link out of content/ and static/images/, not even to read', async () => {
    const { small, editor } = await edited({ 'secrets/one.png': 'SECRET', 'static/images/own #1.png': '' });
    const link = (from: string, to: string) =>
      symlinkSync(path.join(small.root, to), path.join(small.root, from));
    renameSync(path.join(small.root, HOME), path.join(small.root, 'outside.yaml'));
    link(HOME, 'outside.yaml');
    link('static/images/one.png', 'secrets/one.png');
    expect((await denialOf(editor.open(HOME))).message).toContain('is a link');
    expect((await editor.fetch('picture/one.png')).ok).toBe(false);
    expect((await editor.fetch('picture/own%20%231.png')).status).toBe(200);
  });

  it.each(['../../evil', '..%2F..%2Fevil.sh', '/etc/cron.d/evil', '.htaccess', '…'])(
    'gives a picture that is called %j a harmless name',
    async (called) => {
      const { editor, before, files } = await edited();
      const name = await addPicture(editor, called);
      expect(name).toMatch(/^[a-z0-9-]+\.png$/);
      const after = await files();
      expect([...after.keys()].filter((file) => !before.has(file))).toEqual([`static/images/${name}`]);
    },
  );

  it('takes no picture that is none, and none that the site cannot show', async () => {
    const { editor, before, files } = await edited();
    const gif = await picture().gif().toBuffer();
    const drawing = (attribute: string) =>
      Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" ${attribute}/>`);
    for (const bytes of [Buffer.from('<?php evil();'), drawing('onload="evil()"'), gif])
      expect((await denialOf(editor.ask('picture/shop.jpg', bytes))).status).toBe(415);
    expect(await files()).toEqual(before);
    const { name } = await editor.ask<{ name: string }>('picture/logo.svg', drawing(''));
    expect(name).toBe('logo.svg');
  });

  it('replaces no picture that is there', async () => {
    const { editor } = await edited();
    expect(await addPicture(editor, 'Shop Front.PNG')).toBe('shop-front.png');
    expect(await addPicture(editor, 'Shop Front.PNG', '#f80')).toBe('shop-front-2.png');
  });
});

describe('a save', () => {
  it.each<[string, string, (string | number)[], unknown]>([
    ['is empty', HOME, ['hero', 'headline'], ''],
    ['is missing', HOME, ['hero', 'headline'], undefined],
    ['is of another kind', HOME, ['hero', 'headline'], 7],
    ['is unknown', HOME, ['hero', 'headlin'], 'Lamps'],
    ['holds HTML', HOME, ['hero', 'headline'], '<b>Lamps</b>'],
    ['is too long', HOME, ['meta', 'title'], 'Long '.repeat(13)],
    ['leads nowhere', 'content/navigation.yaml', ['entries', 0, 'href'], '/nowhere/'],
  ])(
    'of what %s is refused with the words of the build, at the field',
    async (_what, file, place, wanted) => {
      const { small, editor, before, files } = await edited();
      const edit = (value: Value) => {
        Object.assign(valueAt(value, place.slice(0, -1)) as Value, { [place.at(-1) ?? '']: wanted });
      };
      const { value } = await editor.open(file);
      const { problems } = (await denialOf(editor.change(file, edit))).refusal;
      expect(await files()).toEqual(before);
      edit(value);
      await small.edit({ [file]: () => JSON.stringify(value) });
      const byHand = await problemsOf(small.build());
      expect(problems?.map(({ message }) => message)).toEqual(byHand.map(({ message }) => message));
      expect(problems?.map((problem) => [problem.file, problem.path])).toEqual([[file, place]]);
    },
  );

  it('mends a file while another one has a mistake', async () => {
    const { small, editor } = await edited({
      [HOME]: replace('headline:', 'headlin:'),
      'content/reviews.yaml': replace('lead:', 'leed:'),
    });
    await editor.change(HOME, (value) => {
      value.hero = { headline: 'Lamps', ...value.hero };
      delete value.hero.headlin;
    });
    expect(textOf(small, HOME)).toContain('headline: Lamps');
  });

  it('brings no mistake that another file has already', async () => {
    const short = replace(/^( +)description: .*/m, '$1description: x');
    const { editor } = await edited({ 'content/contact-us.yaml': short });
    const change = editor.change(HOME, (value) => {
      value.meta.description = 'x';
    });
    expect((await denialOf(change)).status).toBe(422);
  });

  it('from one of two windows wins, and the other one hears of it', async () => {
    const { small, editor } = await edited();
    // Either may come first.
    const saves = ['One', 'Two'].map((words) => editor.change(HOME, headline(words)));
    const [one, two] = await Promise.allSettled(saves);
    expect([one?.status, two?.status].sort()).toEqual(['fulfilled', 'rejected']);
    const [winner, loser] = one?.status === 'fulfilled' ? ['One', two] : ['Two', one];
    expect(textOf(small, HOME)).toContain(`headline: ${winner}`);
    expect(loser).toMatchObject({ reason: { status: 409 } });
  });
});

describe('saves are undone', () => {
  it('one after the other, also after a restart, to the very bytes', async () => {
    const REVIEWS = 'content/reviews.yaml';
    const { small, editor, before, files } = await edited();
    await editor.change(HOME, headline('One'));
    await editor.change(REVIEWS, ({ reviews }) => reviews.push({ ...reviews[0], name: 'Ana Diaz' }));
    await editor.change(HOME, headline('Two'));
    const restarted = await startEditor(small);
    for (const file of [HOME, REVIEWS, HOME]) expect(await undoLast(restarted)).toBe(file);
    expect(await files()).toEqual(before);
    expect(await undoLast(restarted)).toBeUndefined();
  });

  it('and a picture that one of them added is removed', async () => {
    const { small, editor } = await edited();
    const name = await addPicture(editor, 'shop.png');
    await undoLast(editor);
    expect(existsSync(path.join(small.root, 'static/images', name))).toBe(false);
  });

  it('only where they were: what the list of saves says leads nowhere else', async () => {
    const { small, editor, files } = await edited();
    await editor.change(HOME, headline('One'));
    const [record = ''] = readdirSync(path.join(small.root, '.edits'));
    await small.edit({ [`.edits/${record}`]: replace(HOME, 'content/../pages/index.tsx') });
    const before = await files();
    expect((await denialOf(undoLast(editor, ['missing']))).status).toBe(403);
    expect(await files()).toEqual(before);
  });
});

it('samples stay samples when entries change places and are changed in the same save', async () => {
  const { small, editor } = await edited({ [HOME]: replace('- title: One\n', '- title: !sample One\n') });
  const { digest, value } = await editor.open(HOME);
  const { reasons } = value.whyChooseUs as Value;
  reasons.unshift(...reasons.splice(1, 1));
  const moved = structuredClone(value);
  reasons[0].title = 'New';
  reasons[1].title = 'Other';
  await editor.ask('save', { file: HOME, digest, value, earlier: [moved], real: [] });
  expect(textOf(small, HOME)).toMatch(/- title: New\n.*\n +- title: !sample Other\n/);
});

it('before anything is saved, a release is looked at as it would be, and each finding leads to its field', async () => {
  const { small, editor } = await edited();
  const findings = await editor.ask<FieldProblem[]>('release');
  const { verdict } = await small.build();
  expect(findings.map(({ rule, where, value }) => [rule, where, value])).toEqual(
    verdict.open.map(({ rule, where, value }) => [rule, where, value]),
  );
  expect(verdict.open.length).toBeGreaterThan(0);
  for (const { where, file } of findings) expect(file).toBe(/^(content\/.*?):/.exec(where)?.[1]);
});
