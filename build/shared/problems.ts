import { printable } from './characters.ts';

/**
 * One thing that the agency or a developer must fix before the site can be built. A problem stops a build; a finding
 * stops a release. (A fault, in tests, is an error made on purpose.)
 */
export interface Problem {
  /** Its place: `content/site.yaml:4:8`, `/packages/` or `pages/review.tsx`. */
  where: string;
  /** What is wrong, and what to do about it, in complete sentences. */
  message: string;
}

/** Line and column of an offset in a text: `4:8`. */
export function placeIn(text: string, offset: number): string {
  const before = text.slice(0, offset).split('\n');
  return `${before.length}:${(before.at(-1)?.length ?? 0) + 1}`;
}

/** Something that must not be published. */
export interface Found {
  /** `content/site.yaml:4:8`, or the URL of a page if no line of the content is to blame. */
  where: string;
  /** The text there; empty if something is missing. */
  value: string;
  /** What is wrong in this case, if the rule alone does not say it. */
  note?: string | undefined;
}

/** The result of a rule. */
export interface Finding extends Found {
  rule: string;
  remedy: string;
  law?: string | undefined;
}

/** Maximum number of problems of one kind per file: nobody reads more, and a broken file may have thousands. */
export const MOST = 100;

/** Thrown by a build step with all problems that it found, so that they can be fixed together. */
export class BuildError extends Error {
  constructor(
    readonly problems: Problem[],
    message = formatProblems(problems),
  ) {
    super(message);
    this.name = 'BuildError';
  }
}

/** Stops the build if there is any problem. @throws BuildError with all of them. */
export function stopOn(problems: Problem[]): void {
  if (problems.length > 0) throw new BuildError(problems);
}

/**
 * What to fix after an error: its own problems, or one for it.
 * @param failed `The file could not be loaded:`
 * @param advice added to that one
 */
export function problemsFrom(error: unknown, where: string, failed: string, advice = ''): Problem[] {
  if (error instanceof BuildError) return error.problems;
  return [{ where, message: `${failed} ${error instanceof Error ? error.message : error}${advice}` }];
}

/** `this must be a text` -> `This must be a text.` */
export const asSentence = (clause: string) => `${clause.charAt(0).toUpperCase()}${clause.slice(1)}.`;

/** The text for the terminal: one block per problem, in the order in which they were found, repeated ones once. */
export function formatProblems(problems: Problem[]): string {
  const blocks = [...new Set(problems.map(formatProblem))];
  const count = blocks.length === 1 ? '1 problem' : `${blocks.length} problems`;
  return `${blocks.join('\n')}\n\n${count}. Nothing was written: dist/ is as it was.`;
}

/** The text of one problem for the terminal, which no text of a file or its name may control or add lines to. */
export function formatProblem({ where, message }: Problem): string {
  const lines = message.split('\n').map(printable);
  return [printable(where), ...lines].join('\n    ');
}
