/** The window event by which any part of the page raises a toast; the loader starts the toasts on it. */
export const TOAST_EVENT = 'toast';

/** What a toast says. */
export interface Notice {
  title: string;
  description?: string | undefined;
  /** `spoken` is announced in the place of the button, which cannot be pressed there; `{hotkey}` stands for the key. */
  action?: { label: string; spoken: string; run: () => void } | undefined;
}

/** Shows a short notice. Nothing may stand in it alone: it goes away after five seconds. */
export function notify(notice: Notice): void {
  window.dispatchEvent(new CustomEvent(TOAST_EVENT, { detail: notice }));
}

/** Fetches the toasts' script ahead of need: once the connection is lost it could not be fetched any more. */
export function prepareNotices(): void {
  window.dispatchEvent(new CustomEvent(TOAST_EVENT));
}
