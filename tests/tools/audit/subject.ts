import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

/** A page of the built site, as the checks get it. */
export interface Subject {
  /** Its name in the table, such as `/packages/`. */
  route: string;
  /** Where it is served: at its route, but Not Found at an address that no site has. */
  url: string;
  browser: Browser;
}

/** Name of Not Found in the table. */
export const NOT_FOUND = '/404/';

export { DESKTOP, PHONE } from '../../desktop.ts';

declare global {
  /** In the pages: how a finding names an element. */
  function nameOf(element: Element): string;
}

/** Functions that run in a page may contain others, which tsx gives a name by a helper that the page does not have. */
const HELPERS = `
  globalThis.__name ??= (named) => named;
  globalThis.nameOf = (element) =>
    '<' + element.localName + '> "' + (element.ariaLabel ?? element.textContent).trim().slice(0, 40) + '"';
`;

/**
 * Opens a page in a context of its own, which the caller closes. Requests to other origins are blocked: an audit must
 * not depend on the network.
 * @param before runs on the empty page
 */
export async function openPage(
  { browser, url }: Subject,
  options: BrowserContextOptions,
  before: (page: Page) => Promise<unknown> = async () => {},
): Promise<Page> {
  // Checks add styles, which the policy of the pages forbids.
  const context = await browser.newContext({ bypassCSP: true, reducedMotion: 'reduce', ...options });
  await context.addInitScript({ content: HELPERS });
  const { origin } = new URL(url);
  await context.route(
    (asked) => asked.origin !== origin,
    (route) => route.abort(),
  );
  const page = await context.newPage();
  await before(page);
  await page.goto(url);
  return page;
}
