/** Name of the honeypot field: one that form fillers do not know. */
export const HONEYPOT = 'notes-2';

/** Id of the heading above the form, which names it: a named form is among a screen reader's landmarks. */
export const FORM_HEADING = 'form-heading';

/** The fields of an enquiry, in the order of the form. */
export const FIELDS = ['name', 'email', 'phone', 'message'] as const;
export type Field = (typeof FIELDS)[number];
export type Enquiry = Record<Field, string>;
