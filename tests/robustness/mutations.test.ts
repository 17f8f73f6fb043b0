import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { glob } from 'glob';
import { HtmlValidate } from 'html-validate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import config from '../../.htmlvalidate.mjs';
import { BuildError, type Problem } from '../../build/shared/problems.ts';
import { buildSite } from '../../build.ts';
import { filesIn } from '../unit/small-site.ts';
import { type Damage, damage } from './damages.ts';

/** The number of damages, and the seed: the same seed makes the same ones. */
const COUNT = Number(process.env.MUTATIONS ?? 1000);
const SEED = Number(process.env.MUTATION_SEED ?? 20_261_121);
/** Maximum distance between the damage and the line in a message. */
const NEAR = 2;

const REPOSITORY = path.resolve(import.meta.dirname, '../..');
const validator = new HtmlValidate(config);
let root: string;
let out: string;
const texts = new Map<string, string>();

beforeAll(async () => {
  await mkdir(path.join(REPOSITORY, 'tests/.tmp'), { recursive: true });
  root = await mkdtemp(path.join(REPOSITORY, 'tests/.tmp/mutations-'));
  out = path.join(root, 'dist');
  for (const name of ['pages', 'components', 'client'])
    await symlink(path.join(REPOSITORY, name), path.join(root, name));
  for (const name of ['content', 'static'])
    await cp(path.join(REPOSITORY, name), path.join(root, name), { recursive: true });
  for (const file of (
    await glob('content/**/*.{yaml,md}', { cwd: root, posix: true, ignore: 'content/README.md' })
  ).sort())
    texts.set(file, await readFile(path.join(root, file), 'utf8'));
  await build();
});
afterAll(() => rm(root, { recursive: true, force: true }));

const build = () => buildSite({ root, out, release: false, draft: true, environment: {} });

const readPages = async () => {
  const pages = (await filesIn(out)).filter((file) => file.endsWith('.html'));
  return new Map(
    await Promise.all(
      pages.map(async (file) => [file, await readFile(path.join(out, file), 'utf8')] as const),
    ),
  );
};

/** The result of a damage. */
type Outcome = { result: 'built' | 'refused' } | { result: 'failed'; why: string };

async function tryOut(damaged: Damage): Promise<Outcome> {
  const file = path.join(root, damaged.file);
  const before = await readPages();
  await writeFile(file, damaged.bytes);
  try {
    await build();
    return judgePages(before, await readPages());
  } catch (error) {
    const after = await readPages();
    if ([...before].some(([name, html]) => after.get(name) !== html))
      return { result: 'failed', why: 'dist was changed' };
    if (!(error instanceof BuildError))
      return { result: 'failed', why: `not explained: ${(error as Error).stack}` };
    return judgeProblems(error.problems, damaged);
  } finally {
    await writeFile(file, texts.get(damaged.file) ?? '');
  }
}

/** A page that shows damaged content must be valid, and show markup as text. */
function judgePages(before: Map<string, string>, after: Map<string, string>): Outcome {
  const changed = [...after].filter(([name, html]) => before.get(name) !== html);
  for (const [name, html] of changed.slice(0, 2)) {
    if (/<x-mutant|<script>alert/.test(html))
      return { result: 'failed', why: `${name} holds the markup itself` };
    const { results } = validator.validateStringSync(html);
    const message = results[0]?.messages[0];
    if (message) return { result: 'failed', why: `${name}: ${message.ruleId}: ${message.message}` };
  }
  return { result: 'built' };
}

function judgeProblems(problems: Problem[], { file, line }: Damage): Outcome {
  const near = problems.some(({ where }) => {
    const [, named, at] = /^(.+?)(?::(\d+):\d+)?$/.exec(where) ?? [];
    return named === file && Math.abs(Number(at) - line) <= NEAR;
  });
  if (near) return { result: 'refused' };
  const said = problems.slice(0, 3).map(({ where, message }) => `${where} ${message}`);
  return { result: 'failed', why: `line ${line} is not named, but: ${said.join(' | ')}` };
}

it(`${COUNT} kinds of damage to the content: each is refused with its line, or shown as harmless text`, {
  timeout: 3_600_000,
}, async () => {
  const failures: string[] = [];
  for (const damaged of damage(texts, COUNT, SEED)) {
    const outcome = await tryOut(damaged);
    if (outcome.result === 'failed')
      failures.push(`${damaged.kind}: ${damaged.file}:${damaged.line}: ${outcome.why}`);
  }
  expect(failures).toEqual([]);
});
