import { execFileSync } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { formatReport } from '../../build/checks/report.ts';
import { replace, type Site, site } from './small-site.ts';

/** Day of each page in the sitemap; undefined if it has none. */
async function days(small: Site): Promise<Record<string, string | undefined>> {
  await small.build();
  const entry = /<loc>https:\/\/[^/]+([^<]*)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?/g;
  const entries = [...(await small.read('sitemap.xml')).matchAll(entry)];
  return Object.fromEntries(entries.map(([, page, day]) => [page, day]));
}

/** Commits all content of a site on a given day. */
function commit({ root }: Site, day: string): void {
  const at = `${day}T12:00:00Z`;
  const env = { ...process.env, GIT_AUTHOR_DATE: at, GIT_COMMITTER_DATE: at };
  const me = ['-c', 'user.name=Test', '-c', 'user.email=test@lantern.example'];
  const git = (...args: string[]) => execFileSync('git', [...me, ...args], { cwd: root, env });
  git('init', '--quiet');
  git('add', 'content');
  git('commit', '--quiet', '--message', day);
}

describe('the day of a page in the sitemap', () => {
  it('is the date in the content, and omitted if there is neither a date nor a history', async () => {
    const small = await site({ 'content/home.yaml': replace('meta:', 'meta:\n  updated: March 3, 2026') });
    expect(await days(small)).toEqual({
      '/': '2026-03-03',
      '/packages/': undefined,
      '/refund-policy/': '2026-10-01',
      '/services/seo/': undefined,
    });
  });

  it('is otherwise that of the last commit of its own files, unless a change is not committed', async () => {
    const small = await site();
    commit(small, '2025-02-01');
    await small.edit({ 'content/services/seo.yaml': replace('One plan', 'Our plan') });
    commit(small, '2025-06-15');
    await small.edit({ 'content/packages/seo.yaml': replace(/price: .*/, 'price: "$410"') });
    commit(small, '2025-07-01');
    const committed = {
      '/': '2025-02-01',
      '/packages/': '2025-07-01',
      '/refund-policy/': '2026-10-01',
      '/services/seo/': '2025-06-15',
    };
    expect(await days(small)).toEqual(committed);
    await small.edit({ 'content/home.yaml': replace('Overview', 'In short') });
    expect(await days(small)).toEqual({ ...committed, '/': undefined });
    execFileSync('git', ['add', 'content'], { cwd: small.root });
    expect(await days(small)).toEqual({ ...committed, '/': undefined });
  });

  it('is omitted in a shallow clone, and in a folder of another user, which the report says', async () => {
    const small = await site();
    commit(small, '2025-02-01');
    const head = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: small.root });
    await writeFile(path.join(small.root, '.git/shallow'), head);
    expect(await days(small)).toMatchObject({ '/': undefined, '/services/seo/': undefined });
    await rm(path.join(small.root, '.git/shallow'));
    vi.stubEnv('GIT_TEST_ASSUME_DIFFERENT_OWNER', '1');
    onTestFinished(() => {
      vi.unstubAllEnvs();
    });
    expect(await days(small)).toMatchObject({ '/': undefined });
    const report = formatReport(await small.build());
    expect(report).toContain('The sitemap lacks the days on which pages changed');
  });
});
