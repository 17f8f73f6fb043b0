import type { SampleReport } from '../../schemas/sample-report.ts';
import { base } from '../base.styles.ts';
import { cx } from '../cx.ts';
import { from, sheet } from '../sheet.ts';

const s = sheet('sample-report/FixList', {
  fix: {
    display: 'grid',
    gridTemplateColumns: '36px minmax(0, 1fr)',
    gap: '2px 14px',
    alignItems: 'center',
    padding: '.8rem 0 .7rem',
    borderTop: '1px solid var(--line)',
    [from.sm]: { gridTemplateColumns: '36px minmax(0, 1fr) minmax(7.5rem, auto)' },
    breakInside: 'avoid',
    '& b': { fontSize: '1.1875rem', fontWeight: 800, lineHeight: 1.25 },
    '& p': { gridColumn: 2 },
    '@media print': { padding: '4pt 0', '& b': { fontSize: '10.5pt' } },
  },
  number: {
    gridRow: 'span 3',
    display: 'grid',
    placeItems: 'center',
    width: 34,
    height: 34,
    paddingTop: 3,
    border: '1.5px solid var(--ink)',
    borderRadius: '50%',
    fontWeight: 800,
    lineHeight: 1,
    printColorAdjust: 'exact',
  },
  /** Only a line or two: the number is beside them. */
  brief: {
    '& > :first-child': { gridRow: 'span 2' },
    [from.sm]: { '& > *': { gridRow: '1 !important' } },
  },
  urgent: { background: 'var(--ink)', color: 'var(--paper)' },
  when: {
    display: 'flex',
    gap: '0 1em',
    fontSize: 'var(--fs-small)',
    color: 'var(--ink-2)',
    '& strong': { color: 'var(--ink)' },
    [from.sm]: { '&&': { gridColumn: 3, gridRow: '1 / 3', display: 'block', textAlign: 'right' } },
    '& > *': { display: 'block' },
  },
});

type Fixes = SampleReport['fixes']['items'];

/**
 * What to mend, most urgent first; what has the urgency of the first one is marked.
 * @param brief only titles and urgency
 */
export function FixList({ fixes, brief = false }: { fixes: Fixes; brief?: boolean }) {
  return (
    <ol>
      {fixes.map(({ title, text, when, who }, index) => (
        <li key={title} className={cx(s.fix, brief && s.brief)}>
          <span
            className={cx(base.figures, s.number, when === fixes[0]?.when && s.urgent)}
            aria-hidden="true"
          >
            {index + 1}
          </span>
          <b>{title}</b>
          {!brief && <p>{text}</p>}
          <p className={s.when}>
            <strong>{brief ? when : `${when}.`}</strong> {!brief && <span>{who}</span>}
          </p>
        </li>
      ))}
    </ol>
  );
}
