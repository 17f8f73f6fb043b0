import type { ListingService } from '../../schemas/services.ts';
import { base } from '../base.styles.ts';
import { atLeast, LG, under, XL } from '../breakpoints.ts';
import { cx } from '../cx.ts';
import { Drawing } from '../Drawing.tsx';
import { below, forced, from, sheet } from '../sheet.ts';
import { block } from './block.styles.ts';

/** Columns of which the list is taller than the wide cut. */
const narrowFor = `${atLeast(LG)} and ${under(XL)}`;

const s = sheet('gmb/Features', {
  areas: {
    [from.lg]: {
      gridTemplateAreas: '"heading drawing" "list drawing"',
      gridTemplateRows: 'auto 1fr',
    },
  },
  heading: { [from.lg]: { gridArea: 'heading' } },
  drawing: {
    [forced]: { '& img': { background: 'var(--paper)', forcedColorAdjust: 'none' } },
    '& img': { width: 'min(88%, 40rem)', marginInline: 'auto' },
    // Phones have just shown a listing that visitors fill in.
    [below.sm]: { display: 'none' },
    [from.lg]: { gridArea: 'drawing' },
  },
  list: {
    borderBottom: '1px solid var(--line)',
    [below.lg]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(9.5rem, 40%)), 1fr))',
      columnGap: 'clamp(1rem, 4vw, 2rem)',
    },
    [from.lg]: { gridArea: 'list', alignSelf: 'start' },
  },
  item: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: 'clamp(.6rem, 2vw, 1.25rem)',
    // Beside a longer entry the words stay together.
    alignContent: 'start',
    padding: '.4rem 0',
    borderTop: '1px solid var(--line)',
  },
  number: {
    display: 'grid',
    placeItems: 'center',
    width: '2rem',
    height: '2rem',
    paddingTop: 3,
    borderRadius: '50%',
    background: 'var(--ink)',
    color: 'var(--paper)',
    fontWeight: 800,
    lineHeight: 1,
    // It points at the drawing.
    [below.sm]: { display: 'none' },
  },
  title: { alignSelf: 'center', fontSize: '1.125rem', lineHeight: 1.25, letterSpacing: '-.01em' },
  text: {
    gridColumn: '1 / 3',
    marginTop: 4,
    maxWidth: '33em',
    color: 'var(--ink-2)',
    lineHeight: 1.45,
    [from.lg]: { gridColumn: 2, margin: 0 },
  },
});

/** The parts of a listing, numbered as in the drawing beside them. */
export function Features({ features }: { features: ListingService['features'] }) {
  return (
    <section className={cx(base.split, block.block, block.ruled, s.areas)}>
      <h2 className={cx(block.heading, s.heading)}>{features.heading}</h2>
      <div className={s.drawing}>
        <Drawing name="profile-parts" alt={features.alt} narrowFor={narrowFor} />
      </div>
      <ol className={s.list}>
        {features.items.map((feature, index) => (
          <li key={feature.title} className={s.item}>
            <span className={cx(s.number, base.figures)} aria-hidden="true">
              {index + 1}
            </span>
            <h3 className={s.title}>{feature.title}</h3>
            <p className={s.text}>{feature.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
