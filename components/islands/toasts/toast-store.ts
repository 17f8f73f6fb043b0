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

export type ToastAction =
  | { type: 'add'; toast: Toast }
  | { type: 'update'; toast: Partial<Toast> & { id: string } }
  | { type: 'dismiss'; id: string }
  | { type: 'remove'; id: string };

/** The states of section 4 of the specification: added, updated, dismissed, removed. The newest toast comes first. */
export function reduceToasts(toasts: readonly Toast[], action: ToastAction): readonly Toast[] {
  switch (action.type) {
    case 'add':
      return [action.toast, ...toasts].slice(0, TOAST_LIMIT);
    case 'update':
      return toasts.map((toast) => (toast.id === action.toast.id ? { ...toast, ...action.toast } : toast));
    case 'dismiss':
      return toasts.map((toast) => (toast.id === action.id ? { ...toast, open: false } : toast));
    case 'remove':
      return toasts.filter((toast) => toast.id !== action.id);
  }
}

/**
 * Holds the toasts and notifies listeners of each change, in the form React's useSyncExternalStore expects.
 * @param later calls a function after a delay in ms; tests pass their own clock
 */
export function createToastStore(later: (run: () => void, delay: number) => void = setTimeout) {
  let toasts: readonly Toast[] = [];
  let count = 0;
  const listeners = new Set<() => void>();
  const dispatch = (action: ToastAction) => {
    toasts = reduceToasts(toasts, action);
    for (const listener of listeners) listener();
  };
  return {
    current: () => toasts,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** @returns the id of the new toast */
    add: (toast: Notice): string => {
      count += 1;
      const id = `toast-${count}`;
      dispatch({ type: 'add', toast: { ...toast, id, open: true } });
      return id;
    },
    update: (toast: Partial<Toast> & { id: string }) => dispatch({ type: 'update', toast }),
    dismiss: (id: string) => {
      dispatch({ type: 'dismiss', id });
      later(() => dispatch({ type: 'remove', id }), REMOVAL_DELAY);
    },
  };
}

/** The toasts of the page. In the build it is always empty. */
export const toastStore = createToastStore();
