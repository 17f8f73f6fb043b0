/** Inclusive bounds of the form's fields in characters, according to the specification. */
export const BOUNDS = {
  name: { min: 3, max: 50 },
  phone: { min: 8, max: 15 },
  message: { min: 10, max: 500 },
} as const;

/** Maximum length of an email address: RFC 3696, erratum 1690. */
export const LONGEST_EMAIL = 254;

/** Name of the honeypot field: one that form fillers do not know. */
export const HONEYPOT = 'notes-2';

/** Id of the heading above the form, which names it: a named form is among a screen reader's landmarks. */
export const FORM_HEADING = 'form-heading';

/** The fields of an enquiry, in the order of the form. */
export const FIELDS = ['name', 'email', 'phone', 'message'] as const;
export type Field = (typeof FIELDS)[number];
export type Enquiry = Record<Field, string>;
