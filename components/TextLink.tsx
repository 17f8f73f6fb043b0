import { button } from './button.styles.ts';
import { cx } from './cx.ts';
import { Icon } from './Icon.tsx';

/** A link on its own line, with an arrow after its words. */
export function TextLink({ href, title, className }: { href: string; title: string; className?: string }) {
  return (
    <a className={cx(button.text, className)} href={href}>
      {title}
      <Icon name="arrow-right" />
    </a>
  );
}
