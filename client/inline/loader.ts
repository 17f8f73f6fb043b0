// Starts an island when it is first used. Inlined in every page, so kept small: at most 1 KB gzip together with
// the other inline scripts (tests/dist/bytes.test.ts).

/** What components/Island.tsx writes. */
type Marks = { scripts: string; props: string; events?: string };

// A page that renders starts at its top, a reloaded one too; one that comes back whole keeps its place.
history.scrollRestoration = 'manual';

for (const root of document.querySelectorAll<HTMLElement>('[data-island]')) {
  const { scripts, props, events } = root.dataset as Marks;
  let ready = false;
  let starting: Promise<void> | undefined;

  const start = () => {
    starting ??= fetchAndMount();
    return starting;
  };

  const fetchAndMount = async () => {
    try {
      // A tick, so that a failure finds the promise it has to forget.
      await null;
      // Chromium never asks again for a module that failed once, so do not even try without a connection.
      if (!navigator.onLine) throw 0;
      // All chunks at once: otherwise the entry would have to arrive before the browser learns of React.
      const files = scripts.split(' ');
      for (const href of files) {
        document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
      }
      const { mount } = await import(files[0] as string);
      await mount(root, JSON.parse(props));
      ready = true;
      root.dataset.ready = '';
    } catch {
      // The native element goes on working. The next touch tries again, in browsers that ask twice for a module.
      starting = undefined;
      root.dataset.failed = '';
    }
  };

  for (const type of ['pointerover', 'pointerdown', 'focusin', 'keydown']) {
    root.addEventListener(type, start);
  }

  // What only React can answer is held back until it is there, and then repeated: once for each time.
  const hold = (type: string, selector: string, repeat: (target: HTMLElement) => void) => {
    root.addEventListener(
      type,
      (event) => {
        const target = (event.target as HTMLElement).closest<HTMLElement>(selector);
        if (!target || ready) return;
        event.preventDefault();
        event.stopImmediatePropagation();
        start().then(() => ready && repeat(target));
      },
      true,
    );
  };
  hold('click', '[data-replay]', (button) => button.click());
  hold('submit', 'form', (form) => (form as HTMLFormElement).requestSubmit());

  for (const type of events?.split(' ') ?? []) {
    addEventListener(type, (event) => {
      if (ready) return;
      start().then(() => ready && dispatchEvent(new CustomEvent(type, event)));
    });
  }
}
