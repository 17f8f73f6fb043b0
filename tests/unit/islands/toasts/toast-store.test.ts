import { describe, expect, it } from 'vitest';
import {
  createToastStore,
  REMOVAL_DELAY,
  reduceToasts,
  TOAST_LIMIT,
} from '../../../../components/islands/toasts/toast-store.ts';

/** A store with a clock that the test controls. */
function storeWithClock() {
  const waiting: { run: () => void; delay: number }[] = [];
  const store = createToastStore((run, delay) => waiting.push({ run, delay }));
  return { store, waiting };
}

describe('the toast store', () => {
  it('has the constants of the specification', () => {
    expect(TOAST_LIMIT).toBe(1);
    expect(REMOVAL_DELAY).toBe(1_000_000);
  });

  it('shows an added toast, open', () => {
    const { store } = storeWithClock();
    store.add({ title: 'Draft restored' });
    expect(store.current()).toEqual([{ id: 'toast-1', title: 'Draft restored', open: true }]);
  });

  it('shows one toast at a time: a new one replaces the old', () => {
    const { store } = storeWithClock();
    store.add({ title: 'first' });
    store.add({ title: 'second' });
    expect(store.current().map((toast) => toast.title)).toEqual(['second']);
  });

  it('changes an added toast in place', () => {
    const { store } = storeWithClock();
    const id = store.add({ title: 'You are offline' });
    store.update({ id, title: 'You are back online' });
    expect(store.current()).toEqual([{ id, title: 'You are back online', open: true }]);
  });

  it('closes a dismissed toast at once, and removes it after the removal delay', () => {
    const { store, waiting } = storeWithClock();
    const id = store.add({ title: 'Copied' });
    store.dismiss(id);
    expect(store.current()).toEqual([{ id, title: 'Copied', open: false }]);
    expect(waiting.map(({ delay }) => delay)).toEqual([REMOVAL_DELAY]);
    waiting[0]?.run();
    expect(store.current()).toEqual([]);
  });

  it('does not affect other toasts when it removes one', () => {
    const { store, waiting } = storeWithClock();
    store.dismiss(store.add({ title: 'old' }));
    store.add({ title: 'new' });
    waiting[0]?.run();
    expect(store.current().map((toast) => toast.title)).toEqual(['new']);
  });

  it('notifies its listeners of each change until they unsubscribe', () => {
    const { store } = storeWithClock();
    let calls = 0;
    const leave = store.subscribe(() => {
      calls += 1;
    });
    const id = store.add({ title: 'a' });
    store.dismiss(id);
    expect(calls).toBe(2);
    leave();
    store.add({ title: 'b' });
    expect(calls).toBe(2);
  });

  it('does not change its state for an unknown id', () => {
    const toasts = [{ id: 'a', title: 'A', open: true }];
    expect(reduceToasts(toasts, { type: 'dismiss', id: 'b' })).toEqual(toasts);
    expect(reduceToasts(toasts, { type: 'update', toast: { id: 'b', title: 'B' } })).toEqual(toasts);
  });
});
