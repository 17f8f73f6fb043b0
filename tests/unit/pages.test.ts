import { describe, expect, it } from 'vitest';
import { discoverPages, patternOf } from '../../build/routes/discover.ts';
import { fixture, pageText, problemsOf, type Site, site } from './small-site.ts';

const problemsWith = ({ root }: Site) => problemsOf(discoverPages(root));

describe('the address of a page file', () => {
  it.each([
    ['pages/index.tsx', '/'],
    ['pages/packages.tsx', '/packages/'],
    ['pages/about/team.tsx', '/about/team/'],
    ['pages/about/index.tsx', '/about/'],
    ['pages/services/[service].tsx', '/services/[service]/'],
  ])('follows from its name: %s is %s', (source, address) => {
    expect(patternOf(source)).toBe(address);
  });
});

describe('a page file', () => {
  it('is found in any folder below pages/', async () => {
    const small = await site({ 'pages/about/team.tsx': pageText('Team', '<h1>Team</h1>') });
    const found = await discoverPages(small.root);
    expect(found.map(({ source }) => source)).toContain('pages/about/team.tsx');
  });

  it('must export a page', async () => {
    const small = await site({ 'pages/extra.tsx': 'export const pages = {};\n' });
    expect(await problemsWith(small)).toEqual([
      {
        where: 'pages/extra.tsx',
        message: 'The file exports no `page`. Export one made by definePage, see pages/packages.tsx.',
      },
    ]);
  });

  it('with a parameter must list its entries', async () => {
    const small = await site({ 'pages/more/[entry].tsx': pageText('Entry', '<h1>Entry</h1>') });
    expect(await problemsWith(small)).toEqual([
      {
        where: 'pages/more/[entry].tsx',
        message:
          'The file name has a parameter, but the page names no entries. Export one made by definePages, see pages/services/[service].tsx.',
      },
    ]);
  });

  it('has one parameter at most', async () => {
    const small = await site({ 'pages/[a]/[b].tsx': 'export const page = {};\n' });
    expect(await small.problems()).toEqual([
      {
        where: 'pages/[a]/[b].tsx',
        message: 'The path has more than one parameter. A page file can have one.',
      },
    ]);
  });

  it('without a parameter must not list any', async () => {
    const small = await site({ 'pages/policies.tsx': await fixture('pages/[policy].tsx') });
    expect(await problemsWith(small)).toEqual([
      {
        where: 'pages/policies.tsx',
        message:
          'The page names entries, but its file name has no parameter. Rename it to something like [entry].tsx, or use definePage.',
      },
    ]);
  });

  it('that does not parse is reported', async () => {
    const small = await site({ 'pages/extra.tsx': 'export const page = {;\n' });
    const problems = await problemsWith(small);
    expect(problems.map(({ where }) => where)).toEqual(['pages/extra.tsx']);
    expect(problems[0]?.message).toContain('The file could not be loaded: ');
  });

  it('that imports a missing module is reported, with what it imports', async () => {
    const small = await site({
      'pages/extra.tsx': "import { x } from './nothing.ts';\nexport const page = x;\n",
    });
    const problems = await problemsWith(small);
    expect(problems.map(({ where }) => where)).toEqual(['pages/extra.tsx']);
    expect(problems[0]?.message).toContain('./nothing.ts');
  });

  it('does not hide the mistakes of another', async () => {
    const small = await site({
      'pages/extra.tsx': 'export const page = {;\n',
      'pages/index.tsx': 'export const home = {};\n',
    });
    expect((await problemsWith(small)).map(({ where }) => where)).toEqual([
      'pages/extra.tsx',
      'pages/index.tsx',
    ]);
  });
});

describe('a site without pages', () => {
  it('gets a message that names the page to begin with', async () => {
    const small = await site();
    expect(await problemsOf(discoverPages(`${small.root}/content`))).toEqual([
      { where: 'pages/', message: 'There is no page. Add pages/index.tsx for the home page.' },
    ]);
  });
});
