import { expect, it } from 'vitest';
import { formatOverlayProblem, overlayProblems } from '../../build/commands/dev/overlay-problems.ts';
import { placeInCode } from '../../build/shared/compile-errors.ts';
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

it.each([
  ['at Hero (/my site/components/Hero.tsx:79:9)', 'components/Hero.tsx:79:9'],
  ['at async page (file:///my%20site/pages/index.tsx:4:22)', 'pages/index.tsx:4:22'],
  ['at /my site/pages/index.tsx:1:28', 'pages/index.tsx:1:28'],
  ['at Object.<anonymous> (/my site/build/render/page.tsx:1:2)', undefined],
  ['at process.processTicksAndRejections (node:internal/process/task_queues:95:5)', undefined],
])('the place of an error is named, also in a folder with a space: %s', (line, place) => {
  const error = Object.assign(new Error('off'), { stack: `Error: off\n    ${line}\n` });
  expect(placeInCode(error, '/my site')).toBe(place);
});
