import type { Content } from '../../schemas/content.ts';
import type { SampleReport } from '../../schemas/sample-report.ts';
import { findPackage, firstPayment } from '../packages/names.ts';
import { packageLine } from '../packages/package-line.ts';
import { from, sheet } from '../sheet.ts';
import { List } from './List.tsx';

const s = sheet('sample-report/Quote', {
  price: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: '4px 24px',
    padding: '1.1rem 1.25rem .9rem',
    border: '1.5px solid var(--ink)',
    background: 'var(--wood)',
    fontWeight: 700,
    printColorAdjust: 'exact',
    '& b': { fontSize: 'clamp(1.375rem, 1.1rem + 1vw, 1.875rem)', fontWeight: 800, lineHeight: 1.2 },
    '& p': { minWidth: 0, overflowWrap: 'anywhere' },
    '& p + p': { marginLeft: 'auto', textAlign: 'right' },
  },
  sign: {
    display: 'grid',
    gap: '3.5rem 40px',
    paddingTop: '3.5rem',
    [from.sm]: { gridTemplateColumns: '1fr 1fr' },
    '& li': { borderTop: '1.5px solid var(--ink)', paddingTop: 6, fontSize: 'var(--fs-small)' },
  },
});

/** What is offered, with the price of the packages page, what is not, and how it ends. */
export function Quote({ quote, content }: { quote: SampleReport['quote']; content: Content }) {
  const found = findPackage(content.packageSections, quote.package);
  return (
    <>
      {found && (
        <div className={s.price}>
          <p>
            <b>{packageLine(content.packagesPage, found.section, found.tier)}</b>
          </p>
          <p>
            {quote.total} <b>{firstPayment(found.section, found.tier) ?? found.tier.price}</b>
          </p>
        </div>
      )}
      {quote.parts.map((part) => (
        <List key={part.heading} words={part} />
      ))}
      <ul className={s.sign}>
        {quote.sign.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}
