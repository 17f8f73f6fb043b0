import { isUtf8 } from 'node:buffer';
import type {
  Draft,
  FieldFinding,
  FieldProblem,
  Opened,
  Overview,
  Path,
  Previewed,
  Step,
} from '../../../client/edit/messages.ts';
import { textReader } from '../../content/decode.ts';
import { contentNames } from '../../content/load.ts';
import type { BuildOptions } from '../../shared/options.ts';
import type { Problem } from '../../shared/problems.ts';
import { withScript } from '../dev/server.ts';
import type { SiteVersion } from '../dev/site-version.ts';
import type { OpenVersion } from '../dev.ts';
import { type Folders, jsonSchema, kindOf } from '../schemas.ts';
import {
  atField,
  findingAtField,
  newProblems,
  problemsOf,
  releaseFindings,
  samplesIn,
  textsIn,
} from './checks.ts';
import {
  BODY,
  markedPaths,
  readContents,
  readContentText,
  rewriteContentText,
  statesAfter,
} from './content-text.ts';
import { changedMeanwhile, readBytes, save, saves, undo } from './history.ts';
import { Refused } from './refused.ts';

/** Reads and changes the content of a site. */
export class Editor {
  /** The version with an edit in progress: browsers ask for its pictures. */
  #draft: SiteVersion | undefined;

  /**
   * @param open makes the site as it would be with an edit
   * @param own the site's own kinds of content
   */
  constructor(
    private readonly options: BuildOptions,
    private readonly openVersion: OpenVersion,
    private readonly own: Folders,
  ) {}

  overview(): Overview {
    const contents = readContents(this.#texts());
    return {
      files: this.#files(),
      texts: textsIn(contents),
      saves: saves(this.options.root),
      samples: samplesIn(contents),
    };
  }

  /** @throws Refused for a file that is not in the list, or that no form can show */
  open({ file }: { file: string }): Opened {
    const { content, digest, kind } = this.#read(file);
    const schema = JSON.parse(jsonSchema(kind.covers, kind.schema), typed);
    if (BODY in content.value) schema.properties[BODY] = { type: 'string' };
    return { file, digest, schema, value: content.value, samples: markedPaths(content) };
  }

  /** What a page would look like. @param page its address */
  async preview({ page, ...draft }: Draft & { page: string }): Promise<Previewed> {
    const text = this.#rewritten(draft);
    try {
      this.#draft = await this.openVersion(new Map([[draft.file, text]]));
      const isPage = this.#draft.paths.includes(page);
      return { problems: [], html: isPage ? withScript(await this.#draft.page(page)) : undefined };
    } catch (error) {
      return { problems: this.#atFields(problemsOf(error, this.options.root), draft.file, text) };
    }
  }

  /** A file of a version that is not saved, such as a picture. */
  draftFile = async (name: string): Promise<string | Uint8Array | undefined> => this.#draft?.file(name);

  /**
   * Saves a file if the site can be built with it.
   * @param steps by which somebody came from what is in the file to what is wanted
   * @param real values that are no sample any more
   * @throws Refused with what the build would say, or because the file has changed, even while it was checked
   */
  async save({ steps, real, ...draft }: Draft & { steps: Step[]; real: Path[] }): Promise<Opened> {
    const { file, digest } = draft;
    const text = this.#rewritten(draft, steps, real);
    const problems = await newProblems(this.#problemsWith, file, text);
    if (problems.length > 0)
      throw new Refused(422, {
        message: 'Nothing was saved: the site could not be built.',
        problems: this.#atFields(problems, file, text),
      });
    save(this.options.root, file, Buffer.from(text), digest);
    return this.open(draft);
  }

  /** @param seen digest of what is there and may be lost. @throws Refused when the file has changed since */
  undo({ id, seen }: { id: string; seen?: string }): { file: string; kept: string } {
    return undo(this.options.root, id, seen);
  }

  #problemsWith = async (unsaved: ReadonlyMap<string, string>): Promise<Problem[]> => {
    try {
      await (await this.openVersion(unsaved)).check();
      return [];
    } catch (error) {
      return problemsOf(error, this.options.root);
    }
  };

  async release(): Promise<FieldFinding[]> {
    const contents = readContents(this.#texts());
    return (await releaseFindings(this.options)).map((finding) => findingAtField(contents, finding));
  }

  /** The only names that are ever looked for on the disk. */
  #files(): string[] {
    return contentNames(this.options.root).filter((file) => kindOf(file, this.own));
  }

  #texts(): Map<string, string> {
    const read = textReader(this.options.root);
    return new Map(this.#files().map((file) => [file, read(file)?.text ?? '']));
  }

  #read(file: string) {
    const kind = this.#files().includes(file) ? kindOf(file, this.own) : undefined;
    if (!kind) throw new Refused(404, { message: 'There is no such file in content/.' });
    const { bytes = Buffer.alloc(0), digest } = readBytes(this.options.root, file);
    if (!isUtf8(bytes)) throw new Refused(422, { message: `${file} is not saved as UTF-8.` });
    const text = bytes.toString('utf8');
    const content = readContentText(file, text);
    const [problem] = content.source.problems;
    if (problem) throw new Refused(422, { message: `${problem.where}: ${problem.message}` });
    return { text, content, digest, kind };
  }

  #rewritten({ file, digest, value }: Draft, steps: Step[] = [], real: Path[] = []): string {
    const { text, content, digest: now } = this.#read(file);
    if (now !== digest) throw changedMeanwhile(file, now);
    return rewriteContentText(file, text, [...statesAfter(content.value, steps), value], real);
  }

  #atFields(problems: Problem[], file: string, text: string): FieldProblem[] {
    const contents = readContents(this.#texts().set(file, text));
    return problems.map((problem) => atField(contents, problem));
  }
}

/** Says of what type several choices are, if they are of one: the form asks for it. */
const typed = (_key: string, node: { anyOf?: { type: string }[] } | null) => {
  const types = new Set(node?.anyOf?.map(({ type }) => type));
  return types.size === 1 ? { type: [...types][0], ...node } : node;
};
