import type { ListingService } from '../../schemas/services.ts';
import { base } from '../base.styles.ts';
import { cx } from '../cx.ts';
import { from, sheet } from '../sheet.ts';
import { block } from './block.styles.ts';

const s = sheet('gmb/Management', {
  list: {
    display: 'grid',
    columnGap: '2rem',
    marginTop: 'clamp(1rem, 3vw, 1.75rem)',
    gridTemplateColumns: 'minmax(0, 1fr)',
    [from.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  item: {
    position: 'relative',
    padding: 'clamp(.45rem, 1vw, .8rem) 0 clamp(.35rem, .9vw, .7rem) 1.75rem',
    borderTop: '1px solid var(--line)',
    fontSize: 'clamp(1.0625rem, .95rem + .5vw, 1.25rem)',
    fontWeight: 600,
    lineHeight: 1.3,
    '&::before': {
      content: '""',
      position: 'absolute',
      left: 0,
      top: '.86em',
      width: 10,
      height: 10,
      background: 'var(--signal)',
      border: '1.5px solid var(--ink)',
    },
  },
});

/** The regular work on a listing. */
export function Management({ management }: { management: ListingService['management'] }) {
  return (
    <section>
      <h2 className={block.heading}>{management.heading}</h2>
      <p className={cx(base.lead, block.lead)}>{management.text}</p>
      <ul className={s.list}>
        {management.items.map((item) => (
          <li key={item} className={s.item}>
            {item}
          </li>
        ))}
      </ul>
    </section>
  );
}
