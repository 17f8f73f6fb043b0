import type { Content } from '../../schemas/content.ts';
import { base } from '../base.styles.ts';
import { cx } from '../cx.ts';
import { from, sheet, tablet } from '../sheet.ts';
import { Voice } from '../Voice.tsx';
import { lazy } from './lazy.styles.ts';
import { PriceSign } from './PriceSign.tsx';

const s = sheet('home/Overview', {
  columns: { [tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  heading: {
    // The second limit keeps long words whole on a phone with larger text.
    fontSize: 'min(clamp(2.25rem, 1.4rem + 3.6vw, 4.75rem), 16vw)',
    maxWidth: '15em',
    gridColumn: '1 / -1',
  },
  highlight: {
    textDecoration: 'underline var(--signal)',
    textDecorationThickness: '.11em',
    textUnderlineOffset: '.1em',
    textDecorationSkipInk: 'none',
  },
  text: { [from.sm]: { paddingTop: 16 } },
});

/** What the agency does, in one sentence, somebody who does it, and its prices. */
export function Overview({ content }: { content: Content }) {
  const { about, home, reviews } = content;
  const { overview } = home;
  const person = about.people?.items.find(({ voice }) => voice);
  return (
    <section className={cx(base.section, lazy('overview'))}>
      <div className={cx(base.wrap, base.split, s.columns)}>
        <h2 className={s.heading}>
          {overview.heading} <span className={s.highlight}>{overview.highlight}</span>
        </h2>
        <div className={s.text}>
          <p className={base.lead}>{overview.text}</p>
          {person && <Voice person={person} sampleLabel={reviews.sampleLabel} />}
        </div>
        <PriceSign sign={overview.sign} content={content} />
      </div>
    </section>
  );
}
