import type { Service, ServicePages } from '../../schemas/services.ts';
import { base } from '../base.styles.ts';
import { cx } from '../cx.ts';
import { ContentPicture } from '../Drawing.tsx';
import type { PictureRoom } from '../picture.ts';
import { below, from, sheet } from '../sheet.ts';
import { TextLink } from '../TextLink.tsx';
import { Budget } from './Budget.tsx';
import { MonthlyRanks } from './MonthlyRanks.tsx';
import { PostMonth } from './PostMonth.tsx';
import { Screens } from './Screens.tsx';

const s = sheet('service/Example', {
  band: { background: 'var(--block)', borderBlock: '1.5px solid var(--ink)' },
  words: {
    maxWidth: '46rem',
    '& > * + *': { marginTop: '1.1rem' },
    [from.lg]: { paddingTop: '.45rem' },
  },
  figure: {
    marginTop: 'clamp(2.25rem, 1.6rem + 2.6vw, 4.5rem)',
    /** Between the two panels; the road crosses it. */
    '--gap': 'clamp(2.5rem, 1rem + 4vw, 5.5rem)',
  },
  panels: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 'var(--gap)',
    [from.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  panel: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    border: '1.5px solid var(--ink)',
    borderRadius: 6,
    background: 'var(--surface)',
    // Clipped to the corners, except for the road.
    '& img': { width: '100%', borderRadius: '0 0 5px 5px' },
    // The road from before to after: down on narrow screens, otherwise across.
    '& + &::before': {
      content: '""',
      position: 'absolute',
      background: 'var(--signal)',
      border: '0 solid var(--ink)',
      [below.md]: {
        left: 'calc(50% - 6px)',
        bottom: '100%',
        width: 12,
        height: 'calc(var(--gap) + 1px)',
        borderInlineWidth: 2,
      },
      [from.md]: {
        top: 'calc(1.9rem - 6px)',
        right: '100%',
        height: 12,
        width: 'calc(var(--gap) + 1px)',
        borderBlockWidth: 2,
      },
    },
    '& + & > p': { background: 'var(--signal)' },
  },
  label: {
    padding: '.95rem 5% .8rem',
    borderBottom: '1.5px solid var(--ink)',
    borderRadius: '5px 5px 0 0',
    background: 'var(--surface)',
    fontSize: '1.375rem',
    fontWeight: 800,
    lineHeight: 1.3,
    overflowWrap: 'anywhere',
  },
  foot: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: '.25rem 2rem',
    marginTop: '1rem',
  },
  /** What came of it is the larger half; the caption stands below the smaller one. */
  larger: {
    [from.lg]: {
      display: 'grid',
      gridTemplate: 'auto 1fr / minmax(0, 5fr) minmax(0, 7fr)',
      // The columns of the words above.
      '--gap': 'clamp(1.5rem, 1rem + 2.4vw, 3rem)',
      columnGap: 'var(--gap)',
      '& > div': { display: 'contents' },
      '& > div > :last-child': { gridArea: '1 / 2 / 3' },
      '& > figcaption': { flexDirection: 'column', justifyContent: 'flex-end' },
    },
  },
  caption: { textWrap: 'balance', lineHeight: 1.35, color: 'var(--ink-2)' },
});

interface ExampleProps {
  example: NonNullable<Service['example']>;
  /** A link below the example. */
  proof: ServicePages['reviews'];
  /** Shows the result larger than the situation before. */
  isResultLarger?: boolean;
}

/** A worked example on an invented shop: the situation before, and the result of the work. */
export function Example({ example, proof, isResultLarger = false }: ExampleProps) {
  return (
    <section className={cx(base.section, s.band)}>
      <div className={base.wrap}>
        <div className={base.split}>
          <h2>{example.heading}</h2>
          <div className={s.words}>
            {example.text.map((paragraph) => (
              <p key={paragraph} className={base.lead}>
                {paragraph}
              </p>
            ))}
          </div>
        </div>
        <figure className={cx(s.figure, isResultLarger && example.before && s.larger)}>
          {example.climb && <MonthlyRanks climb={example.climb} />}
          {example.budget && <Budget budget={example.budget} />}
          {example.screens && <Screens screens={example.screens} />}
          {example.month && <PostMonth month={example.month} />}
          {example.before && example.after && (
            <div className={s.panels}>
              <Panel {...example.before} />
              <Panel {...example.after} />
            </div>
          )}
          <figcaption className={s.foot}>
            <span className={s.caption}>{example.caption}</span>
            <TextLink {...proof} />
          </figcaption>
        </figure>
      </div>
    </section>
  );
}

/** Half of the figure; on phones all of it. */
const ROOM: PictureRoom = {
  ratio: 4 / 3,
  sizes: '(min-width: 40em) 45vw, calc(100vw - 42px)',
  widths: [420, 700, 1000],
  least: 420,
};

function Panel({ label, picture }: NonNullable<ExampleProps['example']['before']>) {
  return (
    <div className={s.panel}>
      <p className={s.label}>{label}</p>
      <ContentPicture picture={picture} room={ROOM} />
    </div>
  );
}
