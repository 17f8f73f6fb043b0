import { describe, expect, it } from 'vitest';
import { loadContent } from '../../build/content/load.ts';
import { fixture, replace, site } from './small-site.ts';

describe('correct content', () => {
  it('is loaded completely, with the file names as slugs', async () => {
    const { content, samples } = await loadContent((await site()).root, {});
    expect(content.site.agency).toBe('Lantern');
    expect(content.services.map(({ slug }) => slug)).toEqual(['seo']);
    expect(content.packageSections.map(({ slug }) => slug)).toEqual(['seo']);
    expect(content.policies.map(({ slug }) => slug)).toEqual(['refund-policy']);
    expect(samples()).toEqual([]);
  });

  it('has the entries of a folder in the order that the files state', async () => {
    const seo = await fixture('content/services/seo.yaml');
    const small = await site({
      'content/services/seo.yaml': replace('order: 1', 'order: 3'),
      'content/services/zebra.yaml': replace('order: 1', 'order: 2')(seo),
    });
    const { content } = await loadContent(small.root, {});
    expect(content.services.map(({ slug }) => slug)).toEqual(['zebra', 'seo']);
  });

  it('may have Windows line endings', async () => {
    const small = await site({
      'content/site.yaml': (text) => text.replaceAll('\n', '\r\n'),
      'content/policies/refund-policy.md': (text) => text.replaceAll('\n', '\r\n'),
    });
    const { content } = await loadContent(small.root, {});
    expect(content.policies[0]?.sections.map(({ heading }) => heading)).toEqual(['Payment', 'Questions']);
  });

  it('may begin with a byte order mark', async () => {
    const mark = (text: string) => `\uFEFF${text}`;
    const small = await site({ 'content/site.yaml': mark, 'content/policies/refund-policy.md': mark });
    expect(await small.problems()).toEqual([]);
  });
});

describe('a content file', () => {
  it('that is missing is reported', async () => {
    const small = await site({ 'content/home.yaml': null });
    expect(await small.problems()).toEqual([
      {
        where: 'content/home.yaml',
        message: 'This file is missing. Restore it from the last version that worked.',
      },
    ]);
  });

  it('named README, which explains a folder, is ignored', async () => {
    const small = await site({
      'content/README.md': '# Words\n',
      'content/policies/readme.txt': 'Policies\n',
    });
    expect(await small.problems()).toEqual([]);
  });

  it('with a misspelled name is reported, with the nearest known name and all others', async () => {
    const small = await site({ 'content/revews.yaml': 'heading: Reviews\n' });
    const [problem, ...others] = await small.problems();
    expect(others).toEqual([]);
    expect(problem?.where).toBe('content/revews.yaml');
    expect(problem?.message).toContain(
      'Nothing on the site uses this file. Did you mean "content/reviews.yaml"?',
    );
    expect(problem?.message).toContain('site.yaml, navigation.yaml, home.yaml');
    expect(problem?.message).toContain('folders: services/*.yaml, packages/*.yaml, policies/*.md');
  });

  it('in a nested folder is reported', async () => {
    const small = await site({ 'content/services/old/ppc.yaml': 'order: 2\n' });
    expect((await small.problems()).map(({ where }) => where)).toEqual(['content/services/old/ppc.yaml']);
  });

  it('with the wrong extension is reported', async () => {
    const small = await site({ 'content/policies/terms.txt': 'Our terms.\n' });
    expect((await small.problems()).map(({ where }) => where)).toEqual(['content/policies/terms.txt']);
  });

  it('that is not YAML is reported with the place of the mistake', async () => {
    const small = await site({ 'content/site.yaml': replace('slogan: A', 'slogan: Lantern: a') });
    const problems = await small.problems();
    expect(problems.map(({ where }) => where)).toEqual([
      await small.place('content/site.yaml', 'Lantern: a'),
    ]);
    expect(problems[0]?.message).toContain('This cannot be read');
  });

  it('that is empty is reported as empty', async () => {
    const small = await site({ 'content/site.yaml': '' });
    const [problem] = await small.problems();
    expect(problem?.where).toBe('content/site.yaml:1:1');
    expect(problem?.message).toMatch(/^\w.*but it is empty\./);
  });

  it('without front matter gets a message that shows an example', async () => {
    const small = await site({ 'content/policies/refund-policy.md': '## Payment\n\nFirst.\n' });
    expect(await small.problems()).toEqual([
      {
        where: 'content/policies/refund-policy.md:1:1',
        message:
          'The file must begin with front matter: a line "---", keys such as "title: Terms", and a line "---".',
      },
    ]);
  });

  it('has the lines of its front matter counted from the top of the file', async () => {
    const policy = 'content/policies/refund-policy.md';
    const small = await site({ [policy]: replace('color: block', 'color: blok') });
    expect((await small.problems()).map(({ where }) => where)).toEqual([await small.place(policy, 'blok')]);
  });
});

describe('mistakes in several files', () => {
  it('are all reported in one run', async () => {
    const small = await site({
      'content/site.yaml': (text) => text.replace('Lantern', '42').replace('hello@lantern.example', 'nobody'),
      'content/services/seo.yaml': replace('icon: trending-up', 'icon: trending-upp'),
      'content/policies/refund-policy.md': replace('order: 1', 'order: first'),
      'content/stray.yaml': 'title: Stray\n',
    });
    const problems = await small.problems();
    expect(problems.map(({ where }) => where).sort()).toEqual([
      await small.place('content/policies/refund-policy.md', 'first'),
      await small.place('content/services/seo.yaml', 'trending-upp'),
      await small.place('content/site.yaml', '42'),
      await small.place('content/site.yaml', 'nobody'),
      'content/stray.yaml',
    ]);
  });
});
