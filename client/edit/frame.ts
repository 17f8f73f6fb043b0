// Runs in every page of the site beside the editor, which has another origin.
import '../dev/reload.ts';
import { type FrameMessage, type FrameOrder, PICKED } from './messages.ts';
import { morphPage } from './morph.ts';

declare const EDITOR_PORT: number;

const EDITOR = `http://${location.hostname}:${EDITOR_PORT}`;

const tell = (html?: string) =>
  parent.postMessage({ path: location.pathname, html } satisfies FrameMessage, EDITOR);

/** Says on the page what a click would open. */
const HOVER = `:is(h1,h2,h3,h4,p,li,dt,dd,a,button,img,svg,summary,label,figcaption,td,th):hover
  { outline: 3px solid #1456c8; outline-offset: 2px; cursor: pointer; }`;

const sheet = new CSSStyleSheet({ disabled: true });
sheet.replaceSync(HOVER);

/** Reads a document. The policy of the page refuses a DOMParser. */
const documentAt = (address: string) =>
  new Promise<Document>((resolve, reject) => {
    const request = Object.assign(new XMLHttpRequest(), { responseType: 'document' });
    request.addEventListener('load', () => resolve(request.response));
    request.addEventListener('error', reject);
    request.open('GET', address);
    request.send();
  });

let shown: Promise<Document>;

async function show(html: string, before: Promise<Document>): Promise<Document> {
  const address = URL.createObjectURL(new Blob([html], { type: 'text/html' }));
  const next = await documentAt(address).finally(() => URL.revokeObjectURL(address));
  morphPage(await before, next);
  return next;
}

function follow({ data, origin, source }: MessageEvent<FrameOrder>): void {
  if (origin !== EDITOR || source !== parent) return;
  sheet.disabled = !data.isEditing;
  if (data.html !== undefined) shown = show(data.html, shown);
}

function pick(event: MouseEvent): void {
  // Scripts of the page click too, such as to begin an island.
  if (sheet.disabled || !event.isTrusted || !(event.target instanceof Element)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  event.target.setAttribute(PICKED, '');
  tell(document.body.outerHTML);
  event.target.removeAttribute(PICKED);
}

if (parent !== window) {
  document.adoptedStyleSheets.push(sheet);
  addEventListener('message', follow);
  addEventListener('click', pick, true);
  shown = documentAt(location.href);
  void shown.then(() => tell());
}
