import type { ReactNode } from 'react';
import type { SampleReport } from '../../schemas/sample-report.ts';
import { base } from '../base.styles.ts';
import { cx } from '../cx.ts';
import { Sign } from '../drawings/parts/Sign.tsx';
import { below, from, sheet } from '../sheet.ts';

const inPrint = '@media print';

const s = sheet('sample-report/Paper', {
  row: {
    display: 'grid',
    gap: '24px clamp(2rem, 5vw, 6rem)',
    gridTemplateColumns: 'minmax(0, 1fr)',
    paddingBlock: 'clamp(2.5rem, 1.5rem + 4vw, 5.5rem)',
    scrollMarginTop: 'var(--header)',
    [from.lg]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)', alignItems: 'start' },
    [inPrint]: { display: 'block', padding: 0, '& + &': { breakBefore: 'page' } },
  },
  words: {
    '& a': { marginTop: 24 },
    [from.lg]: { position: 'sticky', top: 'calc(var(--header) + 2rem)' },
    [inPrint]: { display: 'none' },
  },
  about: { marginTop: 14, maxWidth: '26em', color: 'var(--ink-2)' },
  /** A sheet of letter paper, which grows with its words. */
  paper: {
    display: 'flex',
    flexDirection: 'column',
    border: '1.5px solid var(--ink)',
    borderRadius: 4,
    background: 'var(--surface)',
    lineHeight: 1.45,
    [from.md]: { minHeight: 'min(1056px, 92vw)' },
    [below.md]: { marginInline: 'calc(-.4 * var(--gutter))' },
    [inPrint]: {
      minHeight: 0,
      margin: 0,
      border: 0,
      '--fs-small': '9pt',
      fontSize: '9.5pt',
      lineHeight: 1.3,
      background: 'none',
    },
  },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: '4px 24px',
    padding: 'clamp(1.1rem, .7rem + 2vw, 2.25rem) var(--inset) 1rem',
    borderBottom: '3px solid var(--ink)',
    '& b': { fontSize: '1.375rem', fontWeight: 800, letterSpacing: '-.02em' },
    '& svg': { display: 'inline', width: 26, height: 26, margin: '0 .5em -5px 0' },
    '& > span': {
      flexBasis: '100%',
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      gap: '0 24px',
    },
    [inPrint]: { padding: '0 0 6pt' },
  },
  body: {
    flex: 1,
    display: 'grid',
    alignContent: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 'clamp(1.75rem, 1.2rem + 2vw, 2.75rem)',
    padding: 'clamp(1.25rem, .8rem + 2vw, 2.5rem) var(--inset)',
    '& h3': {
      fontSize: '1.25rem',
      fontWeight: 800,
      lineHeight: 1.2,
      letterSpacing: '-.015em',
      marginBottom: 8,
    },
    [inPrint]: { gap: '10pt', padding: '8pt 0', '& h3': { fontSize: '11pt', marginBottom: '3pt' } },
  },
  inset: { '--inset': 'clamp(1rem, .2rem + 3.6vw, 3.5rem)' },
  summary: {
    maxWidth: '34em',
    fontSize: 'clamp(1.1875rem, 1.05rem + .6vw, 1.5rem)',
    fontWeight: 600,
    lineHeight: 1.35,
    [inPrint]: { fontSize: '12pt' },
  },
  notice: {
    padding: '.8rem var(--inset) .7rem',
    borderTop: '1px solid var(--line)',
    background: 'var(--signal-3)',
    fontSize: 'var(--fs-small)',
    fontWeight: 700,
    [inPrint]: { padding: '4pt 0 0' },
  },
});

interface PaperProps {
  id: string;
  /** What the page says of the sheet, and what is printed at its top. */
  words: Pick<SampleReport['report'], 'label' | 'about' | 'title' | 'date' | 'summary'>;
  agency: string;
  shop: string;
  notice: string;
  /** What to do next, for a sheet that a visitor can ask for now. */
  action?: ReactNode;
  children: ReactNode;
}

/** What one sheet is for, beside the sheet itself. On paper it is a page of its own. */
export function Paper({ id, words, agency, shop, notice, action, children }: PaperProps) {
  return (
    <section id={id} className={cx(base.wrap, s.row)} aria-labelledby={`${id}-label`}>
      <div className={s.words}>
        <h2 id={`${id}-label`}>{words.label}</h2>
        <p className={cx(base.lead, s.about)}>{words.about}</p>
        {action}
      </div>
      <article className={cx(s.paper, s.inset)} aria-label={words.title}>
        <p className={s.head}>
          <b>
            <svg viewBox="0 0 32 32" aria-hidden="true">
              <Sign agency={agency} />
            </svg>
            {agency}
          </b>
          <b>{words.title}</b>
          <span>
            <span>{shop}</span> <span>{words.date}</span>
          </span>
        </p>
        <div className={s.body}>
          <p className={s.summary}>{words.summary}</p>
          {children}
        </div>
        <p className={s.notice}>{notice}</p>
      </article>
    </section>
  );
}
