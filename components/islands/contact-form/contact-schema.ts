import * as z from 'zod/mini';
import { BOUNDS, type Enquiry, FIELDS, type Field, LONGEST_EMAIL } from './contact-bounds.ts';
import { cleanLine, cleanPhone, cleanText, visibleLength } from './visible-text.ts';

/** The message for a missing value, as opposed to an empty one. */
const missing = { error: 'Required' };

const bounded = (
  label: string,
  { min, max }: { min: number; max: number },
  clean: (text: string) => string,
) =>
  z.string(missing).check(
    z.overwrite(clean),
    z.refine((value) => visibleLength(value) >= min, `${label} must be at least ${min} characters.`),
    z.maxLength(max, `${label} must be less than ${max} characters.`),
  );

const INVALID_EMAIL = 'Please enter a valid email.';

/**
 * The rules and messages of section 5 of the specification. One schema for the form, the preview inbox and the tests.
 * Values are cleaned before they are checked: invisible characters are neither counted nor sent.
 */
export const enquirySchema = z.strictObject({
  name: bounded('Name', BOUNDS.name, cleanLine),
  email: z
    .string(missing)
    .check(
      z.overwrite(cleanLine),
      z.maxLength(LONGEST_EMAIL, INVALID_EMAIL),
      z.regex(z.regexes.email, INVALID_EMAIL),
    ),
  phone: bounded('Phone no.', BOUNDS.phone, cleanPhone).check(
    z.regex(/^[0-9+]*$/, 'Please enter a valid phone number.'),
  ),
  message: bounded('Message', BOUNDS.message, cleanText),
});

export type FieldErrors = Partial<Record<Field, string>>;
export type Checked = { enquiry: Enquiry; errors?: undefined } | { enquiry?: undefined; errors: FieldErrors };

/**
 * Cleans and checks the visitor's input.
 * @returns the enquiry to send, or for each wrong field the message of its first broken rule
 */
export function checkEnquiry(values: Record<string, unknown>): Checked {
  const result = enquirySchema.safeParse(values);
  if (result.success) return { enquiry: result.data };
  const errors: FieldErrors = {};
  for (const field of FIELDS) {
    const first = result.error.issues.find((issue) => issue.path[0] === field);
    if (first) errors[field] = first.message;
  }
  return { errors };
}
