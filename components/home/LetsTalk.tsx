import type { Home } from '../../build/content/schemas/home.ts';
import { base } from '../base.styles.ts';
import { button } from '../button.styles.ts';
import { cx } from '../cx.ts';
import { GetStarted } from '../GetStarted.tsx';
import { below, sheet } from '../sheet.ts';
import { lazy } from './lazy.styles.ts';

const s = sheet('home/LetsTalk', {
  talk: { background: 'var(--signal)', borderTop: '1.5px solid var(--ink)', position: 'relative' },
  road: {
    position: 'absolute',
    inset: '0 0 auto auto',
    width: 'auto',
    height: '100%',
    [below.lg]: { display: 'none' },
  },
  words: { position: 'relative' },
  heading: {
    fontSize: 'clamp(4.25rem, 1.6rem + 12.5vw, 13.5rem)',
    lineHeight: 0.86,
    letterSpacing: '-.055em',
    marginLeft: '-.07em',
  },
  text: {
    fontSize: 'var(--fs-lead)',
    // Large and bold enough for AAA on orange.
    fontWeight: 700,
    lineHeight: 1.4,
    maxWidth: '26em',
    marginBlock: '24px 32px',
  },
});

/** The last word: the road leads out of the page, to the contact form. */
export function LetsTalk({ letsTalk, href }: { letsTalk: Home['letsTalk']; href: string }) {
  return (
    <section className={cx(base.section, s.talk, lazy('letsTalk'))}>
      <Road />
      <div className={cx(base.wrap, s.words)}>
        <h2 className={s.heading}>{letsTalk.heading}</h2>
        <p className={s.text}>{letsTalk.text}</p>
        <GetStarted label={letsTalk.action} href={href} className={button.ink} />
      </div>
    </section>
  );
}

function Road() {
  const way = 'M800 430H520V250H660V-10';
  return (
    <svg className={s.road} viewBox="0 0 760 520" fill="none" aria-hidden="true">
      <path d={way} stroke="var(--ink)" strokeWidth="40" />
      <path d={way} stroke="var(--paper)" strokeWidth="3" strokeDasharray="22 18" />
    </svg>
  );
}
