import type { ListingService } from '../../schemas/services.ts';
import { base } from '../base.styles.ts';
import { cx } from '../cx.ts';
import { Drawing } from '../Drawing.tsx';
import { RANK_COLORS } from '../drawings/parts/rank-field.ts';
import { from, sheet } from '../sheet.ts';
import { TextLink } from '../TextLink.tsx';
import { block } from './block.styles.ts';

const s = sheet('gmb/LocalArea', {
  map: {
    border: '1.5px solid var(--ink)',
    borderRadius: 6,
    overflow: 'hidden',
    '& img': { width: '100%' },
  },
  caption: { color: 'var(--ink-2)', marginTop: '.6rem', fontSize: 'var(--fs-small)', lineHeight: 1.35 },
  key: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(9.5rem, 34%)), 1fr))',
    gap: '0 1rem',
    [from.lg]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    marginTop: 'clamp(1rem, 2vw, 2rem)',
    '& li': {
      display: 'grid',
      gridTemplateColumns: '3.75rem minmax(0, 1fr)',
      gap: '.75rem',
      alignItems: 'center',
      padding: '.4rem 0',
      borderTop: '1px solid var(--line)',
      lineHeight: 1.25,
    },
    '& b': {
      padding: '.35rem 0 .15rem',
      border: '1.5px solid var(--ink)',
      borderRadius: 99,
      textAlign: 'center',
    },
    ...Object.fromEntries(
      RANK_COLORS.map(({ color }, index) => [`& :nth-child(${index + 1}) > b`, { background: color }]),
    ),
  },
});

/** Positions on a grid over the town, and the key to their colors. */
export function LocalArea({ localArea }: Pick<ListingService, 'localArea'>) {
  return (
    <section className={cx(base.split, base.section)}>
      <div>
        <h2>{localArea.heading}</h2>
        <p className={cx(base.lead, block.lead)}>{localArea.text}</p>
        <ul className={s.key}>
          {localArea.key.map((meaning, index) => (
            <li key={meaning}>
              <b>{RANK_COLORS[index]?.label}</b> {meaning}
            </li>
          ))}
        </ul>
        {localArea.link && <TextLink {...localArea.link} />}
      </div>
      <figure>
        <div className={s.map}>
          <Drawing name="rank-town" alt={localArea.alt} />
        </div>
        <figcaption className={s.caption}>{localArea.caption}</figcaption>
      </figure>
    </section>
  );
}
