import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { formatProblems } from '../../build/shared/problems.ts';
import { buildSite } from '../../build.ts';
import { problemsOf } from '../unit/small-site.ts';
import { MISTAKES } from './mistakes.ts';

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

/** Makes a mistake, builds, and undoes it. @returns what the build says about it */
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

it('content/README.md quotes what the build says about many mistakes, word for word', {
  timeout: 240_000,
}, async () => {
  const readme = await readFile(path.join(REPOSITORY, 'content/README.md'), 'utf8');
  const answers: string[] = [];
  for (const [index, mistake] of MISTAKES.entries())
    answers.push(`${index + 1}. ${mistake.done}\n${await answerTo(mistake)}`);
  const recorded = /```text\n(1\. a key misspelled[\s\S]*?)\n```/.exec(readme)?.[1];
  expect(recorded).toBe(answers.join('\n\n'));
});
