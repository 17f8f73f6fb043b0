import type { ListingService } from '../../schemas/services.ts';
import { base } from '../base.styles.ts';
import { atLeast, LG, under, XL } from '../breakpoints.ts';
import { cx } from '../cx.ts';
import { Drawing } from '../Drawing.tsx';
import { below, forced, from, sheet } from '../sheet.ts';

/** Columns of which the list is taller than the wide cut. */
const narrowFor = `${atLeast(LG)} and ${under(XL)}`;

const s = sheet('gmb/Features', {
  features: { borderTop: '1.5px solid var(--ink)' },
  drawing: {
    [forced]: { '& img': { background: 'var(--paper)', forcedColorAdjust: 'none' } },
    '& img': { marginInline: 'auto', width: 'min(88%, 40rem)' },
    // Phones have just shown a listing that visitors fill in.
    [below.sm]: { display: 'none' },
  },
  list: {
    borderBottom: '1px solid var(--line)',
    marginTop: '1.25rem',
    [below.lg]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(9.5rem, 40%)), 1fr))',
      columnGap: 'clamp(1rem, 4vw, 2rem)',
    },
  },
  item: {
    position: 'relative',
    padding: 'clamp(.35rem, 1vw, .8rem) 0',
    borderTop: '1px solid var(--line)',
    [from.sm]: { paddingLeft: '2.75rem' },
    // Its number, which points at the drawing.
    '&::before': {
      content: 'counter(list-item) / ""',
      position: 'absolute',
      left: 0,
      display: 'grid',
      placeItems: 'center',
      width: '2rem',
      borderRadius: '50%',
      height: '2rem',
      paddingTop: 3,
      background: 'var(--ink)',
      color: 'var(--paper)',
      fontWeight: 800,
      [below.sm]: { display: 'none' },
    },
  },
  title: { fontSize: '1.125rem', lineHeight: 1.25, [from.sm]: { paddingTop: '.4rem' } },
  text: { maxWidth: '33em', color: 'var(--ink-2)', lineHeight: 1.45 },
});

/** The parts of a listing, numbered as in the drawing beside them. */
export function Features({ features }: { features: ListingService['features'] }) {
  return (
    <section className={cx(base.split, base.section, s.features)}>
      <div>
        <h2>{features.heading}</h2>
        <ol className={s.list}>
          {features.items.map((feature) => (
            <li key={feature.title} className={s.item}>
              <h3 className={s.title}>{feature.title}</h3>
              <p className={s.text}>{feature.text}</p>
            </li>
          ))}
        </ol>
      </div>
      <div className={s.drawing}>
        <Drawing name="profile-parts" alt={features.alt} narrowFor={narrowFor} />
      </div>
    </section>
  );
}
