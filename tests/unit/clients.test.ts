import { describe, expect, it } from 'vitest';
import { bundleClient } from '../../build/assets/islands.ts';
import { problemsOf, site } from './small-site.ts';

describe('the scripts of islands', () => {
  /** The scripts of an island with a sheet, and the class name that it uses. */
  async function bundled(file: string) {
    const small = await site({
      [`client/${file}.ts`]: `import { sheet } from '../../../../components/sheet.ts';
export const lamp = sheet('tests/unit/${file}', { box: { color: 'var(--ink)' }, lid: {} });\n`,
      'client/lamp.tsx': `import { lamp } from './${file}.ts';\nexport const mount = () => lamp.box;\n`,
    });
    const { outputs } = await bundleClient(small.root);
    const text = outputs.map(({ contents }) => String(contents)).join('\n');
    return { text, name: text.match(/=>"([\w-]+)"/)?.[1] };
  }

  it('contain the class names of a sheet that they use, but none of its rules', async () => {
    const { text, name } = await bundled('lamp.styles');
    expect(name).toBeDefined();
    expect(text).not.toMatch(/color:|box|lid/);
  });

  it('contain the rules of a late sheet, which no page has, with the values of their colors', async () => {
    const { text, name } = await bundled('lamp.late.styles');
    expect(text).toContain(`.${name}{color:#0e2219}`);
  });

  const problems = async (lamp: string) =>
    problemsOf(
      bundleClient((await site({ 'client/lamp.tsx': `${lamp}\nexport const mount = () => it();` })).root),
    );

  it('stop the build if they contain Emotion', async () => {
    const [problem] = await problems("import { css as it } from '@emotion/react';");
    expect(problem?.where).toBe('client/lamp.tsx');
    expect(problem?.message).toMatch(/^This puts @emotion\/react\/\S+ into the browser's scripts\./);
    expect(problem?.message).toContain('Move the sheet it uses into a file named *.styles.ts.');
  });

  it('stop the build if they contain all of zod, but may use its small form', async () => {
    const [problem] = await problems("import { z } from 'zod';\nconst it = () => z.string();");
    expect(problem?.message).toContain("Write `import * as z from 'zod/mini'`.");
    expect(await problems("import * as z from 'zod/mini';\nconst it = () => z.string();")).toEqual([]);
  });

  it('that do not compile are reported with their line', () =>
    expect(problems('let it;\nconst = 2;')).rejects.toThrow(/client\/lamp\.tsx:2:\d+/));
});
