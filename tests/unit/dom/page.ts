import { Window } from 'happy-dom';
import { onTestFinished, vi } from 'vitest';

/** What the scripts of a page find there. */
const GLOBALS = [
  ...['document', 'location', 'history', 'navigator', 'sessionStorage', 'getSelection'],
  ...['addEventListener', 'removeEventListener', 'dispatchEvent', 'requestAnimationFrame'],
  ...['Text', 'Event', 'FormData', 'URLSearchParams'],
] as const;

// Node loads its fetch when a part of it is first named, and keeps the clock of that moment: not one that a test stops.
Reflect.get(globalThis, 'FormData');

/**
 * Opens a page in Node, whose window stands in for the global one until the end of the test.
 * @param html of its body
 * @returns the page's window
 */
export function openPage(html: string, url = 'https://www.example.com/') {
  onTestFinished(() => {
    // First: a page that was opened while the clock was stopped would put that clock back.
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  const page = new Window({ url });
  page.document.body.innerHTML = html;
  vi.stubGlobal('window', page);
  for (const name of GLOBALS) {
    const value: unknown = page[name];
    const isMethod = value instanceof Function && /^[a-z]/.test(name);
    vi.stubGlobal(name, isMethod ? value.bind(page) : value);
  }
  return page;
}

/** The element of the page that a selector finds. */
export const find = <Found extends Element = HTMLInputElement>(selector: string) =>
  document.querySelector(selector) as Found;

/** Waits for a state, for as long as a busy machine may need. */
export const until = (check: () => void) => vi.waitFor(check, { timeout: 60_000 });

let runs = 0;

/** Runs a script of client/inline/ as if the page had just loaded: each time as a new module. */
export const runScript = (name: string): Promise<unknown> =>
  import(/* @vite-ignore */ `../../../client/inline/${name}.ts?run=${++runs}`);
