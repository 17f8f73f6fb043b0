import type { Home } from '../../schemas/home.ts';
import type { PackageSection } from '../../schemas/packages.ts';
import { base } from '../base.styles.ts';
import { cx } from '../cx.ts';
import { from, sheet, tablet } from '../sheet.ts';
import { lazy } from './lazy.styles.ts';
import { PriceSign } from './PriceSign.tsx';
import { route } from './route.styles.ts';

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
  /** Its foot is level with that of the places. */
  column: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
  },
  text: { [from.sm]: { paddingTop: 16 } },
  places: {
    borderTop: '1.5px solid var(--ink)',
    '& div': {
      display: 'grid',
      gap: '.15rem',
      padding: '.6rem 0 .55rem',
      borderBottom: '1px solid var(--line)',
      [from.lg]: {
        padding: '1.1rem 0 1rem',
        gridTemplateColumns: 'minmax(0, 15rem) minmax(0, 1fr)',
        alignItems: 'baseline',
      },
    },
    '& dt': { fontSize: 'var(--fs-h3)', fontWeight: 800, lineHeight: 1.2 },
    '& dd': { color: 'var(--ink-2)', textWrap: 'balance', lineHeight: 1.45 },
  },
});

/** What the agency does, in one sentence, its prices, and the places where customers search. */
export function Overview(props: { overview: Home['overview']; sections: PackageSection[] }) {
  const { overview, sections } = props;
  return (
    <section className={cx(base.section, lazy('overview'), route.lane, route.leftAndOver)}>
      <div className={cx(base.wrap, base.split, s.columns)}>
        <h2 className={s.heading}>
          {overview.heading} <span className={s.highlight}>{overview.highlight}</span>
        </h2>
        <div className={s.column}>
          <p className={cx(base.lead, s.text)}>{overview.text}</p>
          <PriceSign sign={overview.sign} sections={sections} />
        </div>
        <dl className={s.places}>
          {overview.places.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
