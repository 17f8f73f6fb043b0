import type { InputHTMLAttributes } from 'react';
import { contactForm as styles } from '../islands/contact-form/ContactForm.styles.ts';
import type { Field } from '../islands/contact-form/contact-bounds.ts';

/** Attributes that help phones fill in the field. */
const INPUTS: Record<Exclude<Field, 'message'>, InputHTMLAttributes<HTMLInputElement>> = {
  name: { type: 'text', autoComplete: 'name', autoCapitalize: 'words' },
  email: { type: 'email', autoComplete: 'email', inputMode: 'email' },
  phone: { type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
};

/**
 * A labeled field with its hint, and an empty paragraph for the message of the rule that it breaks. No native limits of
 * length: they cut off what is pasted, and count otherwise than people do.
 */
export function ContactField(props: { name: Field; label: string; hint?: string | undefined }) {
  const { name, label, hint } = props;
  const shared = {
    id: name,
    name,
    required: true,
    className: styles.input,
    'aria-describedby': hint ? `${name}-hint ${name}-error` : `${name}-error`,
  };
  return (
    <div className={name === 'email' || name === 'phone' ? styles.field : styles.wideField}>
      <label htmlFor={name}>{label}</label>
      {name === 'message' ? <textarea rows={5} {...shared} /> : <input {...shared} {...INPUTS[name]} />}
      {hint && (
        <p id={`${name}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <p id={`${name}-error`} className={styles.error} />
    </div>
  );
}
