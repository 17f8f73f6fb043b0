// Shows what `npm run dev` reports: a new version of the page, or mistakes that prevent it. The page's own security
// policy applies here too, so nothing is written as HTML, and styles are set as properties.

interface OverlayProblem {
  where: string;
  message: string;
  excerpt: string;
}

/** Stores the scroll position while the page reloads. */
const PLACE = 'dev:scroll';

const place = sessionStorage.getItem(PLACE);
sessionStorage.removeItem(PLACE);
if (place) addEventListener('load', () => scrollTo({ top: Number(place), behavior: 'instant' }));

function reload(): void {
  sessionStorage.setItem(PLACE, String(scrollY));
  location.reload();
}

const overlay = document.createElement('dialog');
overlay.dataset.dev = '';

const sheet = new CSSStyleSheet();
sheet.replaceSync(`
  dialog[data-dev] { box-sizing: border-box; width: min(960px, 94vw); max-height: 90vh; margin: auto; padding: 24px;
    overflow: auto; border: 2px solid #0e2219; border-radius: 8px; background: #fff; color: #0E2219;
    font: 16px/1.5 system-ui, sans-serif; }
  dialog[data-dev]::backdrop { background: rgb(14 34 25 / 60%); }
  dialog[data-dev] h2 { margin: 0 0 16px; font-size: 22px; }
  dialog[data-dev] h3 { margin: 24px 0 4px; font: 700 16px/1.4 ui-monospace, monospace; overflow-wrap: anywhere; }
  dialog[data-dev] p { margin: 0 0 8px; white-space: pre-wrap; }
  dialog[data-dev] pre { margin: 0; padding: 12px; overflow: auto; background: #0e2219; color: #f2f2e6;
    font: 14px/1.5 ui-monospace, monospace; }
  dialog[data-dev] button { margin-top: 16px; padding: 8px 16px; font: inherit; }
`);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

function element(name: string, text: string): HTMLElement {
  return Object.assign(document.createElement(name), { textContent: text });
}

function show(problems: OverlayProblem[]): void {
  const close = element('button', 'Close');
  close.addEventListener('click', () => overlay.close());
  overlay.replaceChildren(
    element('h2', problems.length === 1 ? '1 mistake' : `${problems.length} mistakes`),
    ...problems.flatMap(({ where, message, excerpt }) => [
      element('h3', where),
      element('p', message),
      ...(excerpt ? [element('pre', excerpt)] : []),
    ]),
    close,
  );
  document.body.append(overlay);
  if (!overlay.open) overlay.showModal();
}

function hide(): void {
  overlay.close();
  overlay.remove();
}

/** What has changed, if anything has. */
interface Updates {
  /** Of the last change. */
  number: number;
  problems: OverlayProblem[];
  /** Of the site. */
  edition: string;
}

function update({ problems, edition }: Updates): void {
  if (edition !== document.documentElement.dataset.edition) reload();
  else if (problems.length > 0) show(problems);
  else hide();
}

/** Milliseconds between two requests: with many tabs open, each is answered early. */
const PAUSE = 250;
/** Milliseconds until the next request to a server that does not answer. */
const LONG_PAUSE = 2_000;

/** Waits for changes while the page is visible: the server answers when there are any. */
async function follow(seen = 0): Promise<void> {
  if (document.hidden)
    await new Promise((resume) => document.addEventListener('visibilitychange', resume, { once: true }));
  const query = new URLSearchParams({ page: location.pathname, seen: String(seen) });
  const updates: Updates | undefined = await fetch(`/@dev/updates?${query}`)
    .then((response) => response.json())
    .catch(() => undefined);
  if (updates && updates.number !== seen) update(updates);
  setTimeout(follow, updates ? PAUSE : LONG_PAUSE, updates?.number ?? seen);
}

void follow();
