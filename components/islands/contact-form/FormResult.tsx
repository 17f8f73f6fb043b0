import { button } from '../../button.styles.ts';
import { Glyph } from '../../Glyph.tsx';
import { ALERT, CHECK, MAIL } from '../../glyphs.ts';
import { contactForm as styles } from './ContactForm.styles.ts';
import type { Enquiry } from './contact-bounds.ts';
import type { FormStatus } from './useEnquiryForm.ts';

/** Result messages from section 8 of the specification, word for word. */
export const RECEIVED = 'We have received your message and will get back to you soon.';
export const FAILED = 'Something went wrong. Please try again later.';
const CHANGED = 'What you have added since is still in the form. It was not sent.';

/** A mailto: URL with the whole enquiry, for use after a failure. */
function enquiryMail(to: string, subject: string, { name, email, phone, message }: Enquiry): string {
  const body = [message, '', name, phone, email].join('\r\n');
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

interface ResultProps {
  status: FormStatus;
  /** The enquiry that could not be sent. */
  attempt: Enquiry | undefined;
  email: string;
  subject: string;
  byEmail: string;
  draftRestored: { maybeSent: string };
}

/**
 * The result below the form, in a live region that always exists, so that changes are announced. After a failure the
 * visitor can send the same text by email.
 */
export function FormResult({ status, attempt, email, subject, byEmail, draftRestored }: ResultProps) {
  return (
    <div className={styles.result}>
      {/* The toast says it too. */}
      {status === 'unsure' && <p className={styles.unsure}>{draftRestored.maybeSent}</p>}
      <div role="status">
        {(status === 'sent' || status === 'changed') && (
          <p className={styles.sent}>
            <Glyph d={CHECK} size={22} />
            {RECEIVED}
            {status === 'changed' && ` ${CHANGED}`}
          </p>
        )}
        {status === 'failed' && (
          <p className={styles.failed}>
            <Glyph d={ALERT} size={22} />
            {FAILED}
          </p>
        )}
      </div>
      {status === 'failed' && attempt && (
        <a className={button.text} href={enquiryMail(email, subject, attempt)}>
          {byEmail}
          <Glyph d={MAIL} size={20} />
        </a>
      )}
    </div>
  );
}
