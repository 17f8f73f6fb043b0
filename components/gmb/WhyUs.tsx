import { type Reviews, SHORT_REVIEW } from '../../schemas/pages.ts';
import type { ListingService } from '../../schemas/services.ts';
import { base } from '../base.styles.ts';
import { cx } from '../cx.ts';
import { ContentPicture, Drawing } from '../Drawing.tsx';
import type { PictureLayout } from '../picture.ts';
import { from, sheet, tiny } from '../sheet.ts';
import { reviewer, Voice } from '../Voice.tsx';
import { block } from './block.styles.ts';

const s = sheet('gmb/WhyUs', {
  picture: { width: 'min(100%, 25rem)', marginTop: 'clamp(1.5rem, 1.2rem + 1.6vw, 2.75rem)' },
  plate: {
    [from.lg]: {
      padding: '0 2rem 1.5rem',
      marginTop: '2.5rem',
      border: '1.5px solid var(--ink)',
      borderRadius: 6,
      background: 'var(--water)',
    },
  },
  entry: {
    padding: 'clamp(.75rem, 2vw, 1.5rem) 0',
    display: 'grid',
    gap: '.4rem clamp(1rem, 4vw, 2rem)',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    // Beside a picture that is higher than the words, these stay together.
    gridTemplateRows: 'auto 1fr',
    [tiny]: { display: 'block' },
    '& + &': { borderTop: '1px solid var(--line)' },
    '& img': { gridRow: '1 / 3', width: 'clamp(3.5rem, 2.25rem + 6vw, 8.25rem)' },
    '& h3': { paddingTop: 4 },
  },
  text: { maxWidth: '33em', color: 'var(--ink-2)', lineHeight: 1.45 },
});

const LAYOUT: PictureLayout = {
  ratio: 4 / 3,
  sizes: '(min-width: 64em) 40vw, 100vw',
  widths: [420, 700, 1000],
  least: 420,
};

/** From the fourth reason on they begin again. */
const symbols = ['legend-key', 'legend-rules', 'legend-changes'] as const;

interface WhyUsProps {
  whyUs: ListingService['whyUs'];
  /** Title of the service, as in the reviews of those who buy it. */
  service: string;
  reviews: Reviews;
}

/** Reasons as the legend of a map, and the word of a customer. */
export function WhyUs({ whyUs, service, reviews }: WhyUsProps) {
  const chosen = reviews.reviews.find(
    ({ bought, review }) => bought === service && review.length <= SHORT_REVIEW,
  );
  return (
    <section className={cx(base.split, base.section)}>
      <div>
        <h2>{whyUs.heading}</h2>
        <p className={cx(base.lead, block.lead)}>{whyUs.text}</p>
        {whyUs.picture && <ContentPicture picture={whyUs.picture} layout={LAYOUT} className={s.picture} />}
        {chosen && (
          <div className={s.plate}>
            <Voice person={reviewer(chosen)} sampleLabel={reviews.sampleLabel} />
          </div>
        )}
      </div>
      <ul>
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
