import { describe, expect, it } from 'vitest';
import { bundleClient } from '../../build/assets/islands.ts';
import { pageText, problemsOf, site } from './small-site.ts';

const IMPORTS = `import { useId } from 'react';
import { Island } from '../../../../components/Island.tsx';
const Lamp = ({ text }: { text: string }) => <p id={useId()}>It says {text}</p>;`;

const LAMP = '<Island name="lamp" view={Lamp} props={{ text: "on" }} />';

/** The small site with the page /extra/, and a script for the island "lamp". */
const withPage = (view: string) =>
  site({
    'client/lamp.tsx': 'export const mount = () => {};\n',
    'pages/extra.tsx': pageText('Extra', `<h1>Extra</h1>${view}`, IMPORTS),
  });

describe('an island', () => {
  it('is the complete HTML of its view, marked for the loader, with ids that begin with its name', async () => {
    const small = await withPage(LAMP);
    await small.build();
    const island = (await small.page('extra/index.html')).querySelector('[data-island=lamp]');
    expect(island?.text).toBe('It says on');
    expect(island?.querySelector('p')?.id).toContain('lamp-');
    const scripts = island?.getAttribute('data-scripts')?.split(' ') ?? [];
    expect(scripts[0]).toMatch(/^\/assets\/client\/lamp\./);
    for (const address of scripts) expect(await small.files()).toContain(address.slice(1));
    const html = await small.read('extra/index.html');
    // React needs the comment between two texts to hydrate them.
    expect(html).toContain('It says <!-- -->on');
    expect(html).toContain('querySelectorAll("[data-island]")');
  });

  it('passes its props to the browser unharmed, whatever characters they contain', async () => {
    const text = `</script><script>alert(1)</script> "double" 'single' <!-- --> &amp; one\u2028two\u2029three\r\nfour 🏮👩‍👩‍👧 $& $1 $\``;
    const small = await withPage(`<Island name="lamp" view={Lamp} props={${JSON.stringify({ text })}} />`);
    await small.build();
    const page = await small.page('extra/index.html');
    const props = page.querySelector('[data-island=lamp]')?.getAttribute('data-props');
    expect(JSON.parse(props ?? '')).toEqual({ text });
    expect(page.querySelectorAll('h1, footer')).toHaveLength(2);
    expect(page.querySelectorAll('script').filter((script) => script.text.includes('alert'))).toEqual([]);
  });

  it.each([
    ['appears twice on a page', LAMP + LAMP, 'The island "lamp" appears twice on this page'],
    ['has no script', LAMP.replace('lamp', 'lam'), 'There is no script client/lam.tsx. Add it'],
  ])('that %s stops the build', async (_what, view, message) => {
    const place = '/extra/ (pages/extra.tsx) The page could not be rendered.';
    expect(await (await withPage(view)).report()).toContain(`${place} ${message}`);
  });
});

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

  it('stop the build if they contain Emotion, which a sheet brings along too', async () => {
    const [sheets] = await problems("import { sheet as it } from '../../../../components/sheet.ts';");
    expect(sheets?.where).toBe('client/lamp.tsx');
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
