import { readFile } from 'node:fs/promises';
import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { renderDrawings } from '../../build/assets/drawings.tsx';
import { FONT } from '../../build/assets/font.ts';
import { loadTextOutlines } from '../../build/assets/text-outlines.ts';
import { OutlineContext, Words } from '../../components/drawings/parts/Words.tsx';

const font = await readFile(`static/${FONT}`);
const files = [...(await renderDrawings(new Map([[FONT, font]])))].map(
  ([name, contents]) => [name, Buffer.from(contents).toString()] as const,
);

describe('a drawing that becomes a file', () => {
  it.each(files)('is complete in itself: %s', (_name, markup) => {
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
});

describe('words in a drawing', () => {
  const words = (
    <Words x={100} y={20} at="middle" size={20} weight={800}>
      Main
    </Words>
  );

  it('are text in a page, and outlines of the same letters around the same point in a file', async () => {
    const inPage = renderToStaticMarkup(<svg aria-hidden="true">{words}</svg>);
    expect(parse(inPage).querySelector('text')?.textContent).toBe('Main');
    const outline = await loadTextOutlines(font);
    const inFile = renderToStaticMarkup(
      <svg aria-hidden="true">
        <OutlineContext value={outline}>{words}</OutlineContext>
      </svg>,
    );
    const starts = [...inFile.matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
    expect(starts).toHaveLength(4);
    expect(starts.every(([, y]) => y === 20)).toBe(true);
    // "Main" at 20 px and weight 800 is 45.7 px wide in Chromium.
    expect(starts[0]?.[0]).toBeCloseTo(100 - 45.7 / 2, 0);
  });
});
