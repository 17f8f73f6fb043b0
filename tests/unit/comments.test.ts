import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'glob';
import { expect, it } from 'vitest';

const REPOSITORY = path.resolve(import.meta.dirname, '../..');
const FOLDERS = '{build,components,client,pages,tests}';

const all = globSync(['*.{ts,md}', `${FOLDERS}/**/*`, 'content/**/*', '.ci/*', '.github/**/*'], {
  cwd: REPOSITORY,
  posix: true,
  dot: true,
  nodir: true,
  ignore: ['tests/.tmp/**', '**/node_modules/**'],
});
/** Every file by all its possible names: `page.tsx`, `render/page.tsx`, `build/render/page.tsx`. */
const known = new Set(
  all.flatMap((file) => file.split('/').map((_, index, parts) => parts.slice(index).join('/'))),
);

it('comments name files that exist', () => {
  const sources = all.filter((file) => /\.tsx?$/.test(file) && !file.startsWith('tests/fixtures/'));
  expect(sources.length).toBeGreaterThan(400);
  const missing = sources.flatMap((file) => {
    const comments =
      readFileSync(path.join(REPOSITORY, file), 'utf8').match(
        /(?<![^\s{(,])(?:\/\*[\s\S]*?\*\/|\/\/[^\n]*)/g,
      ) ?? [];
    const named = comments.join('\n').match(/(?<![\w*./-])[a-z][\w./-]*\.tsx?\b/g) ?? [];
    return named.filter((name) => !known.has(name)).map((name) => `${file}: ${name}`);
  });
  // Placeholders such as client/NAME.tsx.
  expect(missing.filter((text) => !/[A-Z]{4}|\[/.test(text))).toEqual([]);
});

it('READMEs name files that exist', () => {
  const readmes = all.filter((file) => path.basename(file) === 'README.md');
  expect(readmes.length).toBeGreaterThan(8);
  const missing = readmes.flatMap((file) => {
    const named = readFileSync(path.join(REPOSITORY, file), 'utf8').match(/(?<=`)[\w./-]+\.tsx?(?=`)/g) ?? [];
    return named.filter((name) => !known.has(name)).map((name) => `${file}: ${name}`);
  });
  // Placeholders such as client/NAME.tsx, and files that the reader creates.
  expect(missing.filter((text) => !/[A-Z]{4}\.tsx|price|Price|questions/.test(text))).toEqual([]);
});
