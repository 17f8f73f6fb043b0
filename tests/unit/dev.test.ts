import { expect, it } from 'vitest';
import { formatOverlayProblem, overlayProblems } from '../../build/commands/dev/overlay-problems.ts';
import { BuildError } from '../../build/shared/problems.ts';
import { temporaryFolder } from './temporary-folder.ts';

it.each([
  ['site.yaml:2:7', 'site.yaml:2:7\n    A "?]0;x?".\n     1 | agency: A\n>    2 | lead: ?[2J?b?x\n     3 | '],
  ['\u001b[31m\nred.yaml', '?[31m?red.yaml\n    A "?]0;x?".'],
])('npm run dev prints the lines around a mistake without control characters: %j', (where, said) => {
  const root = temporaryFolder({ 'site.yaml': 'agency: A\nlead: \u001b[2J\u202eb\rx\n' });
  const [problem] = overlayProblems(new BuildError([{ where, message: 'A "\u001b]0;x\u0007".' }]), root);
  expect(problem && formatOverlayProblem(problem).trimEnd()).toBe(said.trimEnd());
});
