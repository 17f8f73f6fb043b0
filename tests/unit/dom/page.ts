import { Window } from 'happy-dom';
import { vi } from 'vitest';

/** What the scripts of a page find there. */
const GLOBALS = [
  ...['document', 'location', 'history', 'navigator', 'sessionStorage', 'getSelection', 'performance'],
  ...['addEventListener', 'removeEventListener', 'dispatchEvent', 'requestAnimationFrame'],
  ...['Text', 'Event', 'FormData', 'URLSearchParams'],
] as const;

/**
 * Opens a page in Node, whose window stands in for the global one until `vi.unstubAllGlobals()`.
 * @param html of its body
 * @returns the page's window
 */
export function openPage(html: string, url = 'https://www.example.com/') {
  const page = new Window({ url }) as unknown as typeof window;
  page.document.body.innerHTML = html;
  vi.stubGlobal('window', page);
  for (const name of GLOBALS) {
    const value = page[name];
    const isMethod = typeof value === 'function' && /^[a-z]/.test(name);
    vi.stubGlobal(name, isMethod ? value.bind(page) : value);
  }
  return page;
}

/** The element of the page that a selector finds. */
export const find = <Found extends Element = HTMLInputElement>(selector: string) =>
  document.querySelector(selector) as Found;

/** Runs an inline script, as a page does once. @param run `() => import('…')` */
export async function runScript(run: () => Promise<unknown>): Promise<void> {
  vi.resetModules();
  await run();
}
