import type { Content } from '../../schemas/content.ts';
import { base } from '../base.styles.ts';
import { cx } from '../cx.ts';
import { from, sheet, tablet } from '../sheet.ts';
import { Voice } from '../Voice.tsx';
import { lazy } from './lazy.styles.ts';
import { PriceSign } from './PriceSign.tsx';
import { band } from './route.styles.ts';

const s = sheet('home/Overview', {
  columns: {
    [tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    // Room for the route.
    [from.lg]: { rowGap: 90 },
  },
  heading: {
    // The second limit keeps long words whole on a phone with larger text.
    fontSize: 'min(clamp(2.25rem, 1rem + 4.6vw, 6rem), 16vw)',
    gridColumn: '1 / -1',
  },
  /** On a wide screen above the route, which comes from the screen's edge and goes on to the prices. */
  highlight: {
    display: 'block',
    [from.lg]: {
      position: 'relative',
      '&::after': {
        content: '""',
        position: 'absolute',
        inset: 'calc(100% + 28px) 10% -7rem -99vw',
        borderRadius: '0 28px 0 0',
        ...band('top', 'right'),
      },
    },
  },
});

/** What the agency does, in one sentence, somebody who does it, and its prices. */
export function Overview({ content }: { content: Content }) {
  const { about, home, reviews, site } = content;
  const { overview } = home;
  const person = about.people?.items.find(({ voice }) => voice);
  return (
    <section className={cx(base.section, lazy('overview'))}>
      <div className={cx(base.wrap, base.split, s.columns)}>
        <h2 className={s.heading}>
          {overview.heading} <span className={s.highlight}>{overview.highlight}</span>
        </h2>
        <div>
          <p className={base.lead}>{overview.text}</p>
          {person && (
            <Voice
              person={{ ...person, role: `${person.role}, ${site.agency}` }}
              sampleLabel={reviews.sampleLabel}
            />
          )}
        </div>
        <PriceSign sign={overview.sign} content={content} />
      </div>
    </section>
  );
}
