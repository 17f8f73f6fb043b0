import type { ActivitiesService } from '../../build/content/schemas/services.ts';
import { base } from '../base.styles.ts';
import { cx } from '../cx.ts';
import { ContentPicture } from '../Drawing.tsx';
import type { PictureRoom } from '../picture.ts';
import { below, from, sheet } from '../sheet.ts';
import { TextLink } from '../TextLink.tsx';

const s = sheet('local-seo/Stops', {
  stops: { paddingBottom: 'var(--section)' },
  heading: { marginBottom: 'clamp(2.5rem, 4vw, 4.5rem)' },
  stop: {
    // Grows with large letters, but not so far that the words have no room.
    '--disc': 'min(3.25rem, 60px)',
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '.9rem clamp(1.5rem, 1rem + 2.4vw, 3rem)',
    padding: '0 0 3rem calc(var(--disc) + 20px)',
    // The road to the next stop.
    '&::before': {
      content: '""',
      position: 'absolute',
      left: 'calc(var(--disc) / 2 - 6px)',
      insetBlock: '12px -14px',
      width: 12,
      background: 'var(--signal)',
      borderInline: '2px solid var(--ink)',
    },
    '&:last-child': { paddingBottom: 0, '&::before': { display: 'none' } },
    '&:last-child > :first-child': { background: 'var(--signal)' },
    [from.md]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      '--disc': 'min(4rem, 80px)',
      padding: '0 0 3.5rem calc(var(--disc) + 32px)',
    },
    // The steps begin where the text columns of the page begin.
    [from.lg]: { paddingLeft: 0 },
  },
  number: {
    position: 'absolute',
    left: 0,
    top: -8,
    display: 'grid',
    placeItems: 'center',
    width: 'var(--disc)',
    height: 'var(--disc)',
    paddingTop: 4,
    border: '2px solid var(--ink)',
    borderRadius: '50%',
    background: 'var(--surface)',
    fontSize: '1.5rem',
    fontWeight: 800,
    lineHeight: 1,
    letterSpacing: '-.03em',
    [from.md]: { top: -12, fontSize: '1.875rem' },
  },
  title: {
    fontSize: 'clamp(1.5rem, 1.3rem + .9vw, 2.125rem)',
    letterSpacing: '-.025em',
    lineHeight: 1.08,
    [below.md]: { paddingTop: '.25rem' },
    [from.lg]: { paddingLeft: 'calc(var(--disc) + 32px)' },
  },
  work: {
    paddingTop: '.9rem',
    borderTop: '1.5px solid var(--ink)',
    '& a': { marginTop: '.6rem' },
    [from.md]: { marginTop: '.6rem' },
    '& > img': { width: '100%', maxWidth: 400, marginTop: '1.25rem' },
  },
  /** The picture is in the space beside the steps. */
  pictured: {
    [from.lg]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) clamp(16rem, 21vw, 20rem)',
      gap: '0 2rem',
      '& > img': { marginTop: '.35rem' },
    },
  },
  steps: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '.5rem' },
  step: {
    position: 'relative',
    maxWidth: '38em',
    paddingLeft: 24,
    color: 'var(--ink-2)',
    lineHeight: 1.5,
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

/** The activities as the stops of a route, each with its steps. */
export function Stops({ activities }: { activities: ActivitiesService['activities'] }) {
  return (
    <section className={cx(base.wrap, s.stops)}>
      <h2 className={s.heading}>{activities.heading}</h2>
      <ol>
        {activities.items.map((activity, index) => (
          <li key={activity.title} className={s.stop}>
            <span className={cx(s.number, base.figures)} aria-hidden="true">
              {index + 1}
            </span>
            <h3 className={s.title}>{activity.title}</h3>
            <Steps {...activity} />
          </li>
        ))}
      </ol>
    </section>
  );
}

const ROOM: PictureRoom = {
  ratio: 4 / 3,
  sizes: '(min-width: 64em) 21vw, calc(100vw - 112px)',
  widths: [320, 420, 700],
  least: 320,
};

function Steps({ steps, link, picture }: ActivitiesService['activities']['items'][number]) {
  return (
    <div className={cx(s.work, picture && s.pictured)}>
      <div>
        <ul className={s.steps}>
          {steps.map((step) => (
            <li key={step} className={s.step}>
              {step}
            </li>
          ))}
        </ul>
        {link && <TextLink {...link} />}
      </div>
      {picture && <ContentPicture picture={picture} room={ROOM} />}
    </div>
  );
}
