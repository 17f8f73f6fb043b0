import { ClosingBanner } from '../components/ClosingBanner.tsx';
import { GetStarted } from '../components/GetStarted.tsx';
import { definePages } from '../components/page.ts';
import { FixList } from '../components/sample-report/FixList.tsx';
import { MonthlyReport } from '../components/sample-report/MonthlyReport.tsx';
import { Paper } from '../components/sample-report/Paper.tsx';
import { Quote } from '../components/sample-report/Quote.tsx';
import { sheet } from '../components/sheet.ts';
import { TextLink } from '../components/TextLink.tsx';
import { TextTop } from '../components/text/TextTop.tsx';
import type { Content } from '../schemas/content.ts';
import type { SampleReport } from '../schemas/sample-report.ts';

const s = sheet('pages/sample-report', {
  banner: { '@media print': { display: 'none' } },
  links: { display: 'flex', flexWrap: 'wrap', gap: '0 32px' },
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
  const { audit } = content.home;
  const { href = content.navigation.getStarted.href } = words;
  return (
    <>
      <div className={s.banner}>
        <TextTop {...words} tint="wood">
          <span className={s.links}>
            <TextLink href="#monthly-report" title={report.label} />
            <TextLink href="#fix-list" title={fixes.label} />
            <TextLink href="#quote" title={quote.label} />
          </span>
        </TextTop>
      </div>
      <div className={s.desk}>
        <Paper id="monthly-report" words={report} {...shared}>
          <MonthlyReport report={report} />
        </Paper>
        <Paper
          id="fix-list"
          words={fixes}
          action={<GetStarted label={audit.action} href={href} about={audit.actionAbout} />}
          {...shared}
        >
          <FixList fixes={fixes.items} />
        </Paper>
        <Paper id="quote" words={quote} {...shared}>
          <Quote quote={quote} content={content} />
        </Paper>
      </div>
      <ClosingBanner words={words.closing} href={href} />
    </>
  );
}
