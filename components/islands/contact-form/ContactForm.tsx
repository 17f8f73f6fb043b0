import type { Slots } from '../../Island.tsx';
import { Slot } from '../shared/Slot.tsx';
import { contactForm as styles } from './ContactForm.styles.ts';
import { FORM_HEADING } from './contact-bounds.ts';
import { FormResult } from './FormResult.tsx';
import { type EnquiryFormSettings, useEnquiryForm } from './useEnquiryForm.ts';

/**
 * The contact form. Its fields are static (components/contact/ContactFields.tsx), and a script within the page checks
 * them (client/inline/contact.ts); React sends, and shows the result.
 */
export function ContactForm({ slots, ...props }: EnquiryFormSettings & Slots<'fields'>) {
  const { status, attempt, ...form } = useEnquiryForm(props);
  return (
    // Only scripts may send it. With any other method, Enter would put the visitor's text into a URL, or post it to a
    // host that cannot receive it; "dialog" outside a dialog does nothing.
    <form className={styles.form} method="dialog" noValidate aria-labelledby={FORM_HEADING} {...form}>
      <Slot className={styles.fields} html={slots?.fields} />
      <FormResult status={status} attempt={attempt} {...props} />
    </form>
  );
}
