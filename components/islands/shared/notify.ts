/** The event with which any part of the page raises a toast, on the island of that name; the loader then starts it. */
export const TOAST_EVENT = 'toast';

/** The content of a toast. */
export interface Notice {
  title: string;
  description?: string | undefined;
  /** `spoken` is announced instead of the button, which cannot be pressed there; `{hotkey}` stands for the key. */
  action?: { label: string; spoken: string; run: () => void } | undefined;
}

/** Shows a toast. It disappears after five seconds, so it must not contain anything that is nowhere else. */
export function notify(notice: Notice): void {
  const area = areaOf();
  // Shown at once, for as long as it waits for React.
  if (area) area.dataset.early = notice.title;
  area?.dispatchEvent(new CustomEvent(TOAST_EVENT, { detail: notice }));
}

/** Loads the toasts' script in advance, because without a connection it would be too late. */
export const prepareNotices = () => areaOf()?.dispatchEvent(new Event('focusin'));

const areaOf = () => document.querySelector<HTMLElement>('[data-island=toasts]');
