import { describe, expect, it } from 'vitest';
import { pageText, site } from './small-site.ts';

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
