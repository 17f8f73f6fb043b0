import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Ajv } from 'ajv';
import { glob } from 'glob';
import { describe, expect, it } from 'vitest';
import { jsonSchemaOf, jsonSchemas } from '../../build/commands/schemas.ts';
import { splitFrontMatter } from '../../build/content/markdown.ts';
import { parseSource } from '../../build/content/parse-source.ts';
import { contentFiles, contentFolders } from '../../build/content/schemas/content.ts';
import { replace } from './small-site.ts';

const REPOSITORY = path.resolve(import.meta.dirname, '../..');

const read = (file: string) => readFile(path.join(REPOSITORY, file), 'utf8');
const contentNames = (
  await glob('content/**/*.{yaml,md}', { cwd: REPOSITORY, ignore: '**/README.md', nodir: true, posix: true })
).sort();
const schemas = jsonSchemas();

/** The YAML of a content file: the whole file, or its front matter. */
const yamlOf = (file: string, text: string) =>
  file.endsWith('.md') ? (splitFrontMatter(text)?.matter ?? '') : text;

/** The violations of a content file's JSON Schema by its text: `/tint enum`; empty if there are none. */
function diagnostics(file: string, text: string): string[] {
  // Editors check these formats themselves; here the patterns do.
  const ajv = new Ajv({ allErrors: true, formats: { email: true, uri: true } });
  ajv.addVocabulary(['patternErrorMessage', 'errorMessage']);
  const validate = ajv.compile(JSON.parse(schemas.get(jsonSchemaOf(file) ?? '') ?? ''));
  validate(parseSource(file, yamlOf(file, text)).value);
  return (validate.errors ?? []).map(({ instancePath, keyword }) => `${instancePath} ${keyword}`);
}

/** Whether the build accepts the structure of the same text. */
function buildAccepts(file: string, text: string): boolean {
  const kinds = [
    ...Object.values(contentFiles).map((kind) => ({ covers: `content/${kind.file}`, schema: kind.schema })),
    ...Object.values(contentFolders).map((kind) => ({
      covers: `content/${kind.folder}`,
      schema: kind.schema,
    })),
  ];
  const kind = kinds.find(({ covers }) => covers === file || covers === path.posix.dirname(file));
  return kind?.schema.safeParse(parseSource(file, yamlOf(file, text)).value).success ?? false;
}

describe('the JSON Schemas for editors', () => {
  it('exist for every kind of content', () => {
    const count = Object.keys(contentFiles).length + Object.keys(contentFolders).length;
    expect(schemas.size).toBe(count);
    expect(contentNames.filter((file) => jsonSchemaOf(file) === undefined)).toEqual([]);
    expect(jsonSchemaOf('content/blog/first.yaml')).toBeUndefined();
  });

  it('on disk are up to date; `npm run schemas` writes them', async () => {
    const names = await glob('content/.schemas/*', { cwd: REPOSITORY, posix: true });
    expect(names.sort()).toEqual([...schemas.keys()].sort());
    for (const [file, text] of schemas) expect(await read(file)).toBe(text);
  });

  it.each(contentNames)('are named in the first line of %s, which is valid', async (file) => {
    const text = await read(file);
    const [, line] = /^(?:---\n)?# yaml-language-server: \$schema=(\S+)\n/.exec(text) ?? [];
    expect(path.posix.join(path.posix.dirname(file), line ?? '')).toBe(jsonSchemaOf(file));
    expect(diagnostics(file, text)).toEqual([]);
  });

  it('say in words what is expected, never as a regular expression', () => {
    const nodes = [...schemas.values()].flatMap((text) => objectsIn(JSON.parse(text)));
    const patterns = nodes.filter(({ pattern }) => typeof pattern === 'string');
    expect(patterns.length).toBeGreaterThan(10);
    for (const { patternErrorMessage } of patterns) expect(patternErrorMessage).toMatch(/^this must/);
  });
});

/** A value and all objects nested in it. */
function objectsIn(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value as Record<string, unknown>, ...Object.values(value).flatMap(objectsIn)];
}

const SERVICE = 'content/services/seo.yaml';
const SITE = 'content/site.yaml';
const PACKAGES = 'content/packages/seo.yaml';
const POLICY = 'content/policies/refund-policy.md';

describe('an editor marks this mistake while it is typed:', () => {
  it.each<[string, string, (text: string) => string, string]>([
    ['a missing key', SERVICE, replace(/^tagline: .*\n/m, ''), ' required'],
    ['a misspelled key', SERVICE, replace(/^title:/m, 'titel:'), ' additionalProperties'],
    [
      'a key of another layout',
      SERVICE,
      replace('layout: cards', 'layout: listing'),
      ' additionalProperties',
    ],
    ['an unknown layout', SERVICE, replace('layout: cards', 'layout: crads'), '/layout enum'],
    ['a text for a number', SERVICE, replace(/^order: .*/m, 'order: first'), '/order type'],
    [
      'a text that is too long',
      SERVICE,
      replace(/^tagline: .*/m, `tagline: ${'x'.repeat(37)}`),
      '/tagline maxLength',
    ],
    ['an unknown color', SERVICE, replace(/^tint: .*/m, 'tint: wtaer'), '/tint enum'],
    ['an unknown icon', SERVICE, replace(/^icon: .*/m, 'icon: trending-upp'), '/icon enum'],
    ['an empty text', SERVICE, replace(/^title: .*/m, 'title: ""'), '/title minLength'],
    [
      'a short description',
      SERVICE,
      replace(/^ {2}description: .*/m, '  description: SEO'),
      '/meta/description pattern',
    ],
    ['a list without an entry', SERVICE, replace(/^cards:\n( .*\n)+/m, 'cards: []\n'), '/cards minItems'],
    ['a broken email address', SITE, replace(/^email: .*/m, 'email: hello'), '/email pattern'],
    ['a telephone number in words', SITE, replace(/^phone: .*/m, 'phone: call us'), '/phone pattern'],
    ['an address without https', SITE, replace(/^url: .*/m, 'url: www.example.com'), '/url pattern'],
    [
      'a value that none of the choices is',
      SITE,
      replace(/^ {2}received: .*/m, '  received: always'),
      '/enquiry/received enum',
    ],
    ['a notice without its placeholder', SITE, replace('({hotkey})', '(F8)'), '/notices/label pattern'],
    [
      'an address without its slash',
      'content/home.yaml',
      replace(/href: .*/, 'href: /packages'),
      '/hero/map/href pattern',
    ],
    ['a price without the dollar', PACKAGES, replace(/(?<=^ +price: ")\$/m, ''), '/tiers/0/price pattern'],
    [
      'a feature that is false',
      PACKAGES,
      replace(/(points:\n +.*): .*/, 'points:\n      Keywords: false'),
      '/tiers/0/points/Keywords anyOf',
    ],
    [
      'a review that is too long',
      'content/reviews.yaml',
      replace(/(?<=^ +)review: .*/m, `review: ${'x'.repeat(401)}`),
      '/reviews/0/review maxLength',
    ],
    [
      'three stars',
      'content/reviews.yaml',
      replace(/(?<=^ +)stars: .*/m, 'stars: 3'),
      '/reviews/0/stars anyOf',
    ],
    [
      'a day in another order',
      POLICY,
      replace(/^updated: .*/m, 'updated: 1 October 2026'),
      '/updated pattern',
    ],
  ])('%s', async (_what, file, edit, diagnostic) => {
    const wrong = edit(await read(file));
    expect(wrong).not.toBe(await read(file));
    expect(diagnostics(file, wrong)).toContain(diagnostic);
    expect(buildAccepts(file, wrong)).toBe(false);
  });
});

describe('only the build finds this mistake, as JSON Schema cannot express it:', () => {
  it.each<[string, string, (text: string) => string]>([
    ['a text of blanks', SERVICE, replace(/^title: .*/m, 'title: "  "')],
    ['a day that is in no calendar', POLICY, replace(/^updated: .*/m, 'updated: October 41, 2026')],
    ['an address without a host', SITE, replace(/^( +url): .*/m, '  url: https://')],
  ])('%s', async (_what, file, edit) => {
    const wrong = edit(await read(file));
    expect(diagnostics(file, wrong)).toEqual([]);
    expect(buildAccepts(file, wrong)).toBe(false);
  });
});

it('VS Code accepts the mark !sample, for every kind of value that may have it', async () => {
  expect(JSON.parse(await read('.vscode/settings.json'))).toEqual({
    'yaml.customTags': ['!sample scalar', '!sample sequence', '!sample mapping'],
  });
});
