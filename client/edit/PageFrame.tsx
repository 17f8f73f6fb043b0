import { useEffect, useRef } from 'react';
import { locate, partOf } from './locate.ts';
import type { Field, FieldText } from './messages.ts';
import { morphPage } from './morph.ts';

interface PageFrameProps {
  texts: FieldText[];
  isEditing: boolean;
  /** HTML of the page with an edit in progress; undefined for the page as it is saved. */
  html: string | undefined;
  onPick(field: Field | undefined): void;
  onPage(path: string): void;
}

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

/** Says on the page what a click would open. */
const HOVER = `:is(h1,h2,h3,h4,p,li,dt,dd,a,button,img,svg,summary,label,figcaption,td,th):hover
  { outline: 3px solid #1456c8; outline-offset: 2px; cursor: pointer; }`;

/** The page beside the form. While somebody edits, a click on it opens the form of what is there. */
export function PageFrame({ texts, isEditing, html, onPick, onPage }: PageFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const shown = useRef<Document>(undefined);
  const pick = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    const part = partOf(event.target as Element);
    onPick(part && locate(part, texts));
  };
  const latest = useRef({ pick, isEditing });
  latest.current = { pick, isEditing };

  const begin = async () => {
    const page = frame.current?.contentWindow as (Window & typeof globalThis) | null | undefined;
    if (!page) return;
    const sheet = new page.CSSStyleSheet();
    sheet.replaceSync(HOVER);
    page.document.adoptedStyleSheets.push(sheet);
    const follow = () => {
      sheet.disabled = !latest.current.isEditing;
    };
    page.addEventListener('pointerover', follow, true);
    page.addEventListener('click', (event) => latest.current.isEditing && latest.current.pick(event), true);
    shown.current = parse(await (await fetch(page.location.pathname)).text());
    onPage(page.location.pathname);
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
