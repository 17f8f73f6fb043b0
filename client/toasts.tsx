import { type Notice, TOAST_EVENT } from '../components/islands/shared/notify.ts';
import { Toasts, type ToastsProps } from '../components/islands/toasts/Toasts.tsx';
import { toastStore } from '../components/islands/toasts/toast-store.ts';
import { hydrate, type Mount } from './shared/hydrate.tsx';

const mountView = hydrate(Toasts);

/** Listens once the island is ready, not before: until then the loader holds every event and repeats it. */
export const mount: Mount = async (root, props) => {
  await mountView(root, props);
  const { offline, online } = props as ToastsProps;
  window.addEventListener(TOAST_EVENT, (event) => {
    const notice = (event as CustomEvent<Notice | undefined>).detail;
    if (notice) toastStore.add(notice);
  });
  window.addEventListener('offline', () =>
    toastStore.add({ title: offline.title, description: offline.text }),
  );
  window.addEventListener('online', () => toastStore.add({ title: online.title, description: online.text }));
};
