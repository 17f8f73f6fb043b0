import { type Enquiry, FIELDS } from './contact-bounds.ts';
import { DRAFT } from './draft-key.ts';

const PENDING = 'enquiry-pending';

/**
 * What the visitor has typed so far, stored only in this tab until it is sent, and whether it may have been sent
 * already. Without storage, as in some private windows, there is no draft.
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
  /** Stores the text; nothing for an empty form, so that the next page need not look for it. */
  save(values: Partial<Enquiry>): void {
    if (Object.values(values).every((value) => value === '')) store(() => sessionStorage.removeItem(DRAFT));
    else store(() => sessionStorage.setItem(DRAFT, JSON.stringify(values)));
  },
  /** Whether the result of a request is unknown. */
  isPending(): boolean {
    try {
      return sessionStorage.getItem(PENDING) !== null;
    } catch {
      return false;
    }
  },
  /** Records that a request is being sent; call it before, because the visitor may leave at any moment. */
  markPending(): void {
    store(() => sessionStorage.setItem(PENDING, ''));
  },
  /** Records that the result is known. */
  settle(): void {
    store(() => sessionStorage.removeItem(PENDING));
  },
  clear(): void {
    store(() => sessionStorage.removeItem(DRAFT));
    draft.settle();
  },
};

/** Storage is full or forbidden: the text is still in the form. */
function store(change: () => void): void {
  try {
    change();
  } catch {
    // Treated as no draft.
  }
}
