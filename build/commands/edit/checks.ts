import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildSite } from '../../../build.ts';
import type { FieldFinding, FieldProblem, FieldText } from '../../../client/edit/messages.ts';
import { valuesIn } from '../../content/source.ts';
import type { BuildOptions } from '../../shared/options.ts';
import type { Finding, Problem } from '../../shared/problems.ts';
import { overlayProblems } from '../dev/overlay-problems.ts';
import { BODY, type Contents, fieldOf } from './content-text.ts';

/** What a build says of anything that was thrown. @param root the site's folder */
export const problemsOf = (error: unknown, root: string): Problem[] =>
  overlayProblems(error, root).map(({ where, message }) => ({ where, message }));

/**
 * What would stop a build with an edit. Where something did before, only what the edit brings into its file.
 * @param problemsWith what stops a build of the site with texts that are not saved
 */
export async function newProblems(
  problemsWith: (unsaved: ReadonlyMap<string, string>) => Promise<Problem[]>,
  file: string,
  text: string,
): Promise<Problem[]> {
  const problems = await problemsWith(new Map([[file, text]]));
  const old = problems.length > 0 ? await problemsWith(new Map()) : [];
  const known = new Set(old.map(({ message }) => message));
  const isNew = ({ where, message }: Problem) => where.startsWith(`${file}:`) && !known.has(message);
  return old.length > 0 ? problems.filter(isNew) : problems;
}

/** What a release would find: in a real build, which nobody keeps. */
export async function releaseFindings(options: BuildOptions): Promise<Finding[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'edit-release-'));
  try {
    const { verdict } = await buildSite({ ...options, release: false, out: path.join(folder, 'dist') });
    return verdict.open;
  } catch (error) {
    const problems = problemsOf(error, options.root);
    return problems.map(({ where, message: remedy }) => ({ where, remedy, rule: 'mistake', value: '' }));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Says at which field a problem is. */
export function atField(contents: Contents, problem: Problem): FieldProblem {
  const file = problem.where.replace(/(?::\d+)+$/, '');
  const content = contents.get(file);
  return { ...problem, ...(content && { file, path: fieldOf(content, problem) }) };
}

/** Says at which field something is that a release would find. */
export const findingAtField = (contents: Contents, { remedy, note, ...found }: Finding): FieldFinding => ({
  ...atField(contents, { ...found, message: note ? `${remedy} (${note})` : remedy }),
  ...found,
});

const SAMPLE = { rule: 'sample', remedy: 'Enter the real value, and say that it is real now.' };

/** Every sample of the content. */
export function samplesIn(contents: Contents): FieldFinding[] {
  const samples = [...contents.values()].flatMap(({ source }) => source.samples());
  return samples.map((sample) => findingAtField(contents, { ...sample, ...SAMPLE }));
}

/** Every text of the content, by which the editor knows what somebody clicks on. */
export const textsIn = (contents: Contents): FieldText[] =>
  [...contents].flatMap(([file, content]) =>
    valuesIn(content.value).flatMap(({ path, value }) => {
      if (typeof value !== 'string') return [];
      return (path.at(-1) === BODY ? linesOf(value) : [value]).map((text) => ({ file, path, text }));
    }),
  );

/** Lines of Markdown as a visitor reads them. */
const linesOf = (body: string): string[] =>
  body.split('\n').flatMap((line) => {
    const words = line.replace(/^\s*(?:#+|[-*>]|\d+\.)\s+/, '').replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');
    return words.replace(/\*\*|__|[*`]/g, '').trim() || [];
  });
