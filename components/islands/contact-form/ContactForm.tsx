import { base } from '../../base.styles.ts';
import { button } from '../../button.styles.ts';
import { Glyph } from '../../Glyph.tsx';
import { ALERT, ARROW_RIGHT, LOADING } from '../../glyphs.ts';
import { ContactField } from './ContactField.tsx';
import { contactForm as styles } from './ContactForm.styles.ts';
import { FORM_HEADING, HONEYPOT } from './contact-bounds.ts';
import { FormProgress } from './FormProgress.tsx';
import { FormResult } from './FormResult.tsx';
import type { Endpoint } from './send-enquiry.ts';
import { useEnquiryForm } from './useEnquiryForm.ts';

export interface ContactFormProps {
  labels: { name: string; email: string; phone: string; message: string };
  phoneHint: string;
  submit: string;
  sending: string;
  consent: string;
  consentLink: string;
  newTab: string;
  honeypot: string;
  /** The address to write to if the form cannot send. */
  email: string;
  withoutScripts: string;
  notLoaded: string;
  byEmail: string;
  subject: string;
  draftRestored: { title: string; text: string; discard: string; spoken: string; maybeSent: string };
  corrections: { one: string; several: string };
  interests: Record<string, string>;
  endpoint: Endpoint;
}

/**
 * The contact form. Its fields have native constraints, which validate it until React starts. Without scripts the email
 * address replaces the button.
 */
export function ContactForm(props: ContactFormProps) {
  const { labels, phoneHint, consent, consentLink, newTab } = props;
  const { errors, status, refused, attempt, ...form } = useEnquiryForm(props);
  return (
    // Only scripts may send it. With any other method, Enter would put the visitor's text into a URL, or post it to a
    // host that cannot receive it; "dialog" outside a dialog does nothing.
    <form className={styles.form} method="dialog" aria-labelledby={FORM_HEADING} {...form}>
      <ContactField name="name" label={labels.name} error={errors.name} />
      <ContactField name="email" label={labels.email} error={errors.email} />
      <ContactField name="phone" label={labels.phone} error={errors.phone} hint={phoneHint} />
      <ContactField name="message" label={labels.message} error={errors.message} />
      <Honeypot label={props.honeypot} />
      <p className={styles.consent}>
        {consent}{' '}
        <a href="/privacy-policy/" target="_blank" rel="noopener">
          {consentLink}
          <span className={base.hidden}> {newTab}</span>
        </a>
        .
      </p>
      <SubmitButton sending={status === 'sending'} label={props.submit} sendingLabel={props.sending} />
      <FormProgress
        sending={status === 'sending' && props.sending}
        refused={refused}
        words={props.corrections}
      />
      <FormResult status={status} attempt={attempt} {...props} />
      <p className={styles.withoutScripts}>
        {props.withoutScripts} <a href={`mailto:${props.email}`}>{props.email}</a>.
      </p>
      <p className={styles.notLoaded} role="alert">
        <Glyph d={ALERT} size={22} />
        <span>
          {props.notLoaded} <a href={`mailto:${props.email}`}>{props.email}</a>.
        </span>
      </p>
    </form>
  );
}

/**
 * Stays in place and keeps the focus while the form sends; the form ignores a second submit. It contains both texts, of
 * which one is shown, so that its width does not change.
 */
function SubmitButton(props: { sending: boolean; label: string; sendingLabel: string }) {
  const { sending, label, sendingLabel } = props;
  return (
    <div className={styles.action}>
      <button type="submit" className={`${button.plate} ${styles.submit}`} aria-disabled={sending}>
        <span>
          {label}
          <Glyph d={ARROW_RIGHT} size={20} />
        </span>
        <span>
          <Glyph d={LOADING} size={20} />
          {sendingLabel}
        </span>
      </button>
    </div>
  );
}

/** A field that people neither see nor reach; what fills it in is probably a bot. */
function Honeypot({ label }: { label: string }) {
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label htmlFor={HONEYPOT}>{label}</label>
      <input
        id={HONEYPOT}
        name={HONEYPOT}
        type="text"
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore
        data-lpignore="true"
      />
    </div>
  );
}
