import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { HtmlValidate } from 'html-validate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import config from '../../.htmlvalidate.mjs';
import { contentNames } from '../../build/content/load.ts';
import { BuildError, type Problem } from '../../build/shared/problems.ts';
import { buildSite } from '../../build.ts';
import { copyAgencySite } from '../photographs/agency-site.ts';
import { filesIn } from '../unit/small-site.ts';
import { type Damage, damage } from './damages.ts';

/** The number of damages, and the seed: the same seed makes the same ones. */
const COUNT = Number(process.env.DAMAGES ?? 1000);
const SEED = Number(process.env.MUTATION_SEED ?? 20_261_121);
/** Maximum distance between the damage and the line in a message. */
const NEAR = 2;

const validator = new HtmlValidate(config);
const root = await copyAgencySite();
const out = path.join(root, 'dist');
const texts = new Map<string, string>();

const build = () => buildSite({ root, out, release: false, draft: true, environment: {} });

beforeAll(async () => {
  for (const file of contentNames(root)) texts.set(file, await readFile(path.join(root, file), 'utf8'));
  await build();
});
afterAll(() => rm(root, { recursive: true, force: true }));

/** Each page with its HTML. */
async function readPages(): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  for (const file of await filesIn(out))
    if (file.endsWith('.html')) pages.set(file, await readFile(path.join(out, file), 'utf8'));
  return pages;
}

/** Builds with a damage. @returns what is wrong with the result; undefined if nothing is */
async function faultOf(damaged: Damage): Promise<string | undefined> {
  const file = path.join(root, damaged.file);
  const before = await readPages();
  await writeFile(file, damaged.text);
  try {
    await build();
    const changed = [...(await readPages())].filter(([name, html]) => before.get(name) !== html);
    return changed.slice(0, 2).map(faultOfPage).find(Boolean);
  } catch (error) {
    const after = await readPages();
    if ([...before].some(([name, html]) => after.get(name) !== html)) return 'dist was changed';
    if (!(error instanceof BuildError)) return `not explained: ${(error as Error).stack}`;
    return faultOfProblems(error.problems, damaged);
  } finally {
    await writeFile(file, texts.get(damaged.file) ?? '');
  }
}

/** A page that shows damaged content must be valid, and show markup as text. */
function faultOfPage([name, html]: [string, string]): string | undefined {
  if (/<x-mutant|<script>alert/.test(html)) return `${name} holds the markup itself`;
  const message = validator.validateStringSync(html).results[0]?.messages[0];
  return message && `${name}: ${message.ruleId}: ${message.message}`;
}

function faultOfProblems(problems: Problem[], { file, line }: Damage): string | undefined {
  const isNamed = problems.some(({ where }) => {
    const [, named, at] = /^(.+?)(?::(\d+):\d+)?$/.exec(where) ?? [];
    // A file that is cut off between two entries is a shorter one: what refers to the others is named.
    if (line === undefined) return named === file || at !== undefined;
    return named === file && Math.abs(Number(at) - line) <= NEAR;
  });
  if (isNamed) return undefined;
  const said = problems.slice(0, 3).map(({ where, message }) => `${where} ${message}`);
  return `line ${line} is not named, but: ${said.join(' | ')}`;
}

it(`${COUNT} damaged content files: each is refused with its line, or shown as harmless text`, {
  timeout: 3_600_000,
}, async () => {
  const failures: string[] = [];
  for (const damaged of damage(texts, COUNT, SEED)) {
    const fault = await faultOf(damaged);
    if (fault) failures.push(`${damaged.kind}: ${damaged.file}:${damaged.line}: ${fault}`);
  }
  expect(failures).toEqual([]);
});
