import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { STEP_2 } from '../islands/contact-form/draft-key.ts';
import { useRendering } from '../page.ts';
import { sheet } from '../sheet.ts';
import { TextLink } from '../TextLink.tsx';

const s = sheet('home/TypedForm', {
  form: {
    '& input': {
      padding: '4px .4em 0',
      display: 'block',
      width: '100%',
      outlineOffset: -2,
      border: '1.5px solid var(--ink)',
      borderRadius: 4,
      height: 44,
      font: '1rem Overpass',
    },
    '@media (scripting: none)': { '& label, & button, & div': { display: 'none' } },
  },
});

/** For what has the fields, which may stand outside of the form. */
export const field = s.form;

interface TypedFormProps {
  /** The page of the contact form. */
  href: string;
  /** What the link there says, which stands in without scripts. */
  action: string;
  className?: string;
  id?: string;
  children: ReactNode;
}

/** Fields whose words begin the message on the page of the contact form (client/inline/typed.ts). */
export function TypedForm({ href, action, className, id, children }: TypedFormProps) {
  useRendering().inlineScript('typed');
  return (
    <form id={id} className={cx(className, field)} data-href={`${href}#${STEP_2}`}>
      {children}
      <noscript>
        <TextLink href={href} title={action} />
      </noscript>
    </form>
  );
}
