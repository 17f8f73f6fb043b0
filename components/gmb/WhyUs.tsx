import type { ListingService } from '../../schemas/services.ts';
import { base } from '../base.styles.ts';
import { cx } from '../cx.ts';
import { ContentPicture, Drawing } from '../Drawing.tsx';
import type { PictureLayout } from '../picture.ts';
import { below, sheet, tiny } from '../sheet.ts';
import { block } from './block.styles.ts';

const s = sheet('gmb/WhyUs', {
  picture: {
    width: 'min(100%, 25rem)',
    marginTop: 'clamp(1.5rem, 1.2rem + 1.6vw, 2.75rem)',
    // A drawing says what the first reason says; phones have that right below.
    [below.sm]: { '&[src*="/drawings/"]': { display: 'none' } },
  },
  /** The legend of a map: symbols in a column. */
  legend: {
    display: 'grid',
    background: 'var(--surface)',
    border: '1.5px solid var(--ink)',
    borderRadius: 6,
    padding: 'clamp(.5rem, 2vw, 1.25rem) clamp(1.25rem, .5rem + 2.6vw, 2.5rem)',
    [below.sm]: { border: 0, background: 'none', padding: 0 },
  },
  entry: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: '.4rem clamp(1rem, 3vw, 2rem)',
    // Beside a picture that is higher than the words, these stay together.
    alignContent: 'center',
    gridTemplateRows: 'auto 1fr',
    paddingBlock: 'clamp(.75rem, 2vw, 1.5rem)',
    [tiny]: { display: 'block' },
    '& + &': { borderTop: '1px solid var(--line)' },
    '& img': { width: 'clamp(3.5rem, 2.25rem + 6vw, 8.25rem)', gridRow: '1 / 3' },
    '& h3': { paddingTop: '.2rem' },
  },
  text: { maxWidth: '33em', color: 'var(--ink-2)', lineHeight: 1.5 },
});

const LAYOUT: PictureLayout = {
  ratio: 4 / 3,
  sizes: '(min-width: 64em) 40vw, 100vw',
  widths: [420, 700, 1000],
  least: 420,
};

/** From the fourth reason on they begin again. */
const symbols = ['legend-key', 'legend-rules', 'legend-changes'] as const;

/** Reasons as the legend of a map. */
export function WhyUs({ whyUs }: { whyUs: ListingService['whyUs'] }) {
  return (
    <section className={cx(base.split, block.block)}>
      <div>
        <h2 className={block.heading}>{whyUs.heading}</h2>
        <p className={cx(base.lead, block.lead)}>{whyUs.text}</p>
        <ContentPicture picture={whyUs.picture} layout={LAYOUT} className={s.picture} />
      </div>
      <ul className={s.legend}>
        {whyUs.items.map((reason, index) => (
          <li key={reason.title} className={s.entry}>
            <Drawing name={symbols[index % symbols.length] ?? 'legend-key'} alt="" />
            <h3>{reason.title}</h3>
            <p className={s.text}>{reason.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
