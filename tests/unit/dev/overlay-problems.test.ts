import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { formatOverlayProblem, overlayProblems } from '../../../build/commands/dev/overlay-problems.ts';
import { BuildError } from '../../../build/shared/problems.ts';

describe('the terminal of npm run dev', () => {
  it('shows the lines around a mistake, without their control characters', () => {
    const root = mkdtempSync(path.join(tmpdir(), 'problems-'));
    onTestFinished(() => rmSync(root, { recursive: true }));
    mkdirSync(path.join(root, 'content'));
    writeFileSync(path.join(root, 'content/site.yaml'), 'agency: A\nlead: \u001b[2J\u202eb\rx\n');
    const [problem] = overlayProblems(
      new BuildError([{ where: 'content/site.yaml:2:7', message: 'This is "\u001b]0;x\u0007".' }]),
      root,
    );
    expect(problem && formatOverlayProblem(problem)).toBe(
      [
        'content/site.yaml:2:7',
        '    This is "?]0;x?".',
        '     1 | agency: A',
        '>    2 | lead: ?[2J?b?x',
        '     3 | ',
      ].join('\n'),
    );
  });

  it('shows a file name without its control characters', () => {
    const where = 'content/\u001b[31m\nred.yaml';
    const [problem] = overlayProblems(
      new BuildError([{ where, message: 'Nothing uses this file.' }]),
      tmpdir(),
    );
    expect(problem && formatOverlayProblem(problem)).toMatch(
      /^content\/\?\[31m\?red\.yaml\n {4}Nothing uses this file\.\s*$/,
    );
  });
});
