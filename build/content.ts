import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { glob } from 'glob';
import type { z } from 'zod';
import { cached } from './cache.ts';
import { contentRules } from './content-rules.ts';
import { escapedCharacters, readContentFile } from './content-text.ts';
import { enquiryService } from './enquiry-service.ts';
import { explainIssues } from './explain.ts';
import { openMatterEnd, readProse, splitFrontMatter } from './markdown.ts';
import { resolveNavigation } from './navigation.ts';
import { didYouMean } from './nearest.ts';
import type { BuildOptions } from './options.ts';
import { type TracedOrigins, traceOrigins } from './origins.ts';
import { type Problem, stopOn } from './problems.ts';
import { type Content, contentFiles, contentFolders } from './schemas/content.ts';
import type { Site } from './schemas/site.ts';
import { type FolderKind, siteKinds } from './site-kinds.ts';
import { type ContentText, parseSource, type Source } from './source.ts';
import { codeDigest } from './source-code.ts';

export interface LoadedContent extends TracedOrigins {
  content: Content;
  /** Samples still to be replaced. */
  samples: () => ContentText[];
  /** Every text of every file; of Markdown, each line. */
  texts: () => ContentText[];
  /** Each file by its name: `content/site.yaml`. */
  sources: ReadonlyMap<string, Source>;
}

/** What files are read and checked with. */
const CODE = ['build/*.ts', 'build/schemas/*.ts', 'components/**/*.ts'];

/** One content file after parsing and checking. `value` is undefined when it has problems. */
interface Loaded {
  source: Source;
  value: unknown;
  /** Markdown below the front matter, with its first line. */
  body?: { text: string; firstLine: number };
  problems: Problem[];
}

/**
 * Reads everything in `content/`, checks it against the schemas and gives it typed.
 * @param root the site's folder
 * @param environment names the enquiry service where it differs from content/site.yaml
 * @throws BuildError with every mistake of every file
 */
export async function loadContent(
  root: string,
  environment: BuildOptions['environment'] = {},
): Promise<LoadedContent> {
  const code = await codeDigest(CODE);
  const names = await glob('content/**/*', { cwd: root, nodir: true, posix: true, dot: false });
  const kinds = { ...contentFolders, ...(await siteKinds(root)) };
  const singles = await Promise.all(
    Object.entries(contentFiles).map(async ([key, { file, schema }]) => {
      return [key, await loadFile(root, `content/${file}`, schema, code)] as const;
    }),
  );
  const folders = await Promise.all(
    Object.entries(kinds).map(async ([key, { folder, ending, schema }]) => {
      const files = names
        .filter((name) => path.posix.dirname(name) === `content/${folder}` && name.endsWith(ending))
        .sort();
      return [key, await Promise.all(files.map((file) => loadFile(root, file, schema, code)))] as const;
    }),
  );
  const loaded = [...singles.map(([, file]) => file), ...folders.flatMap(([, files]) => files)];
  const known = new Set(loaded.map((file) => file.source.file));
  stopOn([...loaded.flatMap((file) => file.problems), ...strayFiles(names, known, Object.values(kinds))]);

  const single = Object.fromEntries(singles.map(([key, file]) => [key, file.value]));
  const facts = placeholders(single.site as Site);
  const entries = Object.fromEntries(folders.map(([key, files]) => [key, sortedEntries(files)]));
  const prose = new Map(
    loaded.flatMap((file) =>
      file.body
        ? [[slugOf(file), readProse(file.source.file, file.body.text, file.body.firstLine, facts)]]
        : [],
    ),
  );
  entries.policies = (entries.policies ?? []).map((policy) => ({
    ...policy,
    sections: prose.get(policy.slug)?.sections ?? [],
  }));
  const service = enquiryService(single.site as Site, environment);
  const content = resolveNavigation({
    ...single,
    ...entries,
    enquiryService: service,
  } as unknown as Parameters<typeof resolveNavigation>[0]);
  const sources = new Map(loaded.map((file) => [file.source.file, file.source]));
  stopOn([...[...prose.values()].flatMap(({ problems }) => problems), ...contentRules(content, sources)]);
  return {
    content,
    samples: () => loaded.flatMap(({ source }) => source.samples()),
    texts: () => loaded.flatMap((file) => [...file.source.texts(), ...linesOf(file)]),
    sources,
    ...traceOrigins(loaded),
  };
}

/** The lines of the Markdown below the front matter. */
function linesOf({ source, body }: Loaded): ContentText[] {
  const lines = body?.text.split('\n') ?? [];
  return lines.map((value, index) => ({
    where: `${source.file}:${(body?.firstLine ?? 1) + index}:1`,
    value,
  }));
}

async function loadFile(root: string, file: string, schema: z.ZodType, code: string): Promise<Loaded> {
  const read = readContentFile(root, file);
  if (!read)
    return refused(file, file, 'This file is missing. Restore it from the last version that worked.');
  const { text, problems } = read;
  if (problems.length > 0) return { source: parseSource(file, ''), value: undefined, problems };
  if (!file.endsWith('.md')) return check(file, text, 1, schema, code);
  const parts = splitFrontMatter(text);
  if (!parts) {
    const message =
      'The file must begin with front matter: a line "---", keys such as "title: Terms", and a line "---".';
    return refused(file, `${file}:${openMatterEnd(text)}:1`, message);
  }
  const loaded = await check(file, parts.matter, 2, schema, code);
  return {
    ...loaded,
    source: { ...loaded.source, text },
    body: { text: parts.body, firstLine: parts.bodyLine },
  };
}

const refused = (file: string, where: string, message: string): Loaded => ({
  source: parseSource(file, ''),
  value: undefined,
  problems: [{ where, message }],
});

/** Parses a text and checks it, unless the same code did so before. */
async function check(
  file: string,
  text: string,
  firstLine: number,
  schema: z.ZodType,
  code: string,
): Promise<Loaded> {
  // Reading JSON takes less than looking it up.
  if (file.endsWith('.json')) return checkAnew(parseSource(file, text, firstLine), schema);
  const kept = await cached('content', [file, text, code], async () => {
    const { source, value, problems } = checkAnew(parseSource(file, text, firstLine), schema);
    return serialize({ value, problems, parsed: { value: source.value, problems: source.problems } });
  });
  const { value, problems, parsed } = deserialize(kept);
  return { source: parseSource(file, text, firstLine, parsed), value, problems };
}

function checkAnew(source: Source, schema: z.ZodType): Loaded {
  const unreadable = source.problems.length > 0 ? source.problems : escapedCharacters(source);
  if (unreadable.length > 0) return { source, value: undefined, problems: unreadable };
  const result = schema.safeParse(source.value);
  if (result.success) return { source, value: result.data, problems: [] };
  return { source, value: undefined, problems: explainIssues(result.error.issues, source, schema) };
}

const slugOf = (file: Loaded) => path.posix.parse(file.source.file).name;

/** Entries of a folder with their slugs, by `order`, equal ones by name. */
function sortedEntries(files: Loaded[]): { slug: string; order: number }[] {
  return files
    .map((file) => ({ ...(file.value as { order: number }), slug: slugOf(file) }))
    .sort((a, b) => a.order - b.order || a.slug.localeCompare(b.slug, 'en'));
}

/** What `{agency}`, `{email}` and `{address}` in Markdown stand for. */
export const placeholders = (site: Site) => ({
  agency: site.agency,
  email: site.email,
  address: site.address.text,
});

/** A file that no kind of content claims is most often a slip in its name or folder. */
function strayFiles(names: string[], known: Set<string>, kinds: FolderKind[]): Problem[] {
  return names
    .filter((name) => !known.has(name))
    .map((name) => ({
      where: name,
      message: `Nothing on the site uses this file.${didYouMean(name, [...known])} Files of their own: ${Object.values(
        contentFiles,
      )
        .map(({ file }) => file)
        .join(', ')}; folders: ${kinds.map(({ folder, ending }) => `${folder}/*${ending}`).join(', ')}.`,
    }));
}
