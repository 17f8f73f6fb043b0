import type { InputHTMLAttributes } from 'react';
import { Glyph } from '../../Glyph.tsx';
import { ALERT } from '../../glyphs.ts';
import { contactForm as styles } from './ContactForm.styles.ts';
import { BOUNDS, type Field, LONGEST_EMAIL } from './contact-bounds.ts';

/** Attributes that help phones fill in the field, and that the browser validates before React. */
const INPUTS: Record<Exclude<Field, 'message'>, InputHTMLAttributes<HTMLInputElement>> = {
  name: { type: 'text', autoComplete: 'name', autoCapitalize: 'words', ...lengths('name') },
  email: { type: 'email', autoComplete: 'email', inputMode: 'email', maxLength: LONGEST_EMAIL },
  // Without a maximum: separators between digits do not count, and a browser would cut off a long value.
  phone: {
    type: 'tel',
    autoComplete: 'tel',
    inputMode: 'tel',
    pattern: String.raw`[0-9+\s.\/\(\)\p{Pd}]+`,
    minLength: BOUNDS.phone.min,
  },
};

function lengths(name: keyof typeof BOUNDS) {
  return { minLength: BOUNDS[name].min, maxLength: BOUNDS[name].max };
}

interface FieldProps {
  name: Field;
  label: string;
  error: string | undefined;
  hint?: string;
}

/** A labeled field with its hint and, if it is wrong, the message beside it. */
export function ContactField({ name, label, error, hint }: FieldProps) {
  const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ');
  const shared = {
    id: name,
    name,
    required: true,
    className: styles.input,
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': described === '' ? undefined : described,
  };
  return (
    <div className={name === 'email' || name === 'phone' ? styles.field : styles.wideField}>
      <label htmlFor={name}>{label}</label>
      {name === 'message' ? (
        <textarea rows={5} {...shared} {...lengths('message')} />
      ) : (
        <input {...shared} {...INPUTS[name]} />
      )}
      {hint && (
        <p id={`${name}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${name}-error`} className={styles.error}>
          <Glyph d={ALERT} size={18} />
          {error}
        </p>
      )}
    </div>
  );
}
