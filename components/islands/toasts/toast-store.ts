import type { Notice } from '../shared/notify.ts';

/** Maximum number of toasts at once: section 9 of the specification. */
export const TOAST_LIMIT = 1;
/** Milliseconds between a toast's dismissal and its removal from the store: section 9 of the specification. */
export const REMOVAL_DELAY = 1_000_000;

export interface Toast extends Notice {
  id: string;
  /** false once it was dismissed; it then remains until it is removed or a new one replaces it. */
  open: boolean;
}

/**
 * Holds the toasts, the newest first, and notifies listeners of each change, in the form React's useSyncExternalStore
 * expects.
 * @param later calls a function after a delay in ms; tests pass their own clock
 */
export function createToastStore(later: (run: () => void, delay: number) => void = setTimeout) {
  let toasts: readonly Toast[] = [];
  let count = 0;
  const listeners = new Set<() => void>();
  const change = (next: readonly Toast[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };
  return {
    current: () => toasts,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add: (notice: Notice) => {
      count += 1;
      change([{ ...notice, id: `toast-${count}`, open: true }, ...toasts].slice(0, TOAST_LIMIT));
    },
    dismiss: (id: string) => {
      change(toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
      later(() => change(toasts.filter((toast) => toast.id !== id)), REMOVAL_DELAY);
    },
  };
}

/** The toasts of the page. In the build it is always empty. */
export const toastStore = createToastStore();
