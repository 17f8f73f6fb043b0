import { lstatSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { printable } from '../../shared/characters.ts';
import { compileErrors, placeInCode } from '../../shared/compile-errors.ts';
import { type BuildError, formatProblem, type Problem } from '../../shared/problems.ts';

/** A mistake as the overlay shows it. */
export type OverlayProblem = ReturnType<typeof overlayProblems>[number];

/**
 * Describes any error: what is wrong, where, and what to do.
 * @param root the site's folder
 */
export const overlayProblems = (error: unknown, root: string) =>
  problemsOf(error, root).map((problem) => ({
    ...problem,
    /** The lines around the place, with a mark on the affected one; empty if no file is to blame. */
    excerpt: excerptAt(root, problem.where),
  }));

function problemsOf(error: unknown, root: string): Problem[] {
  if (!(error instanceof Error)) return [{ where: 'the site', message: String(error) }];
  // By name, because each version of the code has its own class.
  if (error.name === 'BuildError') return (error as BuildError).problems;
  const compile = compileErrors(error, root);
  if (compile.length > 0) return compile;
  const message = `${error.name}: ${error.message}\nFix this line, or the values passed to it.`;
  return [{ where: placeInCode(error, root) ?? 'the site', message }];
}

/** The text of a mistake for the terminal: text from files is shown without control characters. */
export const formatOverlayProblem = (problem: OverlayProblem): string =>
  [
    formatProblem(problem),
    ...problem.excerpt.split('\n').map((line) => printable(line.replaceAll('\t', '  '))),
  ].join('\n');

/** Lines before and after the affected one. */
const AROUND = 3;

function excerptAt(root: string, where: string): string {
  const [, file = '', line = ''] = /^(.+?):(\d+)(?::\d+)?$/.exec(where) ?? [];
  try {
    // A link may lead to a secret of this machine.
    if (lstatSync(path.resolve(root, file)).isSymbolicLink()) return '';
    const texts = readFileSync(path.resolve(root, file), 'utf8').split('\n');
    const meant = Number(line) - 1;
    const lines = texts.map(
      (text, index) => `${index === meant ? '>' : ' '} ${String(index + 1).padStart(4)} | ${text}`,
    );
    return lines.slice(Math.max(0, meant - AROUND), meant + AROUND + 1).join('\n');
  } catch {
    return '';
  }
}
