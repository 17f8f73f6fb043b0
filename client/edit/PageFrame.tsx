import { useEffect } from 'react';
import { editing, open, refresh, update, useEditing } from './editing.ts';
import { locate } from './locate.ts';
import { type FrameMessage, type FrameOrder, PICKED } from './messages.ts';

declare const SITE_PORT: number;

const { origin: SITE } = new URL(`http://${location.hostname}:${SITE_PORT}`);

/** Pages can do what they can do elsewhere, but lead the editor nowhere. */
const ALLOWED =
  'allow-scripts allow-same-origin allow-forms allow-modals allow-downloads allow-popups allow-popups-to-escape-sandbox';

/** Opens the form of what somebody has clicked on. @param html of the page */
function pick(html: string): void {
  const element = new DOMParser().parseFromString(html, 'text/html').querySelector(`[${PICKED}]`);
  const field = element && locate(element, editing().overview?.texts ?? []);
  if (field) void open(field);
  else update({ status: 'This is not in the content. Choose a file above, or click something near it.' });
}

addEventListener('message', ({ data, origin, source }: MessageEvent<FrameMessage>) => {
  if (origin !== SITE || source !== frames[0]) return;
  if (data.html !== undefined) return pick(String(data.html));
  update({ page: { path: String(data.path) }, html: undefined });
  // Something may have been saved: every page is loaded again then.
  void refresh();
});

/** The page beside the form. While somebody edits, a click on it opens the form of what is there. */
export function PageFrame() {
  const { html, page, visits, overview, ...state } = useEditing();
  // Before, it is not known what a click is on.
  const isEditing = state.isEditing && overview !== undefined;

  useEffect(() => {
    const order: FrameOrder = { isEditing, html };
    if (page) frames[0]?.postMessage(order, SITE);
  }, [page, isEditing, html]);

  const src = SITE + visits.at(-1);
  // A page that reloads itself after a save would cancel the way to another one in the same frame.
  return <iframe key={visits.length} title="The page" src={src} sandbox={ALLOWED} />;
}
