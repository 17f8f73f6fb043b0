import { button } from '../button.styles.ts';
import { cx } from '../cx.ts';
import { sheet } from '../sheet.ts';

const s = sheet('policy/PointLink', {
  /** On a line of its own. */
  line: { display: 'block', marginTop: 12, '@media print': { display: 'none' } },
});

/** What a point of a summary asks for, as a button below it. */
export function PointLink({ href, title }: { href: string; title: string }) {
  return (
    <span className={s.line}>
      <a className={cx(button.plate, button.small)} href={href}>
        {title}
      </a>
    </span>
  );
}
