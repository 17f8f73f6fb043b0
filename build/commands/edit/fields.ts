import type { FieldFinding, FieldProblem, FieldText } from '../../../client/edit/messages.ts';
import type { Finding, Problem } from '../../shared/problems.ts';
import { BODY, type Contents, fieldOf, placesIn } from './content-text.ts';

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
    placesIn(content.value).flatMap(({ path, value }) => {
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
