import { cx } from '../cx.ts';
import { Drawing } from '../Drawing.tsx';
import type { DrawingName } from '../drawings/index.tsx';
import { sheet } from '../sheet.ts';

const s = sheet('home/Report', {
  report: {
    '& img': { width: '100%' },
    '& figcaption': { color: 'var(--ink-2)', fontSize: 'var(--fs-small)', lineHeight: 1.35, marginTop: 12 },
  },
});

/** The illustration of a report with its caption. */
export function Report(props: { name: DrawingName; alt: string; caption: string; className?: string }) {
  const { name, alt, caption, className } = props;
  return (
    <figure className={cx(s.report, className)}>
      <Drawing name={name} alt={alt} />
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
