import { type Enquiry, FIELDS } from './contact-bounds.ts';

const KEY = 'enquiry-draft';

/**
 * What the visitor has typed so far, kept in this tab only until it is sent (decision 7).
 * Without storage, as in some private windows, there is simply no draft.
 */
export const draft = {
  read(): Partial<Enquiry> {
    try {
      const saved: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
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
  save(values: Partial<Enquiry>): void {
    try {
      sessionStorage.setItem(KEY, JSON.stringify(values));
    } catch {
      // Full or forbidden: the words are still in the form.
    }
  },
  clear(): void {
    try {
      sessionStorage.removeItem(KEY);
    } catch {
      // Nothing was kept, so there is nothing to clear.
    }
  },
};
