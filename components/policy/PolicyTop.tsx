import { base } from '../base.styles.ts';
import { cx } from '../cx.ts';
import { sheet } from '../sheet.ts';

const s = sheet('policy/PolicyTop', {
  top: {
    paddingBlock: 'clamp(2.75rem, 2rem + 4vw, 6rem) clamp(1.75rem, 1.4rem + 2vw, 3.25rem)',
    borderBottom: '1.5px solid var(--ink)',
    '@media print': { padding: '0 0 8pt', '& h1': { fontSize: '24pt' } },
  },
  label: {
    maxWidth: '12em',
    fontSize: 'var(--fs-h1)',
    fontWeight: 800,
    lineHeight: 0.98,
    letterSpacing: '-.03em',
    '@media print': { fontSize: '24pt' },
  },
  /** Below the label. */
  heading: {
    marginTop: 16,
    fontSize: 'var(--fs-h3)',
    '@media print': { '&&': { fontSize: '13pt' } },
  },
  lead: { marginTop: 16, maxWidth: '32em', '@media print': { fontSize: '12pt' } },
  updated: {
    marginTop: 16,
    fontSize: 'var(--fs-small)',
    lineHeight: 1.35,
    color: 'var(--ink-2)',
    '@media print': { marginTop: '6pt', fontSize: '10pt' },
  },
});

/** The subject of the policy, and its date. */
export function PolicyTop(props: {
  label?: string | undefined;
  heading: string;
  lead: string;
  updated: string;
}) {
  return (
    <div className={s.top}>
      {props.label && <p className={s.label}>{props.label}</p>}
      <h1 className={cx(props.label && s.heading) || undefined}>{props.heading}</h1>
      <p className={cx(base.lead, s.lead)}>{props.lead}</p>
      {props.updated && <p className={s.updated}>{props.updated}</p>}
    </div>
  );
}
