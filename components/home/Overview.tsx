import type { Content } from '../../schemas/content.ts';
import { base } from '../base.styles.ts';
import { cx } from '../cx.ts';
import { from, sheet } from '../sheet.ts';
import { PriceSign } from './PriceSign.tsx';

const s = sheet('home/Overview', {
  columns: {
    [from.sm]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      alignItems: 'center',
      '& h2': { fontSize: 'min(5.8vw, 5.25rem)' },
    },
    '& p': { marginTop: 'clamp(1rem, 2vw, 1.75rem)' },
  },
  highlight: { display: 'block' },
});

/** What the agency does, in one sentence, and its prices. */
export function Overview({ content }: { content: Content }) {
  const { overview } = content.home;
  return (
    <section className={base.section}>
      <div className={cx(base.wrap, base.split, s.columns)}>
        <div>
          <h2>
            {overview.heading} <span className={s.highlight}>{overview.highlight}</span>
          </h2>
          <p className={base.lead}>{overview.text}</p>
        </div>
        {content.packageSections.length > 0 && <PriceSign content={content} />}
      </div>
    </section>
  );
}
