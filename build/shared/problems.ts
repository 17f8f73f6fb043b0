import { printable } from './characters.ts';

/**
 * One thing the agency or a developer has to fix before the site can be built. A problem stops a build; a finding stops
 * a release. (A fault, in tests, is one planted on purpose.)
 */
export interface Problem {
  /** Where it is: `content/site.yaml:4:8`, `/packages/` or `pages/review.tsx`. */
  where: string;
  /** What is wrong, and what to do about it. Whole sentences. */
  message: string;
}

/** Something that must not be published as it is. */
export interface Found {
  /** `content/site.yaml:4:8`, or the URL of a page where no line of the content is to blame. */
  where: string;
  /** The text there; empty where something is missing. */
  value: string;
  /** What is wrong with this one, where the rule alone does not say it. */
  note?: string;
}

/** What a rule found. */
export interface Finding extends Found {
  rule: string;
  remedy: string;
}

/** How many problems of one kind are said of one file: nobody reads more, and a broken file may have thousands. */
export const MOST = 100;

/** Thrown by a build step with every problem it found, so that all are fixed in one go. */
export class BuildError extends Error {
  constructor(readonly problems: Problem[]) {
    super(formatProblems(problems));
    this.name = 'BuildError';
  }
}

/** Stops the build if there is any problem. @throws BuildError with all of them. */
export function stopOn(problems: Problem[]): void {
  if (problems.length > 0) throw new BuildError(problems);
}

/** `this must be a text` -> `This must be a text.` */
export const asSentence = (clause: string) => `${clause.charAt(0).toUpperCase()}${clause.slice(1)}.`;

/** The text the terminal shows: one block per problem, in the order in which they were found, repeated ones once. */
export function formatProblems(problems: Problem[]): string {
  const blocks = [...new Set(problems.map(formatProblem))];
  const count = blocks.length === 1 ? '1 problem' : `${blocks.length} problems`;
  return `${blocks.join('\n')}\n\n${count}. Nothing was written: dist/ is as it was.`;
}

/**
 * The text the terminal shows of one problem. Text of a file or its name may be quoted, and must not reach
 * the terminal as a command or a line of its own.
 */
export function formatProblem({ where, message }: Problem): string {
  const lines = message.split('\n').map(printable);
  return [printable(where), ...lines].join('\n    ');
}
