import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { filesIn } from '../unit/small-site.ts';

it('the finished site holds nothing of the editor', async () => {
  const files = await filesIn('dist');
  expect(files.length).toBeGreaterThan(20);
  const ofEditor = /data-picked|rjsf|PictureChooser|\.edits/;
  expect(files.filter((file) => ofEditor.test(readFileSync(`dist/${file}`, 'latin1')))).toEqual([]);
});
