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
  const latest = useRef({ texts, isEditing, onPick });
  latest.current = { texts, isEditing, onPick };

  const begin = async () => {
    const page = frame.current?.contentWindow as (Window & typeof globalThis) | null | undefined;
    if (!page) return;
    const path = page.location.pathname;
    onPage(path);
    const sheet = new page.CSSStyleSheet();
    sheet.replaceSync(HOVER);
    const isHighlit = () => page.document.adoptedStyleSheets.includes(sheet);
    const highlight = () => {
      if (latest.current.isEditing !== isHighlit())
        page.document.adoptedStyleSheets = latest.current.isEditing
          ? [...page.document.adoptedStyleSheets, sheet]
          : [...page.document.adoptedStyleSheets].filter((each) => each !== sheet);
    };
    page.addEventListener('pointerover', highlight, true);
    page.addEventListener(
      'click',
      (event) => {
        if (!latest.current.isEditing) return;
        event.preventDefault();
        event.stopImmediatePropagation();
        const part = partOf(event.target as Element);
        latest.current.onPick(part && locate(part, latest.current.texts));
      },
      true,
    );
    shown.current = parse(await (await fetch(path)).text());
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
