// Fetches the page ahead that a visitor is about to open: the one of a link on which the pointer rests, or which is
// touched. By the page's speculation rules (build/render/document.ts) where the browser knows them. The first move of the
// pointer fetches this file (inline/loader.ts).

/** ms for which the pointer rests on a link before its page is fetched. */
const REST = 200;

/** Pages that are fetched at most, from one page. */
const LIMIT = 2;

/** What some browsers report of the connection. */
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
  // The answer waits in the browser's cache. One that does not come is asked for again at the click.
  else fetch(address, { priority: 'low' }).catch(() => {});
}

/** The rules are for a link of its own, which nobody sees: React would miss a mark on one of the page's links. */
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
// The pointer may have come to a link before this file did.
if (!saves) aimAt(document.querySelector('a:hover'), REST);
