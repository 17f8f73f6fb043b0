import type { Home } from '../../schemas/home.ts';
import { OFFER_LINK } from '../../schemas/trades.ts';
import { base } from '../base.styles.ts';
import { button } from '../button.styles.ts';
import { cx } from '../cx.ts';
import { below, from, sheet } from '../sheet.ts';
import { RankBoard } from './RankBoard.tsx';
import { band } from './route.styles.ts';
import { TradeCards } from './TradeCards.tsx';
import { placeOfTrade } from './trades.ts';

const s = sheet('home/Hero', {
  hero: {
    position: 'relative',
    /**
     * Distance between two points of the grid. It shrinks with the screen's height, below 1024 px also its width.
     */
    '--c': 'min((100vw - 2 * var(--gutter)) / 7, max(3.25rem, (100svh - 690px) / 7), 4rem)',
    borderBottom: '1.5px solid var(--ink)',
    overflow: 'clip',
    '--px': 3,
    // Width of what stands above and below the grid: the search keeps its words on a low screen, where points are near.
    '--w': 'min(100%, 7 * var(--c))',
    '--py': 3,
    [from.lg]: {
      '--w': 'max(24rem, 7 * var(--c), min(30rem, 35vw))',
      '--c': 'clamp(40px, (100svh - 418px) / 7, min(5.6vw, 72px))',
    },
    counterReset: 'top',
    // At first the ranks are what they were before, and few are in the top three. In steps, because each restyles the
    // whole grid, and a cheap phone must answer a tap in the meantime.
    '--fall': '.28',
    animation: 'climb 3s steps(1)',
    '@keyframes climb': {
      '0%': { '--fall': 4.5, '--pre': 'var(--yellow)', '--cur': 'transparent' },
      '35%': { '--fall': 2 },
      '66%': { '--fall': 1 },
    },
    // A visitor can look at them again, also before the animation has ended.
    '&:has(:first-child > :checked)': {
      '--fall': '4.5 !important',
      '--pre': 'var(--yellow) !important',
      '--cur': 'transparent !important',
    },
    ...placeOfTrade,
  },
  parts: {
    isolation: 'isolate',
    position: 'relative',
    paddingBlock: '32px 16px',
    [from.lg]: {
      display: 'grid',
      gridTemplate: '"words words board" 1fr "action route card" auto / auto minmax(24px, 1fr) var(--w)',
      minHeight: 'min(100svh - var(--header), 820px)',
      paddingBlock: '24px 16px',
      alignItems: 'center',
    },
  },
  words: {
    paddingBottom: 16,
    [from.lg]: { paddingRight: 72, alignSelf: 'end', gridArea: 'words' },
  },
  /** Side by side, or below each other in one width. The route begins at Get Started. */
  actions: {
    width: 'fit-content',
    display: 'flex',
    flexWrap: 'wrap',
    gap: 8,
    [below.lg]: { flexDirection: 'row-reverse' },
    // As narrow as both must be to fit into one row of a phone.
    '& a': { flex: '1 auto', paddingInline: 'min(4vw, 1.4rem)', justifyContent: 'center' },
  },
  headline: {
    // Enlarged text must not push the longest word off a narrow screen; a low screen has less room.
    fontSize: 'min(clamp(2.625rem, max(7.5vw, 11vw - 2.6rem), 7.3rem), 17vw, max(2.75rem, 13.5svh))',
    lineHeight: 0.94,
    letterSpacing: '-.04em',
    marginBottom: 16,
    [from.lg]: { maxWidth: '6.6em' },
  },
  /** From the button to the board: down and to the right on narrow screens, straight to the card on wide ones. */
  route: {
    width: 20,
    // Its edges begin under the button.
    margin: '-2px 0 0 32px',
    height: 30,
    borderRadius: '0 0 0 28px',
    ...band('bottom', 'left'),
    [from.lg]: {
      width: 'auto',
      animation: 'draw 2s',
      height: 12,
      background: 'var(--signal)',
      // It goes on under the card, to the edge of the screen.
      margin: '0 -50vw 0 0',
      borderRadius: 0,
      border: 0,
      boxShadow: 'inset 0 2px var(--ink), inset 0 -2px var(--ink)',
    },
  },
});

/** The first screen: the headline, and the route from the button to the pin on the map of a trade. */
export function Hero({ hero }: { hero: Home['hero'] }) {
  return (
    <section className={s.hero}>
      <div className={cx(base.wrap, s.parts)}>
        <div className={s.words}>
          <h1 className={s.headline}>{hero.headline}</h1>
          <p className={base.lead}>{hero.subline}</p>
        </div>
        <div className={s.actions}>
          {hero.map.blank?.offer && (
            // Chooses the visitor's own search, with scripts (client/inline/typed.ts).
            <a id={OFFER_LINK} className={cx(button.plate, button.plain)} href={hero.map.href}>
              {hero.map.blank.offer}
            </a>
          )}
          {/* GetStarted without its arrow, for which the route stands. */}
          <a className={button.plate} href="#expertise">
            <span>
              {hero.action}
              <span className={base.hidden}> with {hero.actionAbout}</span>
            </span>
          </a>
        </div>
        <div className={s.route} />
        <RankBoard map={hero.map} />
        <TradeCards map={hero.map} />
      </div>
    </section>
  );
}
