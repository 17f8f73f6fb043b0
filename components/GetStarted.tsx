import { base } from './base.styles.ts';
import { button } from './button.styles.ts';
import { cx } from './cx.ts';
import { Icon } from './Icon.tsx';

interface GetStartedProps {
  label: string;
  href: string;
  about?: string;
  className?: string;
  hasArrow?: boolean;
}

/**
 * The Get Started button.
 * @param about the subject, which screen readers read after the text ("Get Started with SEO"), to distinguish it in a
 * list of links
 */
export function GetStarted(props: GetStartedProps) {
  const { label, href, about, className, hasArrow = true } = props;
  return (
    <a className={cx(button.plate, className)} href={href}>
      <span>
        {label}
        {about && <span className={base.hidden}> with {about}</span>}
      </span>
      {hasArrow && <Icon name="arrow-right" />}
    </a>
  );
}
