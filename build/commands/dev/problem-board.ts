import { formatProblem, type Problem } from '../../shared/problems.ts';
import { formatOverlayProblem, type OverlayProblem, overlayProblems } from './overlay-problems.ts';

/**
 * Mistakes that stop the site, and type errors: once on the terminal, over every page until they are fixed.
 * @param root the site's folder, for the lines around a mistake
 * @param show gets all current mistakes
 */
export function createProblemBoard(root: string, show: (problems: OverlayProblem[]) => void) {
  let ofSite: OverlayProblem[] = [];
  let ofTypes: OverlayProblem[] = [];
  const showAll = () => show([...ofSite, ...ofTypes]);
  return {
    /** Reading or rendering the site threw an error. */
    siteFailed: (error: unknown): void => {
      ofSite = overlayProblems(error, root);
      for (const problem of ofSite) console.error(formatOverlayProblem(problem));
      showAll();
    },
    siteWorks: (): void => {
      ofSite = [];
      showAll();
    },
    /** @param problems all type errors; none if the types are correct */
    typesChecked: (problems: Problem[]): void => {
      ofTypes = problems.map((problem) => ({ ...problem, excerpt: '' }));
      for (const problem of ofTypes) console.error(formatProblem(problem));
      showAll();
    },
  };
}
