import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { sheet } from '../sheet.ts';

const s = sheet(
  'home/Report',
  {
    report: {
      '& img': { width: '100%' },
      '& figcaption': { color: 'var(--ink-2)', fontSize: 'var(--fs-small)', lineHeight: 1.35, marginTop: 12 },
    },
  },
  'shared',
);

interface ReportProps {
  caption: string;
  className?: string | undefined;
  /** The report itself. */
  children: ReactNode;
}

/** A report, drawn or real, with its caption. */
export function Report({ caption, className, children }: ReportProps) {
  return (
    <figure className={cx(s.report, className)}>
      {children}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
