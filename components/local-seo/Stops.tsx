import type { ActivitiesService } from '../../schemas/services.ts';
import { base } from '../base.styles.ts';
import { cx } from '../cx.ts';
import { ContentPicture } from '../Drawing.tsx';
import type { PictureLayout } from '../picture.ts';
import { disc, roadDown } from '../service/stop.ts';
import { below, from, sheet, tablet } from '../sheet.ts';
import { TextLink } from '../TextLink.tsx';
import { GAP, winding } from './winding.styles.ts';

/** Letters of a heading of which four lines, the most on a narrow laptop, are no higher than the space for it. */
const BESIDE = 45;

const s = sheet('local-seo/Stops', {
  stops: { paddingBlock: '2rem var(--section)' },
  heading: { marginBottom: 'clamp(3rem, 2rem + 4vw, 5.5rem)' },
  /** In the space left of the first stop. */
  beside: {
    [from.lg]: {
      position: 'absolute',
      maxWidth: `calc((min(100vw - 2 * var(--gutter), var(--max)) - ${GAP}) / 2)`,
      '& + ol': { gridTemplateRows: 'minmax(15rem, auto)' },
      '&:has(p) + ol': { gridTemplateRows: 'minmax(21rem, auto)' },
    },
  },
  text: { marginTop: 16, maxWidth: '27em' },
  stop: {
    // Grows with large letters, but not so far that the words have no room.
    '--disc': 'min(3.25rem, 60px)',
    position: 'relative',
    padding: '0 0 clamp(1.75rem, 1rem + 3vw, 2.75rem) var(--disc)',
    // The road to the next stop.
    '&::before': { ...roadDown, insetBlock: 0, borderInline: '2px solid var(--ink)' },
    '&:last-child': { paddingBottom: 0 },
    '&:last-child::before, &:last-child::after': { display: 'none' },
    '&:last-child > :first-child': { background: 'var(--signal)' },
  },
  number: {
    ...disc,
    zIndex: 1,
    top: 'calc(var(--disc) / -2)',
    fontSize: '1.5rem',
    letterSpacing: '-.03em',
    [from.lg]: { fontSize: '1.875rem' },
  },
  /** Its upper line leads to the disc. */
  work: {
    padding: '.95rem 0 0 20px',
    borderTop: '1.5px solid var(--ink)',
    '& a': { marginTop: '.6rem' },
    '& img': { width: '100%', marginTop: '1.25rem' },
  },
  pictured: {
    [tablet]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) clamp(13rem, 32vw, 20rem)',
      columnGap: '2rem',
      '& img': { marginTop: '.35rem' },
    },
    // On phones nine of them would only make the way longer.
    [below.sm]: { '& img': { display: 'none' } },
  },
  title: {
    marginBottom: '.8rem',
    fontSize: 'clamp(1.5rem, 1.3rem + .7vw, 2rem)',
    letterSpacing: '-.025em',
    lineHeight: 1.08,
  },
  steps: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '.5rem' },
  step: {
    position: 'relative',
    maxWidth: '38em',
    paddingLeft: 24,
    color: 'var(--ink-2)',
    fontSize: '1.125rem',
    lineHeight: 1.45,
    '&::before': {
      content: '""',
      position: 'absolute',
      left: 0,
      top: '.48em',
      width: 10,
      height: 10,
      background: 'var(--signal)',
      border: '1.5px solid var(--ink)',
    },
  },
});

/** The activities as the stops of a road, each with its steps. */
export function Stops({ activities }: { activities: ActivitiesService['activities'] }) {
  return (
    <section className={cx(base.wrap, s.stops)}>
      <div className={cx(s.heading, activities.heading.length <= BESIDE && s.beside)}>
        <h2>{activities.heading}</h2>
        {activities.text && <p className={cx(base.lead, s.text)}>{activities.text}</p>}
      </div>
      <ol className={winding.road}>
        {activities.items.map((activity, index) => (
          <li key={activity.title} className={cx(s.stop, winding.stop)}>
            <span className={cx(s.number, base.figures)} aria-hidden="true">
              {index + 1}
            </span>
            <Work {...activity} />
          </li>
        ))}
      </ol>
    </section>
  );
}

const LAYOUT: PictureLayout = {
  ratio: 4 / 3,
  sizes: '(min-width: 64em) 40vw, (min-width: 40em) 32vw, calc(100vw - 112px)',
  widths: [320, 480, 700, 1130],
  least: 480,
};

type Activity = ActivitiesService['activities']['items'][number];

function Work({ title, steps, link, picture }: Activity) {
  return (
    <div className={cx(s.work, picture && s.pictured)}>
      <div>
        <h3 className={s.title}>{title}</h3>
        <ul className={s.steps}>
          {steps.map((step) => (
            <li key={step} className={s.step}>
              {step}
            </li>
          ))}
        </ul>
        {link && <TextLink {...link} />}
      </div>
      {picture && <ContentPicture picture={picture} layout={LAYOUT} />}
    </div>
  );
}
