import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isTyping, PAUSE, TYPING_LIMIT, whenIdle } from '../../../client/shared/when-idle.ts';

const LETTER = { type: 'input', timeStamp: 1000 };

describe('a visitor', () => {
  it('is typing until a pause after the last letter', () => {
    expect(isTyping([LETTER], 1000)).toBe(true);
    expect(isTyping([LETTER], 1000 + PAUSE - 1)).toBe(true);
    expect(isTyping([LETTER], 1000 + PAUSE)).toBe(false);
    expect(isTyping([LETTER, { type: 'input', timeStamp: 1200 }], 1000 + PAUSE)).toBe(true);
  });

  it('does not delay React after doing something else since', () => {
    for (const type of ['click', 'submit', 'change', 'focusin', 'toast'])
      expect(isTyping([LETTER, { type, timeStamp: 1010 }], 1020)).toBe(false);
  });
});

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

  it('starts in an idle moment, within 200 ms', () => {
    whenIdle([], run);
    expect(run).toHaveBeenCalledOnce();
    expect(idle.mock.calls[0]?.[1]).toEqual({ timeout: 200 });
  });

  it('starts once, at once, in a browser that does not report idle moments', () => {
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
    whenIdle(events, run);
    vi.advanceTimersByTime(TYPING_LIMIT - 1);
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(PAUSE);
    expect(run).toHaveBeenCalledOnce();
    clearInterval(typing);
  });
});
