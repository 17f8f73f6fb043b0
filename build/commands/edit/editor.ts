import { isUtf8 } from 'node:buffer';
import type {
  Draft,
  FieldFinding,
  FieldProblem,
  Opened,
  Overview,
  Path,
  Previewed,
} from '../../../client/edit/messages.ts';
import { textReader } from '../../content/decode.ts';
import { contentNames } from '../../content/load.ts';
import { siteKinds } from '../../content/own-kinds.ts';
import { knownKeys } from '../../content/schema-nodes.ts';
import type { BuildOptions } from '../../shared/options.ts';
import { BuildError, type Problem } from '../../shared/problems.ts';
import { withScript } from '../dev/server.ts';
import type { SiteVersion } from '../dev/site-version.ts';
import type { OpenSite } from '../dev.ts';
import { type Folders, jsonSchema, kindOf } from '../schemas.ts';
import { newProblems, problemsOf, releaseFindings } from './checks.ts';
import { BODY, readContentText, rewriteContentText } from './content-text.ts';
import { atField, samplesIn, textsIn } from './fields.ts';
import { save, saves, undo } from './history.ts';
import { Refused } from './refused.ts';
import { changedMeanwhile, readBytes } from './safe-write.ts';

/** Versions with edits in progress whose pictures browsers may still ask for. */
const KEPT_DRAFTS = 3;

/** Reads and changes the content of a site, one save after the other. */
export class Editor {
  readonly #options: BuildOptions;
  readonly #open: OpenSite;
  readonly #own: Folders;
  #last: Promise<unknown> = Promise.resolve();
  #drafts: SiteVersion[] = [];

  private constructor(options: BuildOptions, open: OpenSite, own: Folders) {
    this.#options = options;
    this.#open = open;
    this.#own = own;
  }

  /** @param open makes the site as it would be with an edit */
  static async create(options: BuildOptions, open: OpenSite): Promise<Editor> {
    return new Editor(options, open, await siteKinds(options.root));
  }

  overview(): Overview {
    const texts = this.#texts();
    return {
      files: [...texts.keys()],
      texts: textsIn(texts),
      saves: saves(this.#options.root),
      samples: samplesIn(texts),
    };
  }

  /** @throws Refused for a file that is not in the list, or that no form can show */
  open(file: string): Opened {
    const { text, digest } = this.#read(file);
    const kind = this.#kindOf(file);
    const schema = JSON.parse(jsonSchema(kind.covers, kind.schema));
    const content = readable(() => readContentText(file, text));
    if (BODY in content.value) schema.properties[BODY] = { type: 'string' };
    return { file, digest, schema, value: content.value, samples: content.samples };
  }

  /** What a page would look like. @param page its address */
  async preview({ page, ...draft }: Draft & { page: string }): Promise<Previewed> {
    const text = this.#rewritten(draft, []);
    const { samples } = readContentText(draft.file, text);
    try {
      const version = await this.#open(new Map([[draft.file, text]]));
      this.#drafts = [version, ...this.#drafts].slice(0, KEPT_DRAFTS);
      const isPage = version.paths.includes(page);
      return { problems: [], samples, html: isPage ? withScript(await version.page(page)) : undefined };
    } catch (error) {
      return { problems: this.#atFields(problemsOf(error, this.#options.root), draft.file, text), samples };
    }
  }

  /** A file of a version that is not saved, such as a picture. */
  async draftFile(name: string): Promise<string | Uint8Array | undefined> {
    for (const version of this.#drafts) {
      const file = await version.file(name);
      if (file !== undefined) return file;
    }
    return undefined;
  }

  /**
   * Saves a file if the site can be built with it.
   * @param real values that are no sample any more
   * @throws Refused with what the build would say, or because the file has changed
   */
  save(draft: Draft, real: Path[]): Promise<Opened> {
    return this.#inTurn(async () => {
      const { file, digest } = draft;
      const text = this.#rewritten(draft, real);
      const problems = await newProblems(this.#options.root, this.#open, file, text);
      if (problems.length > 0)
        throw new Refused(422, {
          message: 'Nothing was saved: the site could not be built.',
          problems: this.#atFields(problems, file, text),
        });
      const { mark } = this.#read(file);
      save(this.#options.root, file, Buffer.from(mark + text), digest);
      return this.open(file);
    });
  }

  /** @param seen digest of what is there and may be lost. @throws Refused when the file has changed since */
  undo(id: string, seen?: string): Promise<{ file: string }> {
    return this.#inTurn(async () => ({ file: undo(this.#options.root, id, seen) }));
  }

  release(): Promise<FieldFinding[]> {
    return releaseFindings(this.#options, this.#texts());
  }

  #inTurn<Result>(step: () => Promise<Result>): Promise<Result> {
    const result = this.#last.then(step);
    this.#last = result.catch(() => undefined);
    return result;
  }

  /** The only names that are ever looked for on the disk. */
  #files(): string[] {
    return contentNames(this.#options.root).filter((file) => kindOf(file, this.#own));
  }

  #texts(): Map<string, string> {
    const read = textReader(this.#options.root);
    return new Map(this.#files().map((file) => [file, read(file)?.text ?? '']));
  }

  #kindOf(file: string) {
    const kind = this.#files().includes(file) ? kindOf(file, this.#own) : undefined;
    if (!kind) throw new Refused(404, { message: 'There is no such file in content/.' });
    return kind;
  }

  /** @returns the text without its byte order mark, and that mark */
  #read(file: string): { text: string; mark: string; digest: string } {
    this.#kindOf(file);
    const { bytes = Buffer.alloc(0), digest } = readBytes(this.#options.root, file);
    if (!isUtf8(bytes)) throw new Refused(422, { message: `${file} is not saved as UTF-8.` });
    const [, mark = '', text = ''] = /^(\uFEFF?)([\s\S]*)$/.exec(bytes.toString('utf8')) ?? [];
    return { text, mark, digest };
  }

  #rewritten({ file, digest, value }: Draft, real: Path[]): string {
    const { text, digest: now } = this.#read(file);
    if (now !== digest) throw changedMeanwhile(file, now);
    const { schema } = this.#kindOf(file);
    const keysAt = (path: readonly PropertyKey[]) => knownKeys(schema, path, value);
    return readable(() => rewriteContentText(file, text, value, real, keysAt));
  }

  #atFields(problems: Problem[], file: string, text: string): FieldProblem[] {
    const texts = this.#texts().set(file, text);
    return problems.map((problem) => atField(texts, problem));
  }
}

/** What a form cannot do is no mistake of the program. */
function readable<Result>(step: () => Result): Result {
  try {
    return step();
  } catch (error) {
    throw error instanceof BuildError || !(error instanceof Error)
      ? error
      : new Refused(422, { message: error.message });
  }
}
