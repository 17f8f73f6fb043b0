import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { useRendering } from '../page.ts';
import { sheet } from '../sheet.ts';
import { TextLink } from '../TextLink.tsx';

const s = sheet('home/TypedForm', {
  form: {
    '& input': {
      width: '100%',
      height: 44,
      padding: '4px .5em 0',
      border: '1.5px solid var(--control)',
      borderRadius: 4,
      font: '1rem Overpass',
    },
    '@media (scripting: none)': { '& label, & button': { display: 'none' } },
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

/** Fields whose words begin the message on the page of the contact form (client/inline/typed.ts). */
export function TypedForm({ href, action, className, children }: TypedFormProps) {
  useRendering().inlineScript('typed');
  return (
    <form className={cx(className, s.form)} data-href={href}>
      {children}
      <noscript>
        <TextLink href={href} title={action} />
      </noscript>
    </form>
  );
}
