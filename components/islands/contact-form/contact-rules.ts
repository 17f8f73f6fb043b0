import { type Enquiry, FIELDS, type Field } from './contact-bounds.ts';
import { type FieldRules, messageOf } from './field-rules.ts';
import { cleanEnquiry, INVISIBLE } from './visible-text.ts';

/** Maximum length of an email address: RFC 3696, erratum 1690. */
const LONGEST_EMAIL = 254;

/** The addresses that zod's `regexes.email` accepts. */
const EMAIL = String.raw`^([\w'+\-]+\.)*[\w'+\-]*[\w+\-]@([A-Za-z\d][A-Za-z\d\-]*\.)+[A-Za-z]{2,}$`;
const INVALID_EMAIL = 'Please enter a valid email.';

/** Inclusive bounds, as the specification's constants. */
const bounded = (label: string, min: number, max: number) =>
  [
    [`^[^]{${min}}`, `${label} must be at least ${min} characters.`],
    [`^[^]{0,${max}}$`, `${label} must be less than ${max} characters.`],
  ] as const;

/** The rules and messages of section 5 of the specification, for the form and the preview inbox. */
export const RULES: Record<Field, FieldRules> = {
  name: [`[${INVISIBLE}]`, ...bounded('Name', 3, 50)],
  email: [`[${INVISIBLE}]`, [`^[^]{0,${LONGEST_EMAIL}}$`, INVALID_EMAIL], [EMAIL, INVALID_EMAIL]],
  phone: [
    // Separators between digits too: spaces, dots, commas, bullets, hyphens, slashes, parentheses.
    String.raw`[${INVISIBLE}\s.,•·\/\\()\p{Pd}\u2212]`,
    ...bounded('Phone no.', 8, 15),
    [String.raw`^[\d+]*$`, 'Please enter a valid phone number.'],
  ],
  message: [`[${INVISIBLE}]`, ...bounded('Message', 10, 500)],
};

export type FieldErrors = Partial<Record<Field, string>>;
export type Checked = { enquiry: Enquiry; errors?: undefined } | { enquiry?: undefined; errors: FieldErrors };

/**
 * Checks and cleans an enquiry.
 * @returns the enquiry to send, or for each wrong field the message of its first broken rule
 */
export function checkEnquiry(values: Partial<Record<Field, unknown>>): Checked {
  const errors: FieldErrors = {};
  for (const field of FIELDS) {
    const value = values[field];
    const message = typeof value === 'string' ? messageOf(value, RULES[field]) : 'Required';
    if (message) errors[field] = message;
  }
  if (Object.keys(errors).length > 0) return { errors };
  return { enquiry: cleanEnquiry(values as Enquiry, RULES) };
}
