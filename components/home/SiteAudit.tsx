import type { Home } from '../../schemas/home.ts';
import { useRendering } from '../page.ts';
import { sheet } from '../sheet.ts';
import type { Figure } from '../site-figures.ts';
import { Report } from './Report.tsx';

const s = sheet('home/SiteAudit', {
  /** A sheet of paper, and the edge of a second one under it. */
  paper: {
    margin: '0 14px 28px 0',
    border: '1.5px solid var(--ink)',
    borderRadius: 6,
    background: 'var(--surface)',
    boxShadow: '14px 14px 0 var(--block)',
  },
  title: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    columnGap: 16,
    // A URL in large letters is wider than a phone.
    overflowWrap: 'anywhere',
    padding: '1.1rem min(1.75rem, 4vw) .9rem',
    borderBottom: '1.5px solid var(--ink)',
    background: 'var(--signal-3)',
    '& b': { fontSize: '1.25rem', fontWeight: 800 },
  },
  rows: { padding: '.4rem min(1.75rem, 4vw)' },
  row: {
    display: 'flex',
    alignItems: 'center',
    gap: 16,
    padding: '.75rem 0 .65rem',
    borderTop: '1px solid var(--line)',
    lineHeight: 1.3,
    '&:first-of-type': { border: 0 },
    '& dt': { flex: 1, textWrap: 'balance' },
    '& dd': { fontSize: '1.5rem', fontWeight: 800, textAlign: 'right' },
    '& small': {
      display: 'block',
      fontSize: 'var(--fs-small)',
      color: 'var(--success)',
    },
  },
});

interface SiteAuditProps {
  report: Home['audit']['report'];
  /** Host of the site's address. */
  site: string;
  className?: string;
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

/** The report of an audit, as clients get it: that of this site, with the figures of the build that made it. */
export function SiteAudit({ report, site, className }: SiteAuditProps) {
  const figures = useRendering().figures();
  const row = (
    name: 'weight' | 'requests' | 'scripts' | 'thirdParties' | 'findings',
    format: (value: number) => string = String,
  ) => <Row label={report[name]} figure={figures?.[name]} format={format} passed={report.passed} />;
  return (
    <Report caption={report.caption} className={className}>
      <div className={s.paper}>
        <p className={s.title}>
          <b>{report.title}</b> {site}
        </p>
        <dl className={s.rows}>
          {row('weight', kilobytes)}
          {row('requests')}
          {row('scripts', kilobytes)}
          {row('thirdParties')}
          {row('findings')}
        </dl>
      </div>
    </Report>
  );
}

interface RowProps {
  label: string;
  /** Undefined in a draft, which is not measured. */
  figure: Figure | undefined;
  format: (value: number) => string;
  /** Shown beside a good figure. A release reports any other (build/checks/release/measured-rules.ts). */
  passed: string;
}

function Row({ label, figure, format, passed }: RowProps) {
  const isGood = figure === undefined || figure.value <= figure.limit;
  return (
    <div className={s.row}>
      <dt>{label}</dt>
      <dd>
        {figure ? format(figure.value) : '–'} {figure && isGood && <small>{passed}</small>}
      </dd>
    </div>
  );
}
