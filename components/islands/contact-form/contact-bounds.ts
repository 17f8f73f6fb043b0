/** Inclusive bounds of the form's fields in characters, as the specification sets them. */
export const BOUNDS = {
  name: { min: 3, max: 50 },
  phone: { min: 8, max: 15 },
  message: { min: 10, max: 500 },
} as const;

/** Characters of the longest email address: RFC 3696, erratum 1690. */
export const LONGEST_EMAIL = 254;

/** Name of the field that only bots fill in: one that no form filler knows. */
export const HONEYPOT = 'notes-2';

/** Id of the heading above the form, which names it: with a name a screen reader lists it among the landmarks. */
export const FORM_HEADING = 'form-heading';

/** The fields of an enquiry, in the order of the form. */
export const FIELDS = ['name', 'email', 'phone', 'message'] as const;
export type Field = (typeof FIELDS)[number];
export type Enquiry = Record<Field, string>;
