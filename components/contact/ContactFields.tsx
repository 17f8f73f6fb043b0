import type { Content } from '../../schemas/content.ts';
import { base } from '../base.styles.ts';
import { button } from '../button.styles.ts';
import { Glyph } from '../Glyph.tsx';
import { ALERT, ARROW_RIGHT, LOADING } from '../glyphs.ts';
import { contactForm as styles } from '../islands/contact-form/ContactForm.styles.ts';
import { HONEYPOT } from '../islands/contact-form/contact-bounds.ts';
import { ContactField } from './ContactField.tsx';

/** What the form shows before anything is sent. React does not touch it; the scripts of the page do. */
export function ContactFields({ words, email }: { words: Content['contact']['form']; email: string }) {
  return (
    <>
      <ContactField name="name" label={words.name} />
      <ContactField name="email" label={words.email} />
      <ContactField name="phone" label={words.phone} hint={words.phoneHint} />
      <ContactField name="message" label={words.message} hint={words.messageHint} />
      <Honeypot label={words.honeypot} />
      <p className={styles.consent}>
        {words.consent}{' '}
        <a href={words.consentHref} target="_blank" rel="noopener">
          {words.consentLink}
          <span className={base.hidden}> {words.newTab}</span>
        </a>
        .
      </p>
      <div className={styles.action}>
        {/* Both texts, of which one is shown, so that the width does not change. */}
        <button type="submit" className={`${button.plate} ${styles.submit}`}>
          <span>
            {words.submit}
            <Glyph d={ARROW_RIGHT} size={20} />
          </span>
          <span>
            <Glyph d={LOADING} size={20} />
            {words.sending}
          </span>
        </button>
      </div>
      {/* Tells screen readers how many fields a submit found wrong: moving the focus does not if it is there already. */}
      <output name="progress" className={base.hidden} />
      <p className={styles.withoutScripts}>
        {words.withoutScripts} <a href={`mailto:${email}`}>{email}</a>.
      </p>
      <p className={styles.notLoaded} role="alert">
        <Glyph d={ALERT} size={22} />
        <span>
          {words.notLoaded} <a href={`mailto:${email}`}>{email}</a>.
        </span>
      </p>
    </>
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
