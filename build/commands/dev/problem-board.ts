import { formatProblem, type Problem } from '../../shared/problems.ts';
import { formatOverlayProblem, type OverlayProblem, overlayProblems } from './overlay-problems.ts';

/** The mistakes that stop the site and those of its types: on the terminal once, over every page until they are fixed. */
export interface ProblemBoard {
  /** Something was thrown while the site was read or rendered. */
  siteFailed(error: unknown): void;
  siteWorks(): void;
  /** @param problems of all types; none when they are correct */
  typesChecked(problems: Problem[]): void;
}

/**
 * @param root the site's folder, for the lines around a mistake
 * @param show gets all current mistakes
 */
export function createProblemBoard(root: string, show: (problems: OverlayProblem[]) => void): ProblemBoard {
  let ofSite: OverlayProblem[] = [];
  let ofTypes: OverlayProblem[] = [];
  const showAll = () => show([...ofSite, ...ofTypes]);
  return {
    siteFailed: (error) => {
      ofSite = overlayProblems(error, root);
      for (const problem of ofSite) console.error(formatOverlayProblem(problem));
      showAll();
    },
    siteWorks: () => {
      ofSite = [];
      showAll();
    },
    typesChecked: (problems) => {
      ofTypes = problems.map((problem) => ({ ...problem, excerpt: '' }));
      for (const problem of ofTypes) console.error(formatProblem(problem));
      showAll();
    },
  };
}
