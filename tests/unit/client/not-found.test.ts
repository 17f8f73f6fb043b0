import { beforeEach, describe, expect, it, vi } from 'vitest';
import { REDIRECT_DELAY } from '../../../components/not-found/redirect-delay.ts';
import { find, openPage, runScript } from '../dom/page.ts';

const GOES = 'You will be taken to the home page.';
const STAYS = 'You stay on this page.';

/** Opens a missing page, with a clock that the test controls. */
async function openMissing({ hidden = false } = {}) {
  const page = openPage(`
    <div data-redirect="${GOES}" data-stayed="${STAYS}">
      <p><span role="status"></span></p>
      <a href="/">Home</a><button hidden>Stay</button>
    </div>`);
  const visibility = { hidden };
  Object.defineProperty(document, 'hidden', { get: () => visibility.hidden });
  const replace = vi.fn();
  vi.stubGlobal('location', { replace });
  vi.stubGlobal('performance', performance);
  const selection = { isCollapsed: true };
  vi.stubGlobal('getSelection', () => selection);
  await runScript('not-found');
  const show = (isShown: boolean) => {
    visibility.hidden = !isShown;
    page.dispatchEvent(new page.Event('visibilitychange'));
  };
  const send = (type: string, target: EventTarget = page, init = {}) =>
    target.dispatchEvent(Object.assign(new page.Event(type), init));
  return { replace, selection, show, send };
}

const state = () => find<HTMLElement>('[data-redirect]').dataset.state;
const status = () => find('[role=status]').textContent;

beforeEach(() => void vi.useFakeTimers());

describe('a missing page', () => {
  it('says that it goes to the home page, shows the button that stops it, and goes', async () => {
    const { replace } = await openMissing();
    expect([status(), state(), find<HTMLElement>('button').hidden]).toEqual([GOES, 'running', false]);
    vi.advanceTimersByTime(REDIRECT_DELAY - 1);
    expect(replace).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(replace).toHaveBeenCalledExactlyOnceWith('/');
  });

  it('says it again once it has loaded, for screen readers that were not ready', async () => {
    const { send } = await openMissing();
    find('[role=status]').textContent = '';
    send('load');
    expect(status()).toBe(GOES);
  });

  it.each(['keydown', 'pointerdown', 'click', 'wheel', 'scroll', 'focusin'])(
    'stays for good after a %s anywhere, and says so',
    async (type) => {
      const { replace, send, show } = await openMissing();
      // Scroll events do not bubble.
      send(type, find('a'));
      expect([status(), state()]).toEqual([STAYS, 'stayed']);
      show(true);
      send('load');
      vi.advanceTimersByTime(2 * REDIRECT_DELAY);
      expect(replace).not.toHaveBeenCalled();
      expect([status(), state()]).toEqual([STAYS, 'stayed']);
    },
  );

  it.each([
    ['selects text, but not when the cursor only moves', 'document', 'selectionchange', 'isCollapsed', true],
    ['comes back to it, not when it is shown first', 'window', 'pageshow', 'persisted', false],
  ] as const)('stays when the visitor %s', async (_what, on, type, property, before) => {
    const { selection, send } = await openMissing();
    for (const [value, expected] of [
      [before, 'running'],
      [!before, 'stayed'],
    ] as const) {
      Object.assign(selection, { [property]: value });
      send(type, globalThis[on], { [property]: value });
      expect(state()).toBe(expected);
    }
  });

  it('does not wait while nobody sees it, and goes on where it was', async () => {
    const { replace, show } = await openMissing({ hidden: true });
    expect(state()).toBe('waiting');
    vi.advanceTimersByTime(2 * REDIRECT_DELAY);
    show(true);
    expect(state()).toBe('running');
    vi.advanceTimersByTime(REDIRECT_DELAY - 1000);
    show(false);
    vi.advanceTimersByTime(2 * REDIRECT_DELAY);
    show(true);
    vi.advanceTimersByTime(999);
    expect(replace).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(replace).toHaveBeenCalledOnce();
  });

  it('moves the focus from the button, which disappears, to the link beside it, and no other', async () => {
    const { send } = await openMissing();
    const focus = vi.spyOn(find('a'), 'focus');
    send('keydown');
    expect(focus).not.toHaveBeenCalled();
    await openMissing();
    find('button').focus();
    expect(document.activeElement).toBe(find('a'));
  });
});
