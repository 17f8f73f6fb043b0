import type { Enquiry } from './contact-bounds.ts';
import { DRAFT } from './draft-key.ts';

const PENDING = 'enquiry-pending';

/**
 * What the visitor has typed so far, stored only in this tab until it is sent, and whether it may have been sent
 * already. Saved from the first key by the script within the page (client/inline/contact.ts), and by React: the fields as
 * in a URL, and the address's fragment; before React, an earlier draft follows. Without storage, as in some private
 * windows, there is no draft.
 */
export const draft = {
  stored: (): string => store((storage) => storage[DRAFT]) ?? '',
  /** What the visitor typed on the home page (client/inline/typed.ts), by the names of the fields; `begun`, before. */
  typed: () => new URLSearchParams(store((storage) => storage.typed)),
  begun: () => new URLSearchParams(store((storage) => storage.begun)),
  /** @returns the newest text of each field, and of the message all: each is below the one that was there before it */
  read(saved: string): Enquiry {
    const fields = new URLSearchParams(saved.split('#')[0]);
    const texts = (name: string) => fields.getAll(name).filter(Boolean);
    const [[name = ''], [email = ''], [phone = '']] = [texts('name'), texts('email'), texts('phone')];
    const below = (old: string, text: string) => (text.startsWith(old) ? text : `${old}\n${text}`);
    return { name, email, phone, message: texts('message').reduceRight(below, '') };
  },
  /** What was typed on the home page has begun the message by now: the newest comes first. */
  save: (form: HTMLFormElement) =>
    store((storage) => {
      storage[DRAFT] = new URLSearchParams(new FormData(form) as never) + location.hash;
      if (storage.typed) storage.begun = `${storage.typed}&${storage.begun || ''}`;
      delete storage.typed;
    }),
  /** Whether the result of a request is unknown. */
  isPending: (): boolean => store((storage) => PENDING in storage) ?? false,
  /** Records that a request is being sent; call it before, because the visitor may leave at any moment. */
  markPending: () =>
    store((storage) => {
      storage[PENDING] = '';
    }),
  /** Records that the result is known. */
  settle: () => store((storage) => delete storage[PENDING]),
  clear: () =>
    store((storage) => {
      for (const key of [DRAFT, PENDING, 'begun']) delete storage[key];
    }),
};

/** Storage is full or forbidden: the text is still in the form. */
function store<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}
