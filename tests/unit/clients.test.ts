import { describe, expect, it } from 'vitest';
import { bundleClients } from '../../build/assets/islands.ts';
import { problemsOf, site } from './small-site.ts';

describe('the scripts of islands', () => {
  it('contain the class names of a sheet that they use, but none of its rules', async () => {
    const small = await site({
      'client/lamp.styles.ts': `import { sheet } from '../../../../components/sheet.ts';
export const lamp = sheet('tests/unit/clients.test', { box: { color: 'papayawhip' }, lid: {} });\n`,
      'client/lamp.tsx': "import { lamp } from './lamp.styles.ts';\nexport const mount = () => lamp.box;\n",
    });
    const { outputs } = await bundleClients(small.root);
    const text = outputs.map(({ contents }) => String(contents)).join('\n');
    expect(text).toMatch(/=>"[\w-]+"/);
    expect(text).not.toMatch(/papayawhip|box|lid/);
  });

  it('contain the rules of a late sheet, which no page has, with the values of their colors', async () => {
    const small = await site({
      'client/lamp.late.styles.ts': `import { sheet } from '../../../../components/sheet.ts';
export const lamp = sheet('tests/unit/clients.test late', { box: { color: 'var(--ink)', gap: 'var(--gutter)' } });\n`,
      'client/lamp.tsx':
        "import { lamp } from './lamp.late.styles.ts';\nexport const mount = () => lamp.box;\n",
    });
    const { outputs } = await bundleClients(small.root);
    const text = outputs.map(({ contents }) => String(contents)).join('\n');
    const [, name] = text.match(/=>"([\w-]+)"/) ?? [];
    expect(text).toContain(`.${name}{color:#0e2219;gap:var(--gutter)}`);
    expect(text).toContain('adoptedStyleSheets');
  });

  it('stop the build if they contain Emotion', async () => {
    const small = await site({
      'client/lamp.tsx': "import { css } from '@emotion/react';\nexport const mount = () => css({});\n",
    });
    const [problem] = await problemsOf(bundleClients(small.root));
    expect(problem?.where).toBe('client/lamp.tsx');
    expect(problem?.message).toMatch(/^This puts @emotion\/react\/\S+ into the browser's scripts\./);
    expect(problem?.message).toContain('Move the sheet it uses into a file named *.styles.ts.');
  });

  it('that do not compile are reported with their line', async () => {
    const small = await site({ 'client/lamp.tsx': 'export const mount = 1;\nconst = 2;\n' });
    await expect(bundleClients(small.root)).rejects.toThrow(/client\/lamp\.tsx:2:\d+/);
  });
});
