import { describe, expect, it } from 'vitest';
import { createToastStore } from '../../../../components/islands/toasts/toast-store.ts';

/** A store with a clock that the test controls. */
function storeWithClock() {
  const waiting: { run: () => void; delay: number }[] = [];
  return { store: createToastStore((run, delay) => waiting.push({ run, delay })), waiting };
}

describe('the toast store', () => {
  it('closes a dismissed toast at once, and removes it after the removal delay', () => {
    const { store, waiting } = storeWithClock();
    store.add({ title: 'Copied' });
    store.dismiss('toast-1');
    expect(store.current()).toEqual([{ id: 'toast-1', title: 'Copied', open: false }]);
    expect(waiting.map(({ delay }) => delay)).toEqual([1_000_000]);
    waiting[0]?.run();
    expect(store.current()).toEqual([]);
  });

  it('shows one toast at a time, which nothing that happens to the one before it affects', () => {
    const { store, waiting } = storeWithClock();
    store.add({ title: 'open' });
    store.add({ title: 'old' });
    expect(store.current()).toEqual([{ id: 'toast-2', title: 'old', open: true }]);
    store.dismiss('toast-2');
    store.add({ title: 'new' });
    store.dismiss('toast-2');
    waiting[0]?.run();
    expect(store.current()).toEqual([{ id: 'toast-3', title: 'new', open: true }]);
  });
});
