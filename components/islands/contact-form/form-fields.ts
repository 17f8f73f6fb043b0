import { type Enquiry, FIELDS, HONEYPOT } from './contact-bounds.ts';
import { draft } from './enquiry-draft.ts';

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

/** Sets a field. Another assignment would move the cursor and clear the undo history. */
export function setValue(form: HTMLFormElement, name: string, value: string): void {
  if (field(form, name).value !== value) field(form, name).value = value;
}

/** Removes a restored draft from the form, but nothing typed since. @param typed what was in the form before it */
export function forget(form: HTMLFormElement, typed: Enquiry, restored: Enquiry): void {
  for (const name of FIELDS)
    if (field(form, name).value === restored[name]) setValue(form, name, typed[name]);
  draft.save(form);
  draft.settle();
}
