import { base } from '../components/base.styles.ts';
import { ClosingBanner } from '../components/ClosingBanner.tsx';
import { cx } from '../components/cx.ts';
import { definePages } from '../components/page.ts';
import { FixList } from '../components/sample-report/FixList.tsx';
import { MonthlyReport } from '../components/sample-report/MonthlyReport.tsx';
import { Paper } from '../components/sample-report/Paper.tsx';
import { Quote } from '../components/sample-report/Quote.tsx';
import { sheet } from '../components/sheet.ts';
import { TextLink } from '../components/TextLink.tsx';
import type { Content } from '../schemas/content.ts';
import type { SampleReport } from '../schemas/sample-report.ts';

const s = sheet('pages/sample-report', {
  banner: {
    position: 'relative',
    background: 'var(--wood)',
    borderBottom: '1.5px solid var(--ink)',
    '@media print': { display: 'none' },
  },
  words: {
    position: 'relative',
    paddingBlock: 'clamp(2.75rem, 1.6rem + 5vw, 6rem) clamp(1.75rem, 1rem + 2vw, 3rem)',
  },
  lead: { maxWidth: '34em', marginTop: 16, color: 'var(--ink)' },
  links: { display: 'flex', flexWrap: 'wrap', gap: '0 32px', marginTop: 16 },
  desk: { background: 'var(--block)', '@media print': { background: 'none' } },
});

/** Only with content/sample-report.yaml. */
export const page = definePages<SampleReport>({
  entries: ({ sampleReport }) => (sampleReport ? [{ param: '', entry: sampleReport }] : []),
  meta: (_content, { meta }) => meta,
  View: ({ content, entry }) => <Papers words={entry} content={content} />,
});

/** The three papers of a client, one below the other. */
function Papers({ words, content }: { words: SampleReport; content: Content }) {
  const { report, fixes, quote, shop, notice } = words;
  const shared = { agency: content.site.agency, shop, notice };
  return (
    <>
      <div className={s.banner}>
        <div className={cx(base.wrap, s.words)}>
          <h1>{words.heading}</h1>
          <p className={cx(base.lead, s.lead)}>{words.lead}</p>
          <p className={s.links}>
            <TextLink href="#monthly-report" title={report.label} />
            <TextLink href="#fix-list" title={fixes.label} />
            <TextLink href="#quote" title={quote.label} />
          </p>
        </div>
      </div>
      <div className={s.desk}>
        <Paper id="monthly-report" words={report} {...shared}>
          <MonthlyReport report={report} />
        </Paper>
        <Paper id="fix-list" words={fixes} {...shared}>
          <FixList fixes={fixes.items} />
        </Paper>
        <Paper id="quote" words={quote} {...shared}>
          <Quote quote={quote} content={content} />
        </Paper>
      </div>
      <ClosingBanner words={words.closing} href={content.navigation.getStarted.href} />
    </>
  );
}
