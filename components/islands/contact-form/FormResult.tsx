import { button } from '../../button.styles.ts';
import { Glyph } from '../../Glyph.tsx';
import { ALERT, CHECK, MAIL } from '../../glyphs.ts';
import { contactForm as styles } from './ContactForm.styles.ts';
import type { Enquiry } from './contact-bounds.ts';
import { FAILED, RECEIVED } from './contact-messages.ts';
import { enquiryMail } from './enquiry-mail.ts';
import type { FormStatus } from './useEnquiryForm.ts';

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
      <div role="status">
        {status === 'sent' && (
          <p className={styles.sent}>
            <Glyph d={CHECK} size={22} />
            {RECEIVED}
          </p>
        )}
        {status === 'unsure' && <p className={styles.unsure}>{draftRestored.maybeSent}</p>}
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
