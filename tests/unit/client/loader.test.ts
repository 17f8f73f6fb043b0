import { afterEach, describe, expect, it, vi } from 'vitest';
import { find, openPage, runScript, until } from '../dom/page.ts';

afterEach(() => vi.unstubAllGlobals());

/** The entry of an island, which notes what it gets; and a chunk that it needs. */
const ENTRY = `data:text/javascript,${encodeURIComponent('export const mount = (root, events) => mounted(root.id, events);')}`;
const CHUNK = 'data:text/javascript,chunkLoaded();';
const BROKEN = 'data:text/javascript,throw%20new%20Error';

/** Opens a page with two islands, and its loader. @param scripts of both */
async function openIslands(scripts: string) {
  const island = (id: string) =>
    `<div id="${id}" data-island data-scripts="${scripts}"><button></button></div>`;
  const page = openPage(island('a') + island('b'));
  const frames: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
  const mounted = vi.fn<(id: string, events: Event[]) => void>();
  vi.stubGlobal('mounted', mounted);
  vi.stubGlobal('chunkLoaded', () => {});
  const connection = { onLine: true };
  vi.stubGlobal('navigator', connection);
  await runScript('loader');
  const use = (type: string) =>
    find('#a button').dispatchEvent(new page.Event(type, { bubbles: type !== 'scroll' }));
  const paint = () => {
    for (const run of frames.splice(0)) run();
  };
  return { mounted, connection, use, paint };
}
type Islands = Awaited<ReturnType<typeof openIslands>>;

/** Uses the island, and lets the browser draw its response. */
async function start({ use, paint }: Islands, type = 'click') {
  use(type);
  paint();
  paint();
}

const isMounted = ({ mounted }: Islands) => until(() => expect(mounted).toHaveBeenCalledOnce());
const hasFailed = () => until(() => expect(find<HTMLElement>('#a').dataset.failed).toBe(''));

describe('an island', () => {
  it.each(['pointerover', 'focusin', 'scroll', 'click', 'keydown', 'input', 'change', 'submit', 'toast'])(
    'starts at the first %s inside it, alone',
    async (type) => {
      const islands = await openIslands(`${ENTRY} ${CHUNK}`);
      await start(islands, type);
      await isMounted(islands);
      expect(islands.mounted).toHaveBeenCalledWith('a', [expect.objectContaining({ type })]);
    },
  );

  it('gets everything that happens before it is ready, and nothing after that', async () => {
    const islands = await openIslands(ENTRY);
    islands.use('pointerover');
    islands.use('focusin');
    await start(islands, 'click');
    await isMounted(islands);
    islands.use('keydown');
    find<HTMLElement>('#a').dataset.ready = 'true';
    islands.use('input');
    const types = islands.mounted.mock.calls[0]?.[1].map(({ type }) => type);
    expect(types).toEqual(['pointerover', 'focusin', 'click', 'keydown']);
    expect(islands.mounted).toHaveBeenCalledOnce();
  });

  it('is requested once the visitor has seen a response', async () => {
    const islands = await openIslands(ENTRY);
    islands.use('click');
    islands.paint();
    await new Promise(setImmediate);
    expect(islands.mounted).not.toHaveBeenCalled();
    islands.paint();
    await isMounted(islands);
  });

  it('is marked as failed if one of its scripts does not arrive', async () => {
    const islands = await openIslands(`${ENTRY} ${BROKEN}`);
    await start(islands);
    await hasFailed();
    expect(islands.mounted).not.toHaveBeenCalled();
  });

  it('is not requested without a connection, and starts at the next use with one', async () => {
    const islands = await openIslands(ENTRY);
    islands.connection.onLine = false;
    await start(islands);
    await hasFailed();
    islands.connection.onLine = true;
    await start(islands, 'keydown');
    await isMounted(islands);
    expect(islands.mounted.mock.calls[0]?.[1].map(({ type }) => type)).toEqual(['click', 'keydown']);
  });
});

it('a page starts at its top after a reload', async () => {
  await openIslands(ENTRY);
  expect(history.scrollRestoration).toBe('manual');
});
