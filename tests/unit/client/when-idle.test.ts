import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PAUSE, TYPING_LIMIT, whenIdle } from '../../../client/shared/when-idle.ts';

describe('an island', () => {
  const run = vi.fn();
  const idle = vi.fn((start: () => void, _options: IdleRequestOptions) => start() ?? 1);
  const letterAt = (timeStamp: number) => [{ type: 'input', timeStamp }] as Event[];

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearInterval', 'performance'] });
    vi.stubGlobal('window', { requestIdleCallback: idle });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.clearAllMocks();
  });

  it.each(['click', 'submit', 'change', 'focusin', 'toast'])(
    'starts in an idle moment, within 200 ms, if the visitor does not type: %s',
    (type) => {
      whenIdle([...letterAt(performance.now()), { type, timeStamp: performance.now() } as Event], run);
      expect(run).toHaveBeenCalledOnce();
      expect(idle.mock.calls[0]?.[1]).toEqual({ timeout: 200 });
    },
  );

  it('starts at once in a browser that does not report idle moments', () => {
    vi.stubGlobal('window', {});
    whenIdle([], run);
    expect(run).toHaveBeenCalledOnce();
  });

  it('waits for a pause of a visitor who types', () => {
    const events = letterAt(performance.now());
    whenIdle(events, run);
    vi.advanceTimersByTime(PAUSE - 1);
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(run).toHaveBeenCalledOnce();
  });

  it('starts after two seconds of typing without a pause', () => {
    const events = letterAt(performance.now());
    const typing = setInterval(() => events.push(...letterAt(performance.now())), PAUSE / 3);
    // One wait within another, as for an island.
    whenIdle(events, (end) => whenIdle(events, run, end));
    vi.advanceTimersByTime(TYPING_LIMIT - 1);
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(PAUSE);
    expect(run).toHaveBeenCalledOnce();
    clearInterval(typing);
  });
});
