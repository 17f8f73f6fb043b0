import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { isoDay } from '../../build/shared/iso-day.ts';
import { replace, type Site, site } from './small-site.ts';

const REFUND = 'content/policies/refund-policy.md';

/** Day of each page in the sitemap; undefined if it has none. */
async function days(small: Site): Promise<Record<string, string | undefined>> {
  await small.build();
  const entries = [...(await small.read('sitemap.xml')).matchAll(/<url>(.*?)<\/url>/g)].map(
    ([, entry = '']) => [
      /<loc>https:\/\/[^/]+(.*?)<\/loc>/.exec(entry)?.[1] ?? '',
      /<lastmod>(.*?)<\/lastmod>/.exec(entry)?.[1],
    ],
  );
  return Object.fromEntries(entries);
}

/** Commits all content of a site on a given day. */
function commit({ root }: Site, day: string): void {
  const at = `${day}T12:00:00Z`;
  const env = { ...process.env, GIT_AUTHOR_DATE: at, GIT_COMMITTER_DATE: at };
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@lantern.example', ...args], {
      cwd: root,
      env,
    });
  git('init', '--quiet');
  git('add', 'content');
  git('commit', '--quiet', '--message', day);
}

describe('the day of a page in the sitemap', () => {
  it('is omitted if there is neither a date in the content nor a history', async () => {
    const small = await site({ [REFUND]: replace('October 1, 2026', '""') });
    expect(await days(small)).toEqual({
      '/': undefined,
      '/packages/': undefined,
      '/refund-policy/': undefined,
      '/services/seo/': undefined,
    });
  });

  it('is the date in the content, also without a history', async () => {
    const small = await site({
      'content/home.yaml': replace('meta:', 'meta:\n  updated: March 3, 2026'),
    });
    expect(await days(small)).toMatchObject({ '/': '2026-03-03', '/refund-policy/': '2026-10-01' });
  });

  it('is otherwise that of the last commit of its file, not of another page', async () => {
    const small = await site();
    commit(small, '2025-02-01');
    await small.edit({ 'content/services/seo.yaml': replace('One plan', 'Our plan') });
    commit(small, '2025-06-15');
    expect(await days(small)).toEqual({
      '/': '2025-02-01',
      '/packages/': '2025-02-01',
      '/refund-policy/': '2026-10-01',
      '/services/seo/': '2025-06-15',
    });
  });

  it('of the packages page follows its packages', async () => {
    const small = await site();
    commit(small, '2025-02-01');
    await small.edit({ 'content/packages/seo.yaml': replace(/price: .*/, 'price: "$410"') });
    commit(small, '2025-07-01');
    expect(await days(small)).toMatchObject({ '/packages/': '2025-07-01' });
  });

  it('is omitted while a change is not committed, as its day is unknown', async () => {
    const small = await site();
    commit(small, '2025-02-01');
    await small.edit({ 'content/home.yaml': replace('Overview', 'In short') });
    expect(await days(small)).toMatchObject({ '/': undefined, '/services/seo/': '2025-02-01' });
  });

  it('is omitted in a shallow clone', async () => {
    const origin = await site();
    commit(origin, '2025-02-01');
    await origin.edit({ 'content/home.yaml': replace('Overview', 'In short') });
    commit(origin, '2025-06-15');
    const small = await site();
    execFileSync('git', [
      'clone',
      '--quiet',
      '--bare',
      '--depth',
      '1',
      `file://${origin.root}`,
      path.join(small.root, '.git'),
    ]);
    execFileSync('git', ['config', 'core.bare', 'false'], { cwd: small.root });
    execFileSync('git', ['checkout', '--quiet', '--force', 'HEAD', '--', 'content'], { cwd: small.root });
    expect(await days(small)).toMatchObject({ '/': undefined, '/services/seo/': undefined });
  });

  it('that is not a date stops the build, with its line', async () => {
    const small = await site({ [REFUND]: replace('October 1, 2026', 'February 30, 2026') });
    expect(await small.problems()).toEqual([
      {
        where: await small.place(REFUND, 'February 30'),
        message: 'updated: this must be a day such as "October 1, 2026", but it is "February 30, 2026".',
      },
    ]);
  });
});

describe('a date in the content', () => {
  it.each([
    ['October 1, 2026', '2026-10-01'],
    ['February 29, 2028', '2028-02-29'],
  ])('%s is %s', (text, day) => expect(isoDay(text)).toBe(day));

  it.each(['February 29, 2026', 'Oct 1, 2026', '1 October 2026', '2026-10-01', 'Smarch 1, 2026', ''])(
    '"%s" is refused',
    (text) => expect(isoDay(text)).toBeUndefined(),
  );
});
