import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { STEP_2 } from '../islands/contact-form/draft-key.ts';
import { useRendering } from '../page.ts';
import { sheet } from '../sheet.ts';
import { TextLink } from '../TextLink.tsx';

const s = sheet('home/TypedForm', {
  form: {
    // A label is within its field, so that both are little higher than two lines.
    '& label': { display: 'block', lineHeight: '2.2rem', textIndent: '.5em' },
    '& input': {
      marginTop: '-2.2rem',
      padding: '1.5rem .5em 0',
      display: 'block',
      width: '100%',
      outlineOffset: -2,
      border: '1.5px solid var(--ink)',
      borderRadius: 4,
      height: '3.5rem',
      font: '1rem Overpass',
      '&:user-invalid': { borderColor: 'var(--error)', background: 'var(--error-bg)' },
    },
    '@media (scripting: none)': { '& label, & button, & div': { display: 'none' } },
  },
});

interface TypedFormProps {
  /** The page of the contact form. */
  href: string;
  /** What the link there says, which stands in without scripts. */
  action: string;
  className?: string;
  children: ReactNode;
}

/** Fields, none of them empty, that begin the message on the page of the contact form (client/inline/typed.ts). */
export function TypedForm({ href, action, className, children }: TypedFormProps) {
  useRendering().inlineScript('typed');
  return (
    <form className={cx(className, s.form)} data-href={`${href}#${STEP_2}`} noValidate>
      {children}
      <noscript>
        <TextLink href={href} title={action} />
      </noscript>
    </form>
  );
}
