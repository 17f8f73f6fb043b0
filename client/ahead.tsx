// Fetches the page that a visitor is likely to open next: that of a link on which the pointer rests, or which is
// touched. Uses the page's speculation rules (build/render/document.ts) if the browser supports them. The first
// movement of the pointer loads this file (inline/loader.ts).

/** Milliseconds for which the pointer rests on a link before its page is fetched. */
const REST = 200;

/** Maximum number of pages fetched from one page. */
const LIMIT = 2;

/** What some browsers report about the connection. */
const { connection } = navigator as Navigator & {
  connection?: { saveData?: boolean; effectiveType?: string };
};

const known = new Set([location.pathname]);
let timer: number | undefined;

function aimAt(target: EventTarget | null, rest: number): void {
  clearTimeout(timer);
  const link = target instanceof Element && target.closest('a');
  if (link) timer = window.setTimeout(() => fetchPage(link), rest);
}

function fetchPage({ origin, pathname, search }: HTMLAnchorElement): void {
  if (origin !== location.origin || known.has(pathname) || known.size > LIMIT) return;
  known.add(pathname);
  const address = pathname + search;
  if (HTMLScriptElement.supports?.('speculationrules')) markNear(address);
  // The response waits in the browser's cache. A failed request is repeated at the click.
  else fetch(address, { priority: 'low' }).catch(() => {});
}

/** The rules match a separate, invisible link: React would notice a mark on one of the page's links. */
function markNear(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.dataset.near = '';
  link.tabIndex = -1;
  link.ariaHidden = 'true';
  document.body.append(link);
}

const saves = connection?.saveData || /2g/.test(connection?.effectiveType ?? '');
document.onpointermove = null;
window.onpointerover = saves ? null : ({ target }) => aimAt(target, REST);
window.onpointerdown = saves ? null : ({ target }) => aimAt(target, 0);
// The pointer may have reached a link before this file was loaded.
if (!saves) aimAt(document.querySelector('a:hover'), REST);
