import { useEffect, useRef } from 'react';
import { locate } from './locate.ts';
import { morphPage } from './morph.ts';
import type { Editing } from './use-editing.ts';

const versionOf = ({ documentElement }: Document) => documentElement.dataset.version;
const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

/** Says on the page what a click would open. */
const HOVER = `:is(h1,h2,h3,h4,p,li,dt,dd,a,button,img,svg,summary,label,figcaption,td,th):hover
  { outline: 3px solid #1456c8; outline-offset: 2px; cursor: pointer; }`;

/** The page beside the form. While somebody edits, a click on it opens the form of what is there. */
export function PageFrame({ edit }: { edit: Editing }) {
  const { html, isEditing, update } = edit;
  const frame = useRef<HTMLIFrameElement>(null);
  const shown = useRef<Document>(undefined);
  const pick = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    const field = locate(event.target as Element, edit.overview?.texts ?? []);
    if (field) void edit.open(field);
    else update({ status: 'This is not in the content. Choose a file above, or click beside it.' });
  };
  const latest = useRef({ pick, isEditing });
  latest.current = { pick, isEditing };

  const begin = async () => {
    const page = frame.current?.contentWindow as (Window & typeof globalThis) | null | undefined;
    if (!page) return;
    shown.current = undefined;
    const sheet = new page.CSSStyleSheet();
    sheet.replaceSync(HOVER);
    page.document.adoptedStyleSheets.push(sheet);
    const follow = () => {
      sheet.disabled = !latest.current.isEditing;
    };
    page.addEventListener('pointerover', follow, true);
    page.addEventListener('click', (event) => latest.current.isEditing && latest.current.pick(event), true);
    const now = parse(await (await fetch(page.location.pathname)).text());
    // Something was saved while it loaded.
    if (versionOf(now) !== versionOf(page.document)) return page.location.reload();
    shown.current = now;
    update({ page: { path: page.location.pathname }, html: undefined });
  };

  useEffect(() => {
    const live = frame.current?.contentDocument;
    if (html === undefined || !shown.current || !live) return;
    const next = parse(html);
    morphPage(live, shown.current, next);
    shown.current = next;
  }, [html]);

  return <iframe ref={frame} title="The page" src="/" onLoad={() => void begin()} />;
}
