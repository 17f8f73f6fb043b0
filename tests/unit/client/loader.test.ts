import { describe, expect, it, vi } from 'vitest';
import { find, openPage, runScript, until } from '../dom/page.ts';

/** The entry of an island, which notes what it gets; and a chunk that it needs. */
const ENTRY = `data:text/javascript,${encodeURIComponent('export const mount = (root, events) => mounted(root.id, events);')}`;
const CHUNK = 'data:text/javascript,chunkLoaded();';
const BROKEN = 'data:text/javascript,throw%20new%20Error';
const HANGING = 'data:text/javascript,await%20new%20Promise(()=>{})';

/** Opens a page with two islands, and its loader. @param scripts of both */
async function openIslands(scripts: string) {
  const island = (id: string) =>
    `<div id="${id}" data-island data-scripts="${scripts}"><button></button></div>`;
  const page = openPage(island('a') + island('b'));
  const frames: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
  const mounted = vi.fn<(id: string, events: Event[]) => void>();
  vi.stubGlobal('mounted', mounted);
  const chunkLoaded = vi.fn();
  vi.stubGlobal('chunkLoaded', chunkLoaded);
  const connection = { onLine: true };
  vi.stubGlobal('navigator', connection);
  vi.stubGlobal('onpagehide', null);
  await runScript('loader');
  const use = (type: string) =>
    find('#a button').dispatchEvent(new page.Event(type, { bubbles: type !== 'scroll' }));
  const paint = () => frames.splice(0).map((run) => run());
  /** Uses the island, and lets the browser draw its response. */
  const start = (type = 'click') => [use(type), paint(), paint()];
  const isMounted = () => until(() => expect(mounted).toHaveBeenCalledOnce());
  return { mounted, chunkLoaded, connection, use, paint, start, isMounted };
}

const hasFailed = () => until(() => expect(find<HTMLElement>('#a').dataset.failed).toBe(''));

describe('an island', () => {
  it.each(['pointerover', 'focusin', 'scroll', 'click', 'keydown', 'input', 'change', 'submit', 'toast'])(
    'starts at the first %s inside it, alone',
    async (type) => {
      const { mounted, start, isMounted } = await openIslands(`${ENTRY} ${CHUNK}`);
      start(type);
      await isMounted();
      expect(mounted).toHaveBeenCalledWith('a', [expect.objectContaining({ type })]);
    },
  );

  it('gets everything that happens before it is ready, and nothing after that', async () => {
    const { mounted, use, start, isMounted } = await openIslands(ENTRY);
    use('pointerover');
    use('focusin');
    start();
    await isMounted();
    use('keydown');
    find<HTMLElement>('#a').dataset.ready = 'true';
    use('input');
    const types = mounted.mock.calls[0]?.[1].map(({ type }) => type);
    expect(types).toEqual(['pointerover', 'focusin', 'click', 'keydown']);
    expect(mounted).toHaveBeenCalledOnce();
  });

  it('is requested once the visitor has seen a response', async () => {
    const { mounted, use, paint, isMounted } = await openIslands(ENTRY);
    use('click');
    paint();
    await new Promise(setImmediate);
    expect(mounted).not.toHaveBeenCalled();
    paint();
    await isMounted();
  });

  it('requests all of its scripts at once', async () => {
    // Node runs the script of an address only once.
    const { chunkLoaded, start } = await openIslands(`${HANGING} ${CHUNK}//once`);
    start();
    await until(() => expect(chunkLoaded).toHaveBeenCalledOnce());
  });

  it('is marked as failed if one of its scripts does not arrive', async () => {
    const { mounted, start } = await openIslands(`${ENTRY} ${BROKEN}`);
    start();
    await hasFailed();
    expect(mounted).not.toHaveBeenCalled();
  });

  it('is not requested without a connection, and starts at the next use with one', async () => {
    const { mounted, connection, start, isMounted } = await openIslands(ENTRY);
    connection.onLine = false;
    start();
    await hasFailed();
    connection.onLine = true;
    start('keydown');
    await isMounted();
    expect(mounted.mock.calls[0]?.[1].map(({ type }) => type)).toEqual(['click', 'keydown']);
  });
});
