import { describe, expect, it } from 'vitest';
import { type Edits, pageText, site } from './small-site.ts';

const IMPORTS = `import { useId } from 'react';
import { Island } from '../../../../components/Island.tsx';
import { Slot } from '../../../../components/islands/shared/Slot.tsx';`;

/** A site with the page /extra/ and a script for the island "lamp". */
const withPage = (view: string, components: string, more: Edits = {}) =>
  site({
    'client/lamp.tsx': 'export const mount = () => {};\n',
    'pages/extra.tsx': pageText('Extra', `<h1>Extra</h1>${view}`, `${IMPORTS}\n${components}`),
    ...more,
  });

const LAMP = 'const Lamp = ({ text }: { text: string }) => <p>It says {text}</p>;';

describe('an island', () => {
  it('is the complete HTML of its view, marked for the loader', async () => {
    const small = await withPage('<Island name="lamp" view={Lamp} props={{ text: "on" }} />', LAMP);
    await small.build();
    const island = (await small.page('extra/index.html')).querySelector('[data-island=lamp]');
    expect(island?.text).toBe('It says on');
    expect(island?.getAttribute('data-when')).toBeUndefined();
    const scripts = island?.getAttribute('data-scripts')?.split(' ') ?? [];
    expect(scripts[0]).toMatch(/^\/assets\/client\/lamp\./);
    for (const address of scripts) expect(await small.files()).toContain(address.slice(1));
  });

  it('keeps the comments between texts that React needs for hydration', async () => {
    const small = await withPage('<Island name="lamp" view={Lamp} props={{ text: "on" }} />', LAMP);
    await small.build();
    expect(await small.read('extra/index.html')).toContain('It says <!-- -->on');
  });

  it('passes its props to the browser unharmed, whatever characters they contain', async () => {
    const props = {
      endOfScript: '</script><script>alert(1)</script>',
      quotes: `"double" and 'single'`,
      comment: '<!-- -->',
      ampersands: '&amp; &quot; &',
      lineSeparators: 'one\u2028two\u2029three\r\nfour',
      emoji: '🏮👩‍👩‍👧',
      replacementPatterns: '$& $1 $`',
    };
    const small = await withPage(
      `<Island name="lamp" view={Named} props={${JSON.stringify(props)}} />`,
      'const Named = ({ comment }: { comment: string }) => <p>{comment}</p>;',
    );
    await small.build();
    const page = await small.page('extra/index.html');
    const island = page.querySelector('[data-island=lamp]');
    expect(JSON.parse(island?.getAttribute('data-props') ?? '')).toEqual(props);
    expect(page.querySelectorAll('h1, footer')).toHaveLength(2);
    expect(page.querySelectorAll('script').filter((script) => script.text.includes('alert'))).toHaveLength(0);
  });

  it('contains the HTML of its slots, and their requests to the build', async () => {
    const view = '<Island name="lamp" view={Shade} props={{}} slots={{ shade: <Shining /> }} />';
    const components = `import { useAsset } from '../../../../components/page.ts';
const Shade = ({ slots }: { slots?: { shade?: string } }) => <Slot html={slots?.shade} />;
const Shining = () => <img src={useAsset()('images/lamp.svg')} alt="" />;`;
    const small = await withPage(view, components);
    await small.build();
    const page = await small.page('extra/index.html');
    expect(page.querySelector('[data-island=lamp] > div > img')?.getAttribute('src')).toMatch(
      /lamp\.\w+\.svg$/,
    );
    expect(page.querySelector('[data-island=lamp]')?.getAttribute('data-props')).toBe('{}');
  });

  it('may hold another island in a slot', async () => {
    const view = `<Island name="lamp" view={Shade} props={{}}
      slots={{ shade: <Island name="bulb" view={Lamp} props={{ text: 'inside' }} /> }} />`;
    const components = `${LAMP}
const Shade = ({ slots }: { slots?: { shade?: string } }) => <Slot html={slots?.shade} />;`;
    const small = await withPage(view, components, { 'client/bulb.tsx': 'export const mount = () => {};\n' });
    await small.build();
    const inner = (await small.page('extra/index.html')).querySelector(
      '[data-island=lamp] [data-island=bulb]',
    );
    expect(inner?.text).toBe('It says inside');
  });

  it('has ids that begin with its name', async () => {
    const components = 'const Named = () => <p id={useId()}>Named</p>;';
    const small = await withPage('<Island name="lamp" view={Named} props={{}} />', components);
    await small.build();
    expect((await small.page('extra/index.html')).querySelector('[data-island=lamp] p')?.id).toContain(
      'lamp-',
    );
  });

  it('adds the loader to the page', async () => {
    const small = await withPage('<Island name="lamp" view={Lamp} props={{ text: "on" }} />', LAMP);
    await small.build();
    expect(await small.read('extra/index.html')).toContain('[data-island]');
  });

  it('that appears twice on a page stops the build', async () => {
    const island = '<Island name="lamp" view={Lamp} props={{ text: "on" }} />';
    const small = await withPage(island + island, LAMP);
    expect(await small.problems()).toEqual([
      {
        where: '/extra/ (pages/extra.tsx)',
        message:
          'The page could not be rendered. The island "lamp" appears twice on this page; its ids would clash. Leave one.',
      },
    ]);
  });

  it('without a script of its name stops the build', async () => {
    const small = await withPage('<Island name="lam" view={Lamp} props={{ text: "on" }} />', LAMP);
    expect(await small.problems()).toEqual([
      {
        where: '/extra/ (pages/extra.tsx)',
        message:
          'The page could not be rendered. There is no script client/lam.tsx. Add it, or fix the name.',
      },
    ]);
  });
});
