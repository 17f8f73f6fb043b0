import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { seeded } from '../../build/assets/cards/seeded.ts';
import { atField } from '../../build/commands/edit/checks.ts';
import { readContents, rewriteContentText } from '../../build/commands/edit/content-text.ts';
import { loadContent } from '../../build/content/load.ts';
import { problemsOf } from '../unit/small-site.ts';
import { contentFiles, randomEdit, valueIn } from './random-edits.ts';

const ROOT = path.resolve('.');

it('a thousand random edits of the content build, or are refused at the field', async () => {
  const random = seeded('random-builds');
  const each = Math.ceil(1_000 / contentFiles.length);
  let [built, refused, elsewhere] = [0, 0, 0];
  for (const file of contentFiles) {
    const text = readFileSync(path.join(ROOT, file), 'utf8');
    for (let count = 0; count < each; count += 1) {
      const value = valueIn(file, text);
      const { path: edited } = randomEdit(random, value);
      const written = rewriteContentText(file, text, value, []);
      const problems = await problemsOf(loadContent(ROOT, {}, 'all', new Map([[file, written]])));
      if (problems.length === 0) built += 1;
      else refused += 1;
      const contents = readContents(new Map([[file, written]]));
      const said = problems.map((problem) => atField(contents, problem));
      // Every message about this file has a field, and one of them leads to where the edit was.
      for (const problem of said.filter(({ where }) => where.startsWith(file)))
        expect(problem.path, `${problem.where} ${problem.message}`).toBeDefined();
      const isNear = said.some(
        ({ path: field = [] }) => field[0] === edited[0] || field.at(-1) === 'added key',
      );
      if (problems.length > 0 && !isNear) elsewhere += 1;
    }
  }
  expect(built).toBeGreaterThan(100);
  expect(refused).toBeGreaterThan(100);
  // Such as the row that a package names, which went.
  expect(elsewhere).toBeLessThan(refused / 15);
});
