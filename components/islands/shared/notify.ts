/** The event by which any part of the page raises a toast, on the island of that name; the loader starts it then. */
export const TOAST_EVENT = 'toast';

/** What a toast says. */
export interface Notice {
  title: string;
  description?: string | undefined;
  /** `spoken` is announced in the place of the button, which cannot be pressed there; `{hotkey}` stands for the key. */
  action?: { label: string; spoken: string; run: () => void } | undefined;
}

/** Shows a short notice. Nothing may be said in it alone: it goes away after five seconds. */
export const notify = (notice: Notice): void => raise(notice);

/** Fetches the toasts' script ahead of need: once the connection is lost it could not be fetched any more. */
export const prepareNotices = (): void => raise();

function raise(detail?: Notice): void {
  document.querySelector('[data-island=toasts]')?.dispatchEvent(new CustomEvent(TOAST_EVENT, { detail }));
}
