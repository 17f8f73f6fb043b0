// Starts an island on its first use, and records the events that come before React. Inlined in every page, so it must
// be small: at most 1 KB gzip with the other inline scripts (tests/dist/bytes.test.ts). See client/README.md.

// A page starts at its top, also after a reload; one restored from the back/forward cache keeps its position.
history.scrollRestoration = 'manual';

// From the first movement of the pointer, pages are fetched ahead (client/ahead.tsx replaces this handler). Without a
// pointer, Chromium may report one in the corner.
document.onpointermove = (event) =>
  event.clientX &&
  import((document.querySelector('[data-ahead]') as HTMLElement).dataset.ahead as string).catch(() => {});

for (const root of document.querySelectorAll<HTMLElement>('[data-island]')) {
  const { dataset } = root;
  const events: Event[] = [];
  let loading: Promise<void> | undefined;

  // The native element continues to work. The next use tries again, in browsers that request a module again.
  const fail = () => {
    loading = undefined;
    dataset.failed = '';
  };

  const onEvent = (event: Event) => {
    if (dataset.mounted) return;
    events.push(event);
    // A submit or a toast: shown at once, for as long as it waits for React.
    const held = event.type === 'submit' ? '' : (event as CustomEvent).detail?.title;
    if (held !== undefined) {
      event.preventDefault();
      delete dataset.failed;
      dataset.held = held;
      setTimeout(() => {
        delete dataset.held;
        if (!dataset.mounted) fail();
      }, 15_000);
    }
    if (loading) return;
    // After the visitor has seen a response: requesting modules takes a slow phone some 20 ms. All chunks at once,
    // otherwise the entry would have to arrive before the browser requests React. Some browsers never retry a module
    // that failed once, so do not even try without a connection: there is no entry then.
    loading = new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)))
      .then(() =>
        Promise.all(
          navigator.onLine ? (dataset.scripts as string).split(' ').map((file) => import(file)) : [],
        ),
      )
      .then(([entry]) => entry.mount(root, events))
      .catch(fail);
  };

  for (const type of 'pointerover focusin scroll click keydown input change submit toast'.split(' '))
    root.addEventListener(type, onEvent, true);
}
