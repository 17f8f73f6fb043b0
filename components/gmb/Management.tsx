import type { ListingService } from '../../schemas/services.ts';
import { base } from '../base.styles.ts';
import { cx } from '../cx.ts';
import { sheet } from '../sheet.ts';
import { block } from './block.styles.ts';

const s = sheet('gmb/Management', {
  band: { background: 'var(--pine)', '& p': { fontSize: 'var(--fs-lead)' } },
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
    columnGap: '2rem',
  },
  item: {
    listStyle: 'square inside',
    padding: 'clamp(.45rem, 1vw, .8rem) 0 .35rem',
    borderTop: '1px solid var(--on-pine-2)',
    fontSize: 'clamp(1.0625rem, .95rem + .5vw, 1.25rem)',
    fontWeight: 600,
    lineHeight: 1.3,
    '&::marker': { color: 'var(--signal)' },
  },
});

/** The regular work on a listing. */
export function Management({ management }: { management: ListingService['management'] }) {
  return (
    <section className={cx(base.dark, s.band)}>
      <div className={cx(base.wrap, base.split, base.section)}>
        <div>
          <h2>{management.heading}</h2>
          <p className={block.lead}>{management.text}</p>
        </div>
        <ul className={s.list}>
          {management.items.map((item) => (
            <li key={item} className={s.item}>
              {item}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
