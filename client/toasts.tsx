import { TOAST_EVENT } from '../components/islands/shared/notify.ts';
import { Toasts, type ToastsProps } from '../components/islands/toasts/Toasts.tsx';
import { toastStore } from '../components/islands/toasts/toast-store.ts';
import { hydrate } from './shared/hydrate.tsx';

/** On a page where nothing has been used, nobody listens for connection changes: there is nothing to lose. */
export const mount = hydrate<ToastsProps>(Toasts, (root, { offline, online }) => {
  root.addEventListener(TOAST_EVENT, (event) => {
    // A script of the page has shown a title only (client/inline/toasts.ts).
    const { detail: notice = { title: root.dataset.early } } = event as CustomEvent;
    toastStore.add(notice);
    // The next one moves in.
    if (root.dataset.ready) delete root.dataset.early;
  });
  window.addEventListener('offline', () =>
    toastStore.add({ title: offline.title, description: offline.text }),
  );
  window.addEventListener('online', () => toastStore.add({ title: online.title, description: online.text }));
});
