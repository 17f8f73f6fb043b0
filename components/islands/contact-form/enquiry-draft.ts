import { type Enquiry, FIELDS } from './contact-bounds.ts';
import { DRAFT } from './draft-key.ts';

const PENDING = 'enquiry-pending';

/**
 * What the visitor has typed so far, kept in this tab only until it is sent, and whether it may have been
 * sent already. Without storage, as in some private windows, there is simply no draft.
 */
export const draft = {
  read(): Partial<Enquiry> {
    try {
      const saved: unknown = JSON.parse(sessionStorage.getItem(DRAFT) ?? '{}');
      if (typeof saved !== 'object' || saved === null) return {};
      return Object.fromEntries(
        FIELDS.flatMap((field) => {
          const value = (saved as Record<string, unknown>)[field];
          return typeof value === 'string' && value !== '' ? [[field, value]] : [];
        }),
      );
    } catch {
      return {};
    }
  },
  /** Keeps the words; of an empty form nothing, so that the next page need not look for them. */
  save(values: Partial<Enquiry>): void {
    if (Object.values(values).every((value) => value === '')) store(() => sessionStorage.removeItem(DRAFT));
    else store(() => sessionStorage.setItem(DRAFT, JSON.stringify(values)));
  },
  /** Whether a request went out of which nobody knows what became. */
  isPending(): boolean {
    try {
      return sessionStorage.getItem(PENDING) !== null;
    } catch {
      return false;
    }
  },
  /** Notes that a request goes out; to be said before it does, as the page may be left at any moment. */
  markPending(): void {
    store(() => sessionStorage.setItem(PENDING, ''));
  },
  /** Notes that what became of it is known. */
  settle(): void {
    store(() => sessionStorage.removeItem(PENDING));
  },
  clear(): void {
    store(() => sessionStorage.removeItem(DRAFT));
    draft.settle();
  },
};

/** Full or forbidden: the words are still in the form. */
function store(change: () => void): void {
  try {
    change();
  } catch {
    // As if there were no draft.
  }
}
