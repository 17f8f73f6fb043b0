import { describe, expect, it } from 'vitest';
import { fixture, pageText, replace, site } from './small-site.ts';

describe('the files of a built site', () => {
  it('are one index.html for each address, and 404.html', async () => {
    const small = await site();
    await small.build();
    expect((await small.files()).filter((file) => file.endsWith('.html'))).toEqual([
      '404.html',
      'index.html',
      'packages/index.html',
      'refund-policy/index.html',
      'services/seo/index.html',
    ]);
  });

  it('follow the folders of pages/', async () => {
    const small = await site({ 'pages/about/team.tsx': pageText('Team', '<h1>Team</h1>') });
    await small.build();
    expect(await small.files()).toContain('about/team/index.html');
  });

  it('are one for each entry of a page file with a parameter', async () => {
    const seo = await fixture('content/services/seo.yaml');
    const small = await site({
      'content/services/ppc.yaml': seo
        .replace('order: 1', 'order: 2')
        .replace('title: SEO\n', 'title: PPC\n')
        .replace('SEO for shops', 'PPC for shops')
        .replace('The one service', 'The other service'),
    });
    await small.build();
    expect((await small.page('services/seo/index.html')).querySelector('h1')?.text).toBe('SEO');
    expect((await small.page('services/ppc/index.html')).querySelector('h1')?.text).toBe('PPC');
  });
});

describe('two page files with one address', () => {
  it('are both reported', async () => {
    const small = await site({ 'pages/packages/index.tsx': pageText('Twice', '<h1>Twice</h1>') });
    expect(await small.problems()).toEqual([
      {
        where: '/packages/',
        message:
          'This address is made twice, by pages/packages.tsx and pages/packages/index.tsx. Rename or remove one of them.',
      },
    ]);
  });

  it('are also reported if one of them has a parameter', async () => {
    const policy = await fixture('content/policies/refund-policy.md');
    const small = await site({ 'content/policies/packages.md': replace('order: 1', 'order: 2')(policy) });
    const problems = await small.problems();
    expect(problems.map(({ where }) => where)).toEqual(['/packages/']);
    expect(problems[0]?.message).toContain('pages/[policy].tsx and pages/packages.tsx');
  });
});

describe('a page without working metadata', () => {
  it('is reported with its file', async () => {
    const page =
      "export const page = { meta: () => { throw new Error('No title.'); }, View: () => <h1>Extra</h1> };\n";
    const small = await site({ 'pages/extra.tsx': page });
    const [problem, ...others] = await small.problems();
    expect(others).toEqual([]);
    expect(problem?.where).toContain('pages/extra.tsx');
    expect(problem?.message).toContain('No title.');
  });
});
