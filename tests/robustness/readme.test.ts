import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { formatProblems } from '../../build/shared/problems.ts';
import { buildSite } from '../../build.ts';
import { problemsOf } from '../unit/site.ts';

/** Ten slips that happen to everybody: what was done to which file, in the words of the README. */
const MISTAKES: { done: string; file: string; from: string | RegExp; to: string }[] = [
  { done: 'a key misspelled', file: 'content/home.yaml', from: 'subline:', to: 'sublin:' },
  { done: 'a line deleted', file: 'content/services/seo.yaml', from: /^tagline: .*\n/m, to: '' },
  {
    done: 'a color that does not exist',
    file: 'content/services/gmb.yaml',
    from: /^tint: .*/m,
    to: 'tint: wtaer',
  },
  {
    done: 'a colon in a text without quotes',
    file: 'content/about-us.yaml',
    from: /heading: .*/,
    to: 'heading: Us: a small team',
  },
  {
    done: 'a tab for the indent',
    file: 'content/contact-us.yaml',
    from: /^ {2}description:/m,
    to: '\tdescription:',
  },
  { done: 'a quote left open', file: 'content/site.yaml', from: 'slogan: Found', to: 'slogan: "Found' },
  { done: 'a number for a text', file: 'content/site.yaml', from: /^phone: .*/m, to: 'phone: 3605550100' },
  {
    done: 'a description too short',
    file: 'content/industries.yaml',
    from: /^ {2}description: .*/m,
    to: '  description: Trades.',
  },
  {
    done: 'a link to a page that is gone',
    file: 'content/navigation.yaml',
    from: 'href: /packages/',
    to: 'href: /prices/',
  },
  {
    done: 'HTML in a policy',
    file: 'content/policies/refund-policy.md',
    from: /^([A-Z].{20,})$/m,
    to: '$1 <b>Always.</b>',
  },
];

const REPOSITORY = path.resolve(import.meta.dirname, '../..');
let root: string;

beforeAll(async () => {
  await mkdir(path.join(REPOSITORY, 'tests/.tmp'), { recursive: true });
  root = await mkdtemp(path.join(REPOSITORY, 'tests/.tmp/mistakes-'));
  for (const name of ['pages', 'components', 'client'])
    await symlink(path.join(REPOSITORY, name), path.join(root, name));
  for (const name of ['content', 'static'])
    await cp(path.join(REPOSITORY, name), path.join(root, name), { recursive: true });
});
afterAll(() => rm(root, { recursive: true, force: true }));

/** Makes a mistake, builds, and fixes it again. @returns what the build says of it */
async function answerTo({ file, from, to }: (typeof MISTAKES)[number]): Promise<string> {
  const target = path.join(root, file);
  const text = await readFile(target, 'utf8');
  const damaged = text.replace(from, to);
  expect(damaged).not.toBe(text);
  await writeFile(target, damaged);
  const out = path.join(root, 'dist');
  const problems = await problemsOf(buildSite({ root, out, release: false, draft: true, environment: {} }));
  await writeFile(target, text);
  return formatProblems(problems).split('\n\n')[0] ?? '';
}

it('the README shows what the build says of ten slips, word for word', { timeout: 120_000 }, async () => {
  const readme = await readFile(path.join(REPOSITORY, 'content/README.md'), 'utf8');
  const answers: string[] = [];
  for (const [index, mistake] of MISTAKES.entries())
    answers.push(`${index + 1}. ${mistake.done}\n${await answerTo(mistake)}`);
  const recorded = /```text\n(1\. a key misspelled[\s\S]*?)\n```/.exec(readme)?.[1];
  expect(recorded).toBe(answers.join('\n\n'));
});
