import type { Content } from '../../schemas/content.ts';
import type { Picture } from '../../schemas/fields.ts';
import type { PackageSection } from '../../schemas/packages.ts';
import type { Service, ServicePages } from '../../schemas/services.ts';
import { base } from '../base.styles.ts';
import { cx } from '../cx.ts';
import { from, sheet } from '../sheet.ts';
import { TextLink } from '../TextLink.tsx';
import { Budget } from './Budget.tsx';
import { ListingFields } from './ListingFields.tsx';
import { MonthlyRanks } from './MonthlyRanks.tsx';
import { PostMonth } from './PostMonth.tsx';
import { Screens } from './Screens.tsx';
import { StopDrive } from './StopDrive.tsx';

const s = sheet('service/Example', {
  band: { background: 'var(--block)', borderBlock: '1.5px solid var(--ink)' },
  words: {
    maxWidth: '46rem',
    '& > * + *': { marginTop: '1.1rem' },
    [from.lg]: { paddingTop: '.45rem' },
  },
  figure: {
    marginTop: 'clamp(1.25rem, .7rem + 2.6vw, 3rem)',
  },
  heading: {
    // The tag stands beside the last line, if there is room.
    '& h2': { display: 'inline', marginRight: 12 },
    '& span': {
      // More would make its line taller than the others.
      marginTop: 4,
      display: 'inline-block',
      padding: '.3rem .6rem .1rem',
      border: '1.5px solid var(--ink)',
      borderRadius: 4,
      background: 'var(--surface)',
      fontWeight: 700,
      lineHeight: 1.2,
    },
  },
  foot: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: '.25rem 2rem',
    marginTop: '1rem',
  },
  caption: { textWrap: 'balance', lineHeight: 1.35, color: 'var(--ink-2)' },
});

interface ExampleProps {
  example: NonNullable<Service['example']>;
  content: Content;
  /** A link below the example, if it has none of its own, instead of that to the reviews. */
  proof?: ServicePages['reviews'] | undefined;
  /** Of the stops that are driven through, after the start. */
  pictures?: (Picture | undefined)[];
  /** Of the service. */
  section?: PackageSection | undefined;
  /** What the agency takes for the service, by the budget. */
  fees?: [least: number, price: string, dollars: number][] | undefined;
}

/** A worked example on an invented shop, with something that a visitor moves. */
export function Example({ example, content, proof, pictures = [], section, fees }: ExampleProps) {
  const { example: tag, reviews } = content.servicePages;
  const link = example.link ?? proof ?? (content.reviews.reviews.length > 0 && reviews);
  return (
    <section className={cx(base.section, s.band)}>
      <div className={base.wrap}>
        <div className={base.split}>
          <div className={s.heading}>
            <h2>{example.heading}</h2>
            {tag && <span>{tag}</span>}
          </div>
          <div className={s.words}>
            {example.text.map((paragraph) => (
              <p key={paragraph} className={base.lead}>
                {paragraph}
              </p>
            ))}
          </div>
        </div>
        <figure className={s.figure}>
          {example.climb && <MonthlyRanks climb={example.climb} />}
          {example.budget && <Budget budget={example.budget} fees={fees} />}
          {example.screens && <Screens screens={example.screens} />}
          {example.month && <PostMonth month={example.month} section={section} />}
          {example.drive && <StopDrive drive={example.drive} pictures={pictures} />}
          {example.fields && <ListingFields fields={example.fields} />}
          <figcaption className={s.foot}>
            <span className={s.caption}>{example.caption}</span>
            {link && <TextLink {...link} />}
          </figcaption>
        </figure>
      </div>
    </section>
  );
}
