// Scripts that the tests' server adds to the head of each page. They run in the browser as files of the site, which its
// policy allows; the policy itself is unchanged.

/** Logs the errors of the pages of a window, from the first script on. */
export function errorLog(): void {
  const note = (text: string) => {
    const errors = JSON.parse(sessionStorage.getItem('test-errors') ?? '[]') as string[];
    sessionStorage.setItem('test-errors', JSON.stringify([...errors, `${location.pathname}: ${text}`]));
  };
  addEventListener('error', ({ message }) => note(`exception: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => note(`rejection: ${reason}`));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
    note(`refused by ${effectiveDirective}: ${blockedURI} ${sample}`),
  );
  for (const level of ['error', 'warn'] as const) {
    const write = console[level];
    console[level] = (...words) => {
      note(`console: ${words.join(' ')}`);
      write(...words);
    };
  }
}

/** Stops the page's clock; `pass(ms)` of the window advances it. */
export function clock(): void {
  const due = new Map<number, { at: number; run: () => void }>();
  let now = 0;
  let last = 0;
  performance.now = () => now;
  const RealDate = Date;
  class StillDate extends RealDate {
    constructor(...when: []) {
      super(...((when.length > 0 ? when : [now]) as []));
    }
    static override now() {
      return now;
    }
  }
  const set = (run: () => void, delay = 0) => {
    last += 1;
    due.set(last, { at: now + delay, run });
    return last;
  };
  Object.assign(window, {
    Date: StillDate,
    setTimeout: set,
    clearTimeout: (id: number) => due.delete(id),
    pass: (ms: number) => {
      now += ms;
      for (const [id, { at, run }] of due) {
        if (at > now) continue;
        due.delete(id);
        run();
      }
    },
  });
}

/** Refuses to write to the clipboard, as a browser does without the visitor's permission. */
export function noClipboard(): void {
  navigator.clipboard.writeText = () => Promise.reject(new DOMException('Refused', 'NotAllowedError'));
}
