import { readFile } from 'node:fs/promises';
import { parse } from 'node-html-parser';
import { expect, it } from 'vitest';
import { renderDrawings } from '../../build/assets/drawings.tsx';
import { FONT } from '../../build/assets/font.ts';

const font = await readFile(`static/${FONT}`);
const files = [...(await renderDrawings(font))].map(
  ([name, contents]) => [name, Buffer.from(contents).toString()] as const,
);

it.each(files)('a drawing that becomes a file is complete in itself: %s', (_name, markup) => {
  const picture = parse(markup);
  const root = picture.querySelector('svg');
  expect(root?.getAttribute('viewBox')).toBe(
    `0 0 ${root?.getAttribute('width')} ${root?.getAttribute('height')}`,
  );
  // A picture file has no access to the font and the styles of the page, and may request nothing.
  expect(markup.replace('http://www.w3.org/2000/svg', '')).not.toMatch(
    /<text|font-|var\(|class=|style=|https?:|href|<image/,
  );
  const ids = picture.querySelectorAll('[id]').map(({ id }) => id);
  for (const [, id] of markup.matchAll(/url\(#([\w-]+)\)/g)) expect(ids).toContain(id);
  expect(markup.length).toBeLessThan(70_000);
});
