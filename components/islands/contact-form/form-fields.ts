import { type Enquiry, FIELDS, HONEYPOT } from './contact-bounds.ts';
import { checkEnquiry, type FieldErrors } from './contact-schema.ts';
import { draft } from './enquiry-draft.ts';
import { cleanPhone } from './visible-text.ts';

/** A field of the contact form. */
export const field = (form: HTMLFormElement, name: string) =>
  form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement;

/** The form's values as they were typed. */
export const valuesOf = (form: HTMLFormElement) =>
  Object.fromEntries(FIELDS.map((name) => [name, field(form, name).value])) as Enquiry;

/**
 * What fills in the field that nobody sees is most likely a bot, but may be a form filler: it gets no false
 * confirmation, and the trap is emptied, so that a person's second try gets through.
 */
export function springsTrap(form: HTMLFormElement): boolean {
  const trap = field(form, HONEYPOT);
  const filled = trap.value !== '';
  trap.value = '';
  return filled;
}

/** Whether the form would still send what was sent. */
export function unchangedSince(form: HTMLFormElement, enquiry: Enquiry): boolean {
  const now = checkEnquiry(valuesOf(form)).enquiry;
  return FIELDS.every((name) => now?.[name] === enquiry[name]);
}

/** Moves the focus to the first field that has a message. */
export function focusFirstWrong(form: HTMLFormElement, errors: FieldErrors): void {
  const first = FIELDS.find((name) => errors[name] !== undefined);
  if (first) field(form, first).focus();
}

/** Takes out of the phone field what people put between digits, before their eyes. */
export function tidyPhone(form: HTMLFormElement): void {
  const phone = field(form, 'phone');
  const digits = cleanPhone(phone.value);
  // An assignment would move the cursor and forget what can be undone.
  if (phone.value !== digits) phone.value = digits;
}

/** Takes a restored draft out of the form again, but nothing that was written since. */
export function forget(form: HTMLFormElement, restored: Partial<Enquiry>): void {
  for (const name of FIELDS) {
    if (field(form, name).value === restored[name]) field(form, name).value = '';
  }
  draft.save(valuesOf(form));
  draft.settle();
}

/** @returns the draft that there was. Words that are already in the form win over it. */
export function restoreDraft(form: HTMLFormElement): Partial<Enquiry> {
  const saved = draft.read();
  for (const name of FIELDS) {
    const input = field(form, name);
    if (input.value === '') input.value = saved[name] ?? '';
  }
  return saved;
}
