import { base } from '../base.styles.ts';
import { cx } from '../cx.ts';
import { Pin } from '../drawings/parts/Pin.tsx';
import { GetStarted } from '../GetStarted.tsx';
import { below, from, sheet, tiny } from '../sheet.ts';
import { roadAcross } from './stop.ts';

/** Start of the drawn part of the route, where the line from the button ends. */
const bend = 'calc(50% + 190px)';
const floor = 'clamp(3.5rem, 6vw, 5.25rem)';

const s = sheet('service/ConsultationBanner', {
  banner: {
    overflow: 'clip',
    position: 'relative',
    background: 'var(--water)',
    borderBlock: '1.5px solid var(--ink)',
  },
  words: {
    position: 'relative',
    paddingBlock: `clamp(3rem, 1.5rem + 6vw, 7.5rem) ${floor}`,
  },
  heading: {
    maxWidth: '10em',
    fontSize: 'clamp(2.25rem, 1.5rem + 3vw, 4.25rem)',
    lineHeight: 1,
    [from.lg]: { maxWidth: 'min(10em, 62%)' },
  },
  lead: {
    maxWidth: '30em',
    marginTop: 24,
    [from.lg]: { maxWidth: 'min(30em, 62%)' },
  },
  route: {
    display: 'flex',
    alignItems: 'center',
    marginTop: 32,
    '&::after': roadAcross,
    // Space for the pin at the end of the line.
    [below.lg]: { marginTop: 56, position: 'relative', paddingRight: 30 },
    [from.lg]: { width: bend },
  },
  pin: {
    position: 'absolute',
    [below.lg]: {
      // The point of the pin, 250 104 in the drawing, is on the line.
      left: 'calc(100% - 280px)',
      top: 'calc(50% - 98px)',
      pointerEvents: 'none',
      '& g:first-of-type': { display: 'none' },
    },
    [from.lg]: { left: bend, bottom: floor },
    // The button has the whole width.
    [tiny]: { display: 'none' },
  },
});

/** Words of an offer, and what its button says and leads to. */
export interface Offer {
  heading: string;
  text: string;
  getStarted: { title: string; href: string };
  about: string;
}

/** A banner that offers a consultation: a route leads from its button to the pin. */
export function ConsultationBanner({ heading, text, getStarted, about }: Offer) {
  return (
    <section className={s.banner}>
      <div className={cx(base.wrap, s.words)}>
        <h2 className={s.heading}>{heading}</h2>
        <p className={cx(base.lead, s.lead)}>{text}</p>
        <div className={s.route}>
          <GetStarted label={getStarted.title} href={getStarted.href} about={about} />
          <RouteToPin />
        </div>
      </div>
    </section>
  );
}

/** The ink line is under the orange one and shows as its edges; it starts a little later, so that they join. */
function RouteToPin() {
  const way = 'H150V150H250V96';
  return (
    <svg className={s.pin} width="400" height="330" viewBox="0 0 400 330" aria-hidden="true">
      <g fill="none" strokeLinejoin="round">
        <path d={`M-1 304${way}`} stroke="var(--ink)" strokeWidth="12" />
        <path d={`M-2 304${way}`} stroke="var(--signal)" strokeWidth="8" />
      </g>
      <Pin place="translate(250 104) scale(1.9)" />
    </svg>
  );
}
