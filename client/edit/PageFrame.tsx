import { useEffect, useEffectEvent, useRef } from 'react';
import { open, refresh, update, useEditing } from './editing.ts';
import { locate } from './locate.ts';
import { type FrameMessage, type FrameOrder, PICKED } from './messages.ts';

declare const SITE_PORT: number;

const { origin: SITE } = new URL(`http://${location.hostname}:${SITE_PORT}`);

/** Pages can do what they can do elsewhere, but lead the editor nowhere. */
const ALLOWED =
  'allow-scripts allow-same-origin allow-forms allow-modals allow-downloads allow-popups allow-popups-to-escape-sandbox';

/** How often the frame sets out again for a page. */
const MOST_TRIES = 5;

/** The page beside the form. While somebody edits, a click on it opens the form of what is there. */
export function PageFrame() {
  const { html, page, wantedPage, overview, ...state } = useEditing();
  // Before, it is not known what a click is on.
  const isEditing = state.isEditing && overview !== undefined;
  const frame = useRef<HTMLIFrameElement>(null);
  const arrive = (path: string) => {
    const { tries = 0 } = wantedPage ?? {};
    // A page that reloads itself after a save cancels the way to another one.
    const isCanceled = wantedPage && path !== wantedPage.path && tries < MOST_TRIES;
    const again = isCanceled ? { path: wantedPage.path, tries: tries + 1 } : undefined;
    update({ page: { path }, html: undefined, wantedPage: again });
  };
  const pick = (picked: string) => {
    const element = new DOMParser().parseFromString(picked, 'text/html').querySelector(`[${PICKED}]`);
    const field = element && locate(element, overview?.texts ?? []);
    if (field) void open(field);
    else update({ status: 'This is not in the content. Choose a file above, or click something near it.' });
  };
  const hear = useEffectEvent(({ data, origin, source }: MessageEvent<FrameMessage>) => {
    if (origin !== SITE || source !== frame.current?.contentWindow) return;
    if (data.kind === 'loaded') arrive(String(data.path));
    if (data.kind === 'saved') void refresh();
    if (data.kind === 'picked') pick(String(data.html));
  });

  useEffect(() => {
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, []);

  useEffect(() => {
    if (wantedPage) frame.current?.setAttribute('src', SITE + wantedPage.path);
  }, [wantedPage]);

  useEffect(() => {
    const order: FrameOrder = { isEditing, html };
    if (page) frame.current?.contentWindow?.postMessage(order, SITE);
  }, [page, isEditing, html]);

  return <iframe ref={frame} title="The page" src={`${SITE}/`} sandbox={ALLOWED} />;
}
