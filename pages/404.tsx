import { base } from '../components/base.styles.ts';
import { ContourGround } from '../components/ContourGround.tsx';
import { cx } from '../components/cx.ts';
import { Countdown } from '../components/not-found/Countdown.tsx';
import { LostTrail } from '../components/not-found/LostTrail.tsx';
import { definePage } from '../components/page.ts';
import { below, from, sheet } from '../components/sheet.ts';

const s = sheet('pages/404', {
  ground: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    [from.sm]: { minHeight: 'calc(100svh - var(--header))' },
    overflow: 'clip',
    /** Height of the drawing when it is above the text. */
    '--trail': '25rem',
    // On a phone, the button that stops the redirect must be on the first screen.
    [below.sm]: { '--trail': 'clamp(4.5rem, 100svh - 36rem, 16rem)' },
    [below.lg]: { alignContent: 'start' },
  },
  words: {
    position: 'relative',
    alignSelf: 'center',
    paddingBlock: '4rem',
    [below.lg]: { paddingTop: '1.5rem' },
    [below.sm]: { paddingBottom: '2.5rem' },
  },
  heading: {
    marginLeft: '-.04em',
    // The second limit fits the longer word on a phone, even with larger text.
    fontSize: 'min(clamp(4rem, 1.6rem + 12vw, 12.5rem), 30vw)',
    lineHeight: 0.84,
    letterSpacing: '-.055em',
    [below.sm]: { fontSize: '19.5vw' },
  },
  text: { marginTop: '1.75rem', maxWidth: '26em', color: 'var(--ink)', [below.sm]: { marginTop: '1rem' } },
  links: {
    display: 'flex',
    flexWrap: 'wrap',
    // Clear of the road at the right.
    maxWidth: '44rem',
    columnGap: '1.75rem',
    marginTop: '1.25rem',
    '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 700 },
  },
});

export const page = definePage({
  meta: ({ notFound }) => notFound.meta,
  View: ({ content: { notFound, navigation } }) => (
    <div className={s.ground}>
      <ContourGround />
      <LostTrail here={notFound.here} />
      <div className={cx(base.wrap, s.words)}>
        <h1 className={s.heading}>{notFound.heading}</h1>
        <p className={cx(base.lead, s.text)}>{notFound.text}</p>
        <Countdown words={notFound} />
        <ul className={s.links}>
          {navigation.entries
            .filter(({ href, isPolicy, services }) => href !== '/' && !isPolicy && !services)
            .map(({ title, href }) => (
              <li key={href}>
                <a href={href}>{title}</a>
              </li>
            ))}
        </ul>
      </div>
    </div>
  ),
});
