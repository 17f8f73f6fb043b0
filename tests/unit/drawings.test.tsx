import { readFile } from 'node:fs/promises';
import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Files } from '../../build/assets/assets.ts';
import { renderDrawings } from '../../build/assets/drawings.tsx';
import { FONT } from '../../build/assets/font.ts';
import { loadTextOutlines } from '../../build/assets/text-outlines.ts';
import { drawings } from '../../components/drawings/index.tsx';
import { OutlineContext, Words } from '../../components/drawings/parts/Words.tsx';

const font = await readFile(`static/${FONT}`);
let files: [name: string, markup: string][];

beforeAll(async () => {
  const made: Files = await renderDrawings(new Map([[FONT, font]]));
  files = [...made].map(([name, contents]) => [name, Buffer.from(contents).toString()]);
});

describe('a drawing that becomes a file', () => {
  it('has its letters as shapes, because a picture file has no access to the font of the page', () => {
    for (const [name, markup] of files) expect(markup, name).not.toMatch(/<text|font-/);
  });

  it('has its colors as values, because a picture file has no access to the styles of the page', () => {
    for (const [name, markup] of files) expect(markup, name).not.toMatch(/var\(|class=|style=/);
  });

  it('is a complete svg with a size, and requests nothing', () => {
    for (const [name, markup] of files) {
      const root = parse(markup).querySelector('svg');
      const size = `0 0 ${root?.getAttribute('width')} ${root?.getAttribute('height')}`;
      expect(root?.getAttribute('viewBox'), name).toBe(size);
      expect(markup.replace('http://www.w3.org/2000/svg', ''), name).not.toMatch(/https?:|href|<image/);
    }
  });

  it('refers only to patterns and clips that it contains', () => {
    for (const [name, markup] of files) {
      const ids = parse(markup)
        .querySelectorAll('[id]')
        .map(({ id }) => id);
      const uses = [...markup.matchAll(/url\(#([\w-]+)\)/g)].map(([, id]) => id);
      expect(ids, name).toEqual(expect.arrayContaining(uses));
    }
  });

  it('weighs at most 70 KB, and 22 KB on average', () => {
    for (const [name, markup] of files) expect(markup.length, name).toBeLessThan(70_000);
    expect(files.reduce((sum, [, markup]) => sum + markup.length, 0)).toBeLessThan(22_000 * files.length);
  });

  it('has a second file for narrow screens if it has a second version', () => {
    const narrow = Object.entries(drawings).filter(([, drawing]) => 'narrow' in drawing);
    const expected = narrow.map(([name]) => `drawings/${name}-narrow.svg`);
    expect(files.map(([name]) => name)).toEqual(expect.arrayContaining(expected));
    expect(files).toHaveLength(Object.keys(drawings).length + expected.length);
  });
});

describe('words in a drawing', () => {
  const words = (
    <Words x={100} y={20} at="middle" size={20} weight={800}>
      Main
    </Words>
  );

  it('are text in a page', () => {
    const markup = renderToStaticMarkup(<svg aria-hidden="true">{words}</svg>);
    expect(parse(markup).querySelector('text')?.textContent).toBe('Main');
  });

  it('are outlines of the same letters in a file, with the width of the font and around the same point', async () => {
    const outline = await loadTextOutlines(font);
    const markup = renderToStaticMarkup(
      <svg aria-hidden="true">
        <OutlineContext value={outline}>{words}</OutlineContext>
      </svg>,
    );
    const d = parse(markup).querySelector('path')?.getAttribute('d') ?? '';
    const starts = [...d.matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
    expect(starts).toHaveLength(4);
    expect(starts.every(([, y]) => y === 20)).toBe(true);
    // "Main" at 20 px and weight 800 is 45.7 px wide in Chromium.
    expect(starts[0]?.[0]).toBeCloseTo(100 - 45.7 / 2, 0);
  });

  it('report letters that the subset of the font lacks', async () => {
    const outline = await loadTextOutlines(font);
    const place = { x: 0, y: 0, size: 20, weight: 800, at: 'start', tracking: 0 } as const;
    expect(() => outline({ ...place, text: 'Łódź' })).toThrow('Łódź');
  });
});
