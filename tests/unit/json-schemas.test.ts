import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Ajv } from 'ajv';
import { glob } from 'glob';
import { describe, expect, it } from 'vitest';
import { jsonSchemas, kindOf } from '../../build/commands/schemas.ts';
import { loadContent } from '../../build/content/load.ts';
import { splitFrontMatter } from '../../build/content/markdown.ts';
import { parseSource } from '../../build/content/source.ts';
import { problemsOf } from './small-site.ts';

const read = (file: string) => readFile(file, 'utf8');
const contentNames = await glob(['content/**/*.{yaml,md}', 'content/.templates/*'], {
  ignore: '**/README.md',
  posix: true,
});
/** The kind of a content file. A template is of the kind that it is named after. */
const kindOfFile = (file: string) => kindOf(file.replace(/\.templates\/(\w+)\./, '$1/new.'));
const schemas = jsonSchemas();

// Editors check these formats themselves; here the patterns do.
const ajv = new Ajv({ allErrors: true, formats: { email: true, uri: true } });
ajv.addVocabulary(['patternErrorMessage', 'errorMessage']);
/** The functions that check files by a JSON Schema, by its name. Making one takes longer than all its checks. */
const validators = new Map([...schemas].map(([file, text]) => [file, ajv.compile(JSON.parse(text))]));

/** The violations of a content file's JSON Schema by its text: `/tint enum`; empty if there are none. */
function diagnostics(file: string, text: string): string[] {
  const validate = validators.get(kindOfFile(file)?.file ?? '');
  if (!validate) throw new Error(`${file} has no JSON Schema.`);
  validate(parseSource(file, file.endsWith('.md') ? (splitFrontMatter(text)?.matter ?? '') : text).value);
  return (validate.errors ?? []).map(({ instancePath, keyword }) => `${instancePath} ${keyword}`);
}

describe('the JSON Schemas for editors', () => {
  it('on disk are up to date, one for each kind of content; `npm run schemas` writes them', async () => {
    const names = await glob('content/.schemas/*', { posix: true });
    expect(names.sort()).toEqual([...schemas.keys()].sort());
    for (const [file, text] of schemas) expect(await read(file)).toBe(text);
    expect(kindOf('content/blog/first.yaml')).toBeUndefined();
  });

  it.each(contentNames)('are named in the first line of %s, which is valid', async (file) => {
    const text = await read(file);
    const [, line] = /^(?:---\n)?# yaml-language-server: \$schema=(\S+)\n/.exec(text) ?? [];
    expect(path.posix.join(path.posix.dirname(file), line ?? '')).toBe(kindOfFile(file)?.file);
    expect(diagnostics(file, text)).toEqual([]);
  });
});

const SERVICE = 'content/services/seo.yaml';
const SITE = 'content/site.yaml';
const PACKAGES = 'content/packages/seo.yaml';
const POLICY = 'content/policies/refund-policy.md';

it.each<[string, string, RegExp | string, string, string]>([
  ['a missing key', SERVICE, /^tagline: .*\n/m, '', ' required'],
  ['a key of another layout', SERVICE, 'layout: cards', 'layout: listing', ' additionalProperties'],
  ['a text for a number', SERVICE, /^order: .*/m, 'order: first', '/order type'],
  ['a text that is too long', SERVICE, /^tagline: .*/m, `tagline: ${'x'.repeat(37)}`, '/tagline maxLength'],
  ['an unknown icon', SERVICE, /^icon: .*/m, 'icon: trending-upp', '/icon enum'],
  ['a broken email address', SITE, /^email: .*/m, 'email: hello', '/email pattern'],
  ['a false feature', PACKAGES, /points:\n +.*/, 'points:\n      A: false', '/tiers/0/points/A anyOf'],
  ['a day in another order', POLICY, /^updated: .*/m, 'updated: 1 October 2026', '/updated pattern'],
])(
  'an editor marks %s while it is typed, and the build refuses it',
  async (_what, file, from, to, diagnostic) => {
    const wrong = (await read(file)).replace(from, to);
    expect(diagnostics(file, wrong)).toContain(diagnostic);
    const problems = await problemsOf(loadContent('.', { unsaved: new Map([[file, wrong]]) }));
    expect(problems.map(({ where }) => where)).toContainEqual(expect.stringContaining(file));
  },
);
