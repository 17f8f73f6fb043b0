import { base } from './base.styles.ts';
import { button } from './button.styles.ts';
import { cx } from './cx.ts';
import { Icon } from './Icon.tsx';

/**
 * The Get Started button.
 * @param about the subject, which screen readers read after the text ("Get Started with SEO"), to distinguish it in a
 * list of links
 */
export function GetStarted(props: { label: string; href: string; about?: string; className?: string }) {
  const { label, href, about, className } = props;
  return (
    <a className={cx(button.plate, className)} href={href}>
      <span>
        {label}
        {about && <span className={base.hidden}> with {about}</span>}
      </span>
      <Icon name="arrow-right" />
    </a>
  );
}
