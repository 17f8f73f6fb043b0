// Starts an island when it is first used, and keeps the events that come before React does. Inlined in every page, so kept
// small: at most 1 KB gzip together with the other inline scripts (tests/dist/bytes.test.ts). See client/README.md.

// A page that renders starts at its top, a reloaded one too; one that comes back whole keeps its place.
history.scrollRestoration = 'manual';

// From the first move of the pointer on pages are fetched ahead (client/ahead.tsx, which takes the place of this). Where there
// is no pointer, Chromium may report one in the corner.
document.onpointermove = (event) =>
  event.clientX &&
  import((document.querySelector('[data-ahead]') as HTMLElement).dataset.ahead as string).catch(() => {});

for (const root of document.querySelectorAll<HTMLElement>('[data-island]')) {
  const { dataset } = root;
  const events: Event[] = [];
  let loading: Promise<void> | undefined;

  // The native element goes on working. The next use tries again, in browsers that ask twice for a module.
  const fail = () => {
    loading = undefined;
    dataset.failed = '';
  };

  const onEvent = (event: Event) => {
    if (dataset.mounted) return;
    events.push(event);
    // A submit, or a notice: shown at once, for as long as it waits for React.
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
    // Once the visitor has seen an answer: to ask for modules takes a slow phone some 20 ms. All chunks at once, or the
    // entry would have to arrive before the browser asks for React. Some browsers never ask again for a module that
    // failed once, so do not even try without a connection: there is no entry then.
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
