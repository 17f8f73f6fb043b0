// Starts an island on its first use, and records the events that come before React. Inlined in every page, so it must
// be small: at most 1 KB gzip with the other inline scripts (tests/dist/bytes.test.ts). See client/README.md.

// A page starts at its top, also after a reload; one restored from the back/forward cache keeps its position. Set when it
// is left: before that, Back from one of its sections returns to where the visitor was.
// biome-ignore lint/suspicious/noGlobalAssign: five bytes shorter than a listener
onpagehide = () => {
  history.scrollRestoration = 'manual';
};

interface Entry {
  mount: (root: HTMLElement, events: Event[]) => void;
}

for (const root of document.querySelectorAll<HTMLElement>('[data-island]')) {
  const { dataset } = root;
  const events: Event[] = [];
  // biome-ignore lint/correctness/noUnusedVariables: `||=` reads it
  let loading: Promise<unknown> | '';

  const onEvent = (event: Event) => {
    if (dataset.ready) return;
    events.push(event);
    // After the visitor has seen a response: requesting modules takes a slow phone some 20 ms. All chunks at once,
    // otherwise the entry would have to arrive before the browser requests React. Some browsers never retry a module
    // that failed once, so do not even try without a connection: there is no entry then.
    loading ||= new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)))
      .then(
        () =>
          (navigator.onLine &&
            Promise.all((dataset.scripts as string).split(' ').map((file) => import(file)))) as Promise<
            [Entry]
          >,
      )
      .then(([entry]) => entry.mount(root, events))
      // The native element continues to work. The next use tries again, in browsers that request a module again.
      .catch(() => {
        loading = dataset.failed = '';
      });
  };

  for (const type of 'pointerover focusin scroll click keydown input change submit toast'.split(' '))
    root.addEventListener(type, onEvent, true);
}
