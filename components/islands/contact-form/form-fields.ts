import { type Enquiry, FIELDS, HONEYPOT } from './contact-bounds.ts';
import { checkEnquiry, type FieldErrors } from './contact-schema.ts';
import { draft } from './enquiry-draft.ts';
import { cleanPhone } from './visible-text.ts';

/** A field of the contact form. */
export const field = (form: HTMLFormElement, name: string) =>
  form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement;

/** The form's values as typed. */
export const valuesOf = (form: HTMLFormElement) =>
  Object.fromEntries(FIELDS.map((name) => [name, field(form, name).value])) as Enquiry;

/**
 * What fills in the honeypot is probably a bot, but may be a form filler: it gets no false confirmation, and the
 * honeypot is emptied, so that a person's second try gets through.
 */
export function springsTrap(form: HTMLFormElement): boolean {
  const trap = field(form, HONEYPOT);
  const filled = trap.value !== '';
  trap.value = '';
  return filled;
}

/** Whether the form would still send the same as before. */
export function unchangedSince(form: HTMLFormElement, enquiry: Enquiry): boolean {
  const now = checkEnquiry(valuesOf(form)).enquiry;
  return FIELDS.every((name) => now?.[name] === enquiry[name]);
}

/** Moves the focus to the first field with a message. */
export function focusFirstWrong(form: HTMLFormElement, errors: FieldErrors): void {
  const first = FIELDS.find((name) => errors[name] !== undefined);
  if (first) field(form, first).focus();
}

/** Visibly removes separators between digits from the phone field. */
export function tidyPhone(form: HTMLFormElement): void {
  const phone = field(form, 'phone');
  const digits = cleanPhone(phone.value);
  // An assignment would move the cursor and clear the undo history.
  if (phone.value !== digits) phone.value = digits;
}

/** Removes a restored draft from the form, but nothing that was typed since. */
export function forget(form: HTMLFormElement, restored: Partial<Enquiry>): void {
  for (const name of FIELDS) {
    if (field(form, name).value === restored[name]) field(form, name).value = '';
  }
  draft.save(valuesOf(form));
  draft.settle();
}

/** @returns the draft, if there was one. Existing text in the form takes precedence. */
export function restoreDraft(form: HTMLFormElement): Partial<Enquiry> {
  const saved = draft.read();
  for (const name of FIELDS) {
    const input = field(form, name);
    if (input.value === '') input.value = saved[name] ?? '';
  }
  return saved;
}
