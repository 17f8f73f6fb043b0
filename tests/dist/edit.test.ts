import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

it('the finished site holds nothing of the editor', () => {
  const files = readdirSync('dist', { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  expect(files.length).toBeGreaterThan(20);
  const found = files.filter((entry) => {
    const text = readFileSync(path.join(entry.parentPath, entry.name), 'latin1');
    return /data-picked|rjsf|PictureChooser|\.edits/.test(text);
  });
  expect(found.map(({ name }) => name)).toEqual([]);
});
