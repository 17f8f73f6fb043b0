import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Mail from 'lucide-react/icons/mail';
import { button } from '../../button.styles.ts';
import { decorative } from '../shared/decorative.ts';
import { contactForm as styles } from './ContactForm.styles.ts';
import type { Enquiry } from './contact-bounds.ts';
import { FAILED, RECEIVED } from './contact-messages.ts';
import { enquiryMail } from './enquiry-mail.ts';
import type { FormStatus } from './useEnquiryForm.ts';

interface ResultProps {
  status: FormStatus;
  /** What could not be sent. */
  attempt: Enquiry | undefined;
  email: string;
  subject: string;
  byEmail: string;
  draftRestored: { maybeSent: string };
}

/**
 * The result under the form, in a live region that is always there, so that a change in it is announced.
 * After a failure the visitor can send the same words by email.
 */
export function FormResult({ status, attempt, email, subject, byEmail, draftRestored }: ResultProps) {
  return (
    <div className={styles.result}>
      <div role="status">
        {status === 'sent' && (
          <p className={styles.sent}>
            <CircleCheck size={22} {...decorative} />
            {RECEIVED}
          </p>
        )}
        {status === 'unsure' && <p className={styles.unsure}>{draftRestored.maybeSent}</p>}
        {status === 'failed' && (
          <p className={styles.failed}>
            <CircleAlert size={22} {...decorative} />
            {FAILED}
          </p>
        )}
      </div>
      {status === 'failed' && attempt && (
        <a className={button.text} href={enquiryMail(email, subject, attempt)}>
          {byEmail}
          <Mail size={20} aria-hidden />
        </a>
      )}
    </div>
  );
}
