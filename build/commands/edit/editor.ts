import { isUtf8 } from 'node:buffer';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { marked } from 'marked';
import { parse } from 'node-html-parser';
import { z } from 'zod';
import { buildSite } from '../../../build.ts';
import {
  type FieldProblem,
  type FieldText,
  type Opened,
  type Overview,
  type Path,
  Refused,
  type SitePage,
} from '../../../client/edit/messages.ts';
import { wordsOf } from '../../../client/edit/values.ts';
import { contentFolders } from '../../../schemas/content.ts';
import { fileOf } from '../../checks/release/publication.ts';
import { textReader } from '../../content/decode.ts';
import { contentNames } from '../../content/load.ts';
import { excessiveMarks } from '../../content/markdown-limits.ts';
import { valuesIn } from '../../content/source.ts';
import type { BuildOptions, Unsaved } from '../../shared/options.ts';
import type { Problem } from '../../shared/problems.ts';
import { overlayProblems } from '../dev/overlay-problems.ts';
import { withScript } from '../dev/server.ts';
import type { OpenVersion } from '../dev/site-version.ts';
import { type Folders, jsonSchema, kindOf } from '../schemas.ts';
import {
  BODY,
  type ContentText,
  fieldOf,
  markedPaths,
  readContentText,
  rewriteContentText,
} from './content-text.ts';
import { actionSchema, changesOf, templateNames } from './file-actions.ts';
import { changedMeanwhile, lastSave, MISSING, readBytes, save, undo } from './history.ts';

const fileSchema = z.object({ file: z.string() });
const valueSchema = z.record(z.string(), z.unknown());
/** A file as somebody wants it, and the digest of what it replaces. */
const editSchema = fileSchema.extend({ digest: z.string(), value: valueSchema });
const pathSchema = z.array(z.union([z.string(), z.int().min(0)])).max(40);

/** What the methods of the editor may be asked for. */
export const REQUESTS = {
  overview: z.object({}),
  open: fileSchema,
  preview: editSchema.extend({ page: z.string() }),
  save: editSchema.extend({
    /** States of the value before and after entries were moved, added or removed: they show which ones. */
    earlier: z.array(valueSchema).default([]),
    /** Values that are no longer samples. */
    real: z.array(pathSchema),
  }),
  act: actionSchema,
  undo: z.object({ id: z.string(), seen: z.array(z.string()).default([]) }),
  release: z.object({}),
};
type Asked<Name extends keyof typeof REQUESTS> = z.infer<(typeof REQUESTS)[Name]>;

/** Reads and changes the content of a site. */
export class Editor {
  /**
   * @param openVersion makes the site as it would be with an edit
   * @param own the site's own kinds of content
   */
  constructor(
    private readonly options: BuildOptions,
    private readonly openVersion: OpenVersion,
    private readonly own: Folders,
  ) {}

  async overview(): Promise<Overview> {
    const contents = this.#contents();
    const samples = [...contents.values()].flatMap(({ source }) => source.samples());
    return {
      folders: Object.values({ ...contentFolders, ...this.own }).map(({ folder, schema }) => ({
        name: folder,
        isOrdered: jsonSchema(folder, schema).includes('"order": {'),
      })),
      pages: await this.#pages(),
      files: this.#files(),
      texts: textsIn(contents),
      last: lastSave(this.options.root),
      samples: samples.map((sample) => atField(contents, { ...sample, rule: 'sample', message: SAMPLE })),
    };
  }

  /** @throws Refused for a file that is not in the list, or that no form can show */
  open({ file }: Asked<'open'>): Opened {
    const { content, digest, kind } = this.#read(file);
    const schema = JSON.parse(jsonSchema(kind.covers, kind.schema), forForm);
    if (BODY in content.value) {
      schema.properties[BODY] = { type: 'string', title: 'Text' };
      // Otherwise a form would send no text at all for an empty one.
      schema.required = [...(schema.required ?? []), BODY];
    }
    return { file, digest, schema, value: content.value, samples: markedPaths(content) };
  }

  /** What a page would look like: mistakes, or its HTML. @param page its address */
  async preview({ page, file, digest, value }: Asked<'preview'>) {
    const changes = new Map([[file, this.#rewritten(file, digest, [value])]]);
    try {
      const html = await (await this.openVersion(changes)).page(page);
      return { problems: [], html: html && withScript(html) };
    } catch (error) {
      return { problems: this.#atFields(overlayProblems(error, this.options.root), changes) };
    }
  }

  /**
   * Saves a file if the site can be built with it.
   * @throws Refused with what the build would say, or because the file has changed, even while it was checked
   */
  async save({ file, digest, value, earlier, real }: Asked<'save'>): Promise<Opened> {
    const text = this.#rewritten(file, digest, [...earlier, value], real);
    await this.#saveChanges(new Map([[file, text]]), () => digest);
    return this.open({ file });
  }

  /**
   * Makes, copies, moves or removes a file, with everything that refers to it.
   * @returns the file to open
   * @throws Refused with what the build would say
   */
  async act(action: Asked<'act'>) {
    const { root } = this.options;
    const names = [...this.#files(), ...(action.kind === 'new' ? templateNames(root) : [])];
    const read = new Map(names.map((file) => [file, readBytes(root, file)]));
    const texts = new Map([...read].map(([file, { bytes }]) => [file, String(bytes)]));
    const { changes, opened } = changesOf(action, texts, await this.#pages());
    if (opened && !kindOf(opened, this.own)) throw new Refused(404, 'There is no such folder in content/.');
    await this.#saveChanges(changes, (file) => read.get(file)?.digest ?? MISSING);
    return { opened };
  }

  /** @param digestOf what was there when it was read. @throws Refused with what the build would say */
  async #saveChanges(changes: Unsaved, digestOf: (file: string) => string): Promise<void> {
    const problems = await this.#newProblems(changes);
    if (problems.length > 0)
      throw new Refused(422, 'Nothing was saved: the site could not be built.', {
        problems: this.#atFields(problems, changes),
      });
    const files = [...changes].map(([file, bytes]) => ({ file, bytes, expected: digestOf(file) }));
    save(this.options.root, files);
  }

  /** @throws Refused when a file has changed since, unless its digest was `seen` */
  undo({ id, seen }: Asked<'undo'>): { files: string[]; kept: string[] } {
    return undo(this.options.root, id, seen);
  }

  /** What would stop a build with an edit. Where something did before, only what the edit brings into its files. */
  async #newProblems(changes: Unsaved): Promise<Problem[]> {
    const problems = await this.#problemsWith(changes);
    const old = problems.length > 0 ? await this.#problemsWith(new Map()) : [];
    const known = new Set(old.map(({ where, message }) => `${fileOf(where)} ${message}`));
    const isNew = ({ where, message }: Problem) =>
      changes.has(fileOf(where)) && !known.has(`${fileOf(where)} ${message}`);
    return old.length > 0 ? problems.filter(isNew) : problems;
  }

  async #problemsWith(unsaved: Unsaved): Promise<Problem[]> {
    try {
      await (await this.openVersion(unsaved)).check();
      return [];
    } catch (error) {
      return overlayProblems(error, this.options.root);
    }
  }

  /** The pages; none while a mistake keeps the site from being built. */
  async #pages(): Promise<SitePage[]> {
    const version = await this.openVersion(new Map()).catch(() => undefined);
    return version?.pages() ?? [];
  }

  /** What a release would find: in a real build, which nobody keeps. */
  async release(): Promise<FieldProblem[]> {
    const contents = this.#contents();
    const folder = await mkdtemp(path.join(tmpdir(), 'edit-release-'));
    try {
      const out = path.join(folder, 'dist');
      const { verdict } = await buildSite({ ...this.options, now: new Date(), release: false, out });
      return verdict.open.map(({ remedy, note, ...found }) =>
        atField(contents, { ...found, message: note ? `${remedy} (${note})` : remedy }),
      );
    } catch (error) {
      return this.#atFields(overlayProblems(error, this.options.root));
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  /** The only names that are ever looked for on the disk. */
  #files(): string[] {
    return contentNames(this.options.root).filter((file) => kindOf(file, this.own));
  }

  /** Content files as forms have them, without those with mistakes of the grammar. */
  #contents(unsaved?: Unsaved): Contents {
    const read = textReader(this.options.root, unsaved);
    const contents = [...this.#files(), ...(unsaved?.keys() ?? [])].map(
      (file) => [file, readContentText(file, read(file)?.text ?? '')] as const,
    );
    return new Map(contents.filter(([, { source }]) => source.problems.length === 0));
  }

  #read(file: string) {
    const kind = this.#files().includes(file) ? kindOf(file, this.own) : undefined;
    if (!kind) throw new Refused(404, 'There is no such file in content/.');
    const { bytes = Buffer.alloc(0), digest } = readBytes(this.options.root, file);
    if (!isUtf8(bytes)) throw new Refused(422, `${file} is not saved as UTF-8.`);
    const text = bytes.toString('utf8');
    const content = readContentText(file, text);
    const [problem] = content.source.problems;
    if (problem) throw new Refused(422, `${problem.where}: ${problem.message}`);
    return { text, content, digest, kind };
  }

  /** The text of a file with another value. @throws Refused when the file has changed meanwhile */
  #rewritten(file: string, digest: string, states: Opened['value'][], real: Path[] = []): string {
    const { text, digest: now } = this.#read(file);
    if (now !== digest) throw changedMeanwhile(file, now);
    return rewriteContentText(file, text, states, real);
  }

  #atFields(problems: Problem[], unsaved?: Unsaved): FieldProblem[] {
    const contents = this.#contents(unsaved);
    return problems.map(({ where, message }) => atField(contents, { where, message }));
  }
}

const SAMPLE = 'Enter the real value, then press “This is real now”.';

/** Content files that a form can show, by their names. */
type Contents = ReadonlyMap<string, ContentText>;

interface SchemaNode {
  anyOf?: { type: string }[];
  enum?: string[];
}

/** Says in a JSON Schema what a form asks for: names in words, one text for a value of several kinds, an icon. */
function forForm(key: string, node: SchemaNode | null): object | null {
  if (key === 'properties')
    return Object.fromEntries(
      Object.entries(node ?? {}).map(([name, inner]) => [name, { title: wordsOf(name), ...inner }]),
    );
  const { anyOf: kinds, ...rest } = node ?? {};
  // Otherwise the form would put words of its own into a new row.
  const none = key === 'additionalProperties' ? { default: '' } : {};
  if (kinds?.some(({ type }) => type === 'string')) return { type: 'string', kinds, ...none, ...rest };
  if (kinds?.every(({ type }) => type === 'object')) return { type: 'object', ...node };
  const { enum: names = [], ...others } = node ?? {};
  return names.length > MOST_NAMES ? { type: 'string', format: 'icon', names, ...others } : node;
}

/** More choices than a list can offer without pictures. */
const MOST_NAMES = 100;

function atField(contents: Contents, problem: FieldProblem): FieldProblem {
  const file = fileOf(problem.where);
  const content = contents.get(file);
  return { ...problem, ...(content && { file, path: fieldOf(content, problem) }) };
}

/** Every text of the content, by which the editor knows what somebody clicks on. */
const textsIn = (contents: Contents): FieldText[] =>
  [...contents].flatMap(([file, content]) =>
    valuesIn(content.value).flatMap(({ path, value }) => {
      if (typeof value !== 'string') return [];
      return (path.at(-1) === BODY ? blocksOf(file, value) : [value]).map((text) => ({ file, path, text }));
    }),
  );

/** Headings, paragraphs and the like of Markdown as a visitor reads them. */
const blocksOf = (file: string, body: string): string[] =>
  excessiveMarks({ file, text: body, firstLine: 1 }).length > 0
    ? []
    : parse(marked.parse(body, { async: false }))
        .querySelectorAll('h2, h3, p, li, th, td')
        .map(({ text }) => text);
