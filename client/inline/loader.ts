// Starts an island on its first use, and records the events that come before React. Inlined in every page, so it must
// be small: tests/dist/bytes.test.ts limits all inline scripts of a page. See client/README.md.

// A page starts at its top, also after a reload, or at the section in its address; one restored from the back/forward
// cache keeps its position. Set when it is left: before that, Back from one of its sections returns to where the visitor
// was.
// biome-ignore lint/suspicious/noGlobalAssign: five bytes shorter than a listener
onpagehide = () => {
  if (!location.hash) history.scrollRestoration = 'manual';
};

interface Entry {
  mount: (root: HTMLElement, events: Event[]) => void;
}

for (const root of document.querySelectorAll<HTMLElement>('[data-island]')) {
  const { dataset } = root;
  const events: Event[] = [];
  const files = (dataset.scripts as string).split(' ');
  let loading: Promise<unknown> | '';

  const onEvent = (event: Event) => {
    if (dataset.ready) return;
    events.push(event);
    // All files at once, otherwise the entry would have to arrive before the browser requests React. First into the
    // browser's cache: Firefox never requests a module again that failed once. And requesting modules takes a slow phone
    // some 20 ms, in which the visitor would not see a response.
    loading ||= Promise.all(
      files.map((file) => fetch(file).then((answer) => (answer.ok ? answer.blob() : Promise.reject()))),
    )
      .then(() => import(files[0] as string))
      .then((entry: Entry) => entry.mount(root, events))
      // The native element continues to work. The next use tries again.
      .catch(() => {
        dataset.failed = loading = '';
      });
  };

  for (const type of 'keydown focusin pointerover scroll click input change submit toast'.split(' '))
    root.addEventListener(type, onEvent, true);
}
