import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'glob';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tokens } from '../../components/tokens.ts';

const SOURCES = [
  'build',
  'build.ts',
  'components',
  'pages',
  'schemas',
  'client',
  'content',
  'static',
  'package.json',
];
const CONFIGURATION = ['tsconfig.json', '.htmlvalidate.mjs'];
const OLD = [...new Set(Object.values(tokens))];

let project: string;
let dist: string;

/** `#ff661c` -> `#661cff` */
const turned = (color: string) => `#${color.slice(3)}${color.slice(1, 3)}`;

// The whole project with every color changed; it finds its packages in the folder above.
beforeAll(() => {
  mkdirSync('tests/.tmp', { recursive: true });
  project = path.resolve(mkdtempSync('tests/.tmp/colors-'));
  for (const name of [...SOURCES, ...CONFIGURATION])
    cpSync(name, path.join(project, name), { recursive: true });
  const file = path.join(project, 'components/tokens.ts');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/#[0-9a-f]{6}(?=',$)/gm, turned));
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'build.ts'], {
    cwd: project,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error(`${stdout}${stderr}`);
  dist = path.join(project, 'dist');
}, 240_000);
afterAll(() => rmSync(project, { recursive: true, force: true }));

describe('a site with other colors keeps none of the old ones', () => {
  it('in pages, drawings, icons and the list for apps', () => {
    const files = globSync('**/*.{html,svg,webmanifest,js,json}', { cwd: dist, dot: true });
    expect(files.filter((file) => file.endsWith('.svg')).length).toBeGreaterThan(10);
    const kept = files.flatMap((file) => {
      const text = readFileSync(path.join(dist, file), 'utf8').toUpperCase();
      return OLD.filter((color) => text.includes(color.toUpperCase())).map((color) => `${color} in ${file}`);
    });
    expect(kept).toEqual([]);
  });

  it('on cards, and in icons made of pixels', async () => {
    // The others become similar colors.
    const vivid = [tokens['--signal'], tokens['--yellow']];
    const files = globSync('**/*.png', { cwd: dist });
    expect(files.length).toBeGreaterThan(15);
    for (const file of files) {
      const { data, info } = await sharp(path.join(dist, file))
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const pixels = data.length / info.channels;
      for (const color of vivid) {
        const parts = [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
        let near = 0;
        for (let at = 0; at < data.length; at += info.channels)
          if (parts.every((part, index) => Math.abs(part - (data[at + index] ?? 0)) < 8)) near += 1;
        expect(near / pixels, `${color} in ${file}`).toBeLessThan(0.002);
      }
    }
  });
});
