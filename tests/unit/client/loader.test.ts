import { describe, expect, it, vi } from 'vitest';
import { find, openPage, runScript, until } from '../dom/page.ts';

/** The entry of an island, which notes what it gets; and a chunk that it needs. */
const ENTRY = `data:text/javascript,${encodeURIComponent('export const mount = (root, events) => mounted(root.id, events);')}`;
const CHUNK = 'data:text/javascript,1';
const BROKEN = 'data:text/javascript,throw%20new%20Error';

/** Opens a page with two islands, and its loader. @param scripts of both */
async function openIslands(scripts: string) {
  const island = (id: string) =>
    `<div id="${id}" data-island data-scripts="${scripts}"><button></button></div>`;
  const page = openPage(island('a') + island('b'));
  const mounted = vi.fn<(id: string, events: Event[]) => void>();
  vi.stubGlobal('mounted', mounted);
  const requested = vi.fn(async (_url: string) => new Response());
  vi.stubGlobal('fetch', requested);
  vi.stubGlobal('onpagehide', null);
  await runScript('loader');
  const use = (type: string) =>
    find('#a button').dispatchEvent(new page.Event(type, { bubbles: type !== 'scroll' }));
  const isMounted = () => until(() => expect(mounted).toHaveBeenCalledOnce());
  return { mounted, requested, use, isMounted };
}

const hasFailed = () => until(() => expect(find<HTMLElement>('#a').dataset.failed).toBe(''));

describe('an island', () => {
  it.each(['pointerover', 'focusin', 'scroll', 'click', 'keydown', 'input', 'change', 'submit', 'toast'])(
    'starts at the first %s inside it, alone',
    async (type) => {
      const { mounted, use, isMounted } = await openIslands(`${ENTRY} ${CHUNK}`);
      use(type);
      await isMounted();
      expect(mounted).toHaveBeenCalledWith('a', [expect.objectContaining({ type })]);
    },
  );

  it('gets everything that happens before it is ready, and nothing after that', async () => {
    const { mounted, use, isMounted } = await openIslands(ENTRY);
    use('pointerover');
    use('focusin');
    use('click');
    await isMounted();
    use('keydown');
    find<HTMLElement>('#a').dataset.ready = 'true';
    use('input');
    const types = mounted.mock.calls[0]?.[1].map(({ type }) => type);
    expect(types).toEqual(['pointerover', 'focusin', 'click', 'keydown']);
    expect(mounted).toHaveBeenCalledOnce();
  });

  it('runs once all of its scripts, which are requested at once, have arrived', async () => {
    const { mounted, requested, use, isMounted } = await openIslands(`${ENTRY} ${CHUNK}`);
    let arrive: (response: Response) => void = () => {};
    requested.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
    use('click');
    expect(requested.mock.calls).toEqual([[ENTRY], [CHUNK]]);
    await new Promise(setImmediate);
    expect(mounted).not.toHaveBeenCalled();
    arrive(new Response());
    await isMounted();
  });

  it.each([
    ['does not arrive', () => Promise.reject(new TypeError())],
    ['is refused', async () => new Response('', { status: 503 })],
  ])('is marked as failed if one of its scripts %s, and starts at the next use', async (_what, answer) => {
    const { mounted, requested, use, isMounted } = await openIslands(`${ENTRY} ${CHUNK}`);
    requested.mockResolvedValueOnce(new Response()).mockImplementationOnce(answer);
    use('click');
    await hasFailed();
    // Firefox never requests a module again that failed once.
    expect(mounted).not.toHaveBeenCalled();
    use('keydown');
    await isMounted();
    expect(mounted.mock.calls[0]?.[1].map(({ type }) => type)).toEqual(['click', 'keydown']);
  });

  it('is marked as failed if its script does not run', async () => {
    const { use } = await openIslands(BROKEN);
    use('click');
    await hasFailed();
  });
});
