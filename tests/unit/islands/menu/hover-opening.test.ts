import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHoverOpening } from '../../../../components/islands/menu/hover-opening.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', globalThis);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const closed = () => ({ open: false }) as HTMLDetailsElement;

describe('a pointer over a list', () => {
  it('opens it after 100 ms, not before', () => {
    const [hover, list] = [createHoverOpening(), closed()];
    hover.enter(list);
    vi.advanceTimersByTime(99);
    expect(list.open).toBe(false);
    vi.advanceTimersByTime(1);
    expect(list.open).toBe(true);
  });

  it('that only passes over it opens nothing', () => {
    const [hover, list] = [createHoverOpening(), closed()];
    hover.enter(list);
    vi.advanceTimersByTime(50);
    hover.leave(list);
    vi.advanceTimersByTime(1000);
    expect(list.open).toBe(false);
  });

  it('may leave it for a moment', () => {
    const [hover, list] = [createHoverOpening(), closed()];
    hover.enter(list);
    vi.advanceTimersByTime(100);
    hover.leave(list);
    vi.advanceTimersByTime(249);
    expect(list.open).toBe(true);
    hover.enter(list);
    vi.advanceTimersByTime(1000);
    expect(list.open).toBe(true);
  });

  it('closes it after 250 ms away', () => {
    const [hover, list] = [createHoverOpening(), closed()];
    hover.enter(list);
    vi.advanceTimersByTime(100);
    hover.leave(list);
    vi.advanceTimersByTime(250);
    expect(list.open).toBe(false);
  });

  it('does not close a list that a click opened', () => {
    const [hover, list] = [createHoverOpening(), closed()];
    list.open = true;
    hover.enter(list);
    vi.advanceTimersByTime(100);
    hover.leave(list);
    vi.advanceTimersByTime(1000);
    expect(list.open).toBe(true);
  });
});

describe('a click on a list', () => {
  it('that the pointer has just opened keeps it open', () => {
    const [hover, list] = [createHoverOpening(), closed()];
    hover.enter(list);
    vi.advanceTimersByTime(100);
    expect(hover.confirms(list)).toBe(true);
    hover.leave(list);
    vi.advanceTimersByTime(1000);
    expect(list.open).toBe(true);
  });

  it('that a click kept open before closes it', () => {
    const [hover, list] = [createHoverOpening(), closed()];
    hover.enter(list);
    vi.advanceTimersByTime(100);
    hover.confirms(list);
    expect(hover.confirms(list)).toBe(false);
  });

  it('that is closed opens it, and then the pointer has no effect', () => {
    const [hover, list] = [createHoverOpening(), closed()];
    hover.enter(list);
    expect(hover.confirms(list)).toBe(false);
    vi.advanceTimersByTime(1000);
    expect(list.open).toBe(false);
  });
});

describe('a list that was closed', () => {
  it('is not opened again by a pointer that was over it all the time', () => {
    const [hover, list] = [createHoverOpening(), closed()];
    hover.enter(list);
    hover.closed();
    vi.advanceTimersByTime(1000);
    expect(list.open).toBe(false);
  });

  it('and then opened by a click no longer counts as opened by the pointer', () => {
    const [hover, list] = [createHoverOpening(), closed()];
    hover.enter(list);
    vi.advanceTimersByTime(100);
    list.open = false;
    hover.closed();
    list.open = true;
    expect(hover.confirms(list)).toBe(false);
  });
});
