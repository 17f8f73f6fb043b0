import type { Home } from '../../build/content/schemas/home.ts';
import { base } from '../base.styles.ts';
import { cx } from '../cx.ts';
import { HeroMap } from '../drawings/HeroMap.tsx';
import { GetStarted } from '../GetStarted.tsx';
import { forced, from, sheet } from '../sheet.ts';

const s = sheet('home/Hero', {
  hero: {
    position: 'relative',
    overflow: 'clip',
    borderBottom: '1.5px solid var(--ink)',
    '--map': '469px',
    '--scale': 0.82,
    [from.sm]: { '--map': '572px', '--scale': 1 },
  },
  /** Below 1024 px the map stands under the words, above it lies behind them. */
  frame: {
    position: 'absolute',
    inset: 'auto 0 0',
    height: 'var(--map)',
    overflow: 'hidden',
    [from.lg]: { inset: 0, height: 'auto', [forced]: { left: '58%', borderLeft: '1.5px solid' } },
  },
  /** Fixed in pixels, so that the route meets the button wherever the screen ends. */
  map: {
    position: 'absolute',
    maxWidth: 'none',
    width: 'calc(2000px * var(--scale))',
    height: 'auto',
    top: 'calc(-150px * var(--scale))',
    left: 'calc(var(--gutter) + 68px - 963px * var(--scale))',
    [from.lg]: {
      top: 'auto',
      bottom: 0,
      left: 'calc(50% - 700px - clamp(0px, (1440px - 100vw) * .28, 112px))',
      [forced]: { left: -840 },
    },
  },
  words: {
    position: 'relative',
    paddingBlock: '32px var(--map)',
    [from.lg]: {
      minHeight: 'clamp(640px, calc(100svh - 80px), 780px)',
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'flex-end',
      paddingBlock: '56px 84px',
    },
  },
  headline: {
    // Enlarged text must not push the longest word off a narrow screen.
    fontSize: 'min(clamp(2.75rem, 1.4rem + 5.7vw, 6.75rem), 17vw)',
    lineHeight: 0.94,
    letterSpacing: '-.04em',
    maxWidth: '7.6em',
    [from.lg]: { width: '54%' },
  },
  subline: {
    color: 'var(--ink)',
    maxWidth: '25em',
    marginTop: 16,
    [from.lg]: { width: '44%', marginTop: 24 },
  },
  action: {
    marginTop: 24,
    [from.lg]: { marginTop: 32, display: 'flex', alignItems: 'center', width: '50%', height: 52 },
  },
  /** From the button to the middle of the hero, where the route of the map begins. */
  route: {
    [from.lg]: {
      flex: 1,
      height: 12,
      background: 'var(--signal)',
      borderBlock: '2px solid var(--ink)',
      [forced]: { display: 'none' },
    },
  },
});

/** The first screen: the headline on a map, and the way from the button to the pin. */
export function Hero({ hero }: { hero: Home['hero'] }) {
  return (
    <section className={s.hero}>
      <div className={s.frame}>
        <HeroMap example={hero.example} className={s.map} />
      </div>
      <div className={cx(base.wrap, s.words)}>
        <h1 className={s.headline}>{hero.headline}</h1>
        <p className={cx(base.lead, s.subline)}>{hero.subline}</p>
        <div className={s.action}>
          <GetStarted label={hero.action} href="#expertise" about={hero.actionAbout} />
          <div className={s.route} />
        </div>
      </div>
    </section>
  );
}
