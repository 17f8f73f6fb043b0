import type { Home } from '../../schemas/home.ts';
import { base } from '../base.styles.ts';
import { cx } from '../cx.ts';
import { GetStarted } from '../GetStarted.tsx';
import { from, sheet } from '../sheet.ts';
import { TextLink } from '../TextLink.tsx';
import { RankBoard } from './RankBoard.tsx';
import { band } from './route.styles.ts';
import { TradeCards } from './TradeCards.tsx';
import { placeOfTrade } from './trades.ts';

const s = sheet('home/Hero', {
  hero: {
    position: 'relative',
    overflow: 'clip',
    /**
     * Distance between two points of the grid. It shrinks with the height of the screen, and below 1024 px also with
     * the width.
     */
    '--c': 'min((100vw - 2 * var(--gutter)) / 7, max(3.25rem, (100svh - 690px) / 7), 4rem)',
    borderBottom: '1.5px solid var(--ink)',
    // Width of what stands above and below the grid: the search keeps its words on a low screen, where points are near.
    '--w': 'min(100%, 7 * var(--c))',
    [from.lg]: {
      '--w': 'max(25rem, 7 * var(--c))',
      '--c': 'clamp(40px, (100svh - 426px) / 7, min(5.6vw, 72px))',
    },
    '--px': 3,
    '--py': 3,
    counterReset: 'top',
    // At first the ranks are what they were before, and none is in the top three. In steps, because each restyles the
    // whole grid, and a cheap phone must answer a tap in the meantime.
    '--fall': '.28',
    animation: 'climb 3s steps(1)',
    '@keyframes climb': {
      '0%': { '--fall': 4.5, '--tint': 'var(--block)', '--top': 0 },
      '35%': { '--fall': 2 },
      '66%': { '--fall': 1 },
    },
    // A visitor can look at them again, and they climb anew.
    '&:has(p + * > :checked)': {
      '--tint': 'var(--block)',
      '--top': 0,
      '--fall': 4.5,
      animation: 'none',
    },
    ...placeOfTrade,
  },
  parts: {
    position: 'relative',
    isolation: 'isolate',
    paddingBlock: '44px 16px',
    [from.lg]: {
      display: 'grid',
      gridTemplate: '"words words board" 1fr "action route card" auto / auto minmax(24px, 1fr) var(--w)',
      minHeight: 'min(100svh - var(--header), 820px)',
      paddingBlock: '24px 16px',
      alignItems: 'center',
    },
  },
  words: {
    [from.lg]: { alignSelf: 'end', gridArea: 'words', paddingRight: 40 },
    '& a': { fontSize: 'var(--fs-lead)', lineHeight: 1.4 },
  },
  headline: {
    // Enlarged text must not push the longest word off a narrow screen; a low screen has less room.
    fontSize: 'min(clamp(2.75rem, max(7vw, 11vw - 42px), 7.3rem), 17vw, max(2.75rem, 13.5svh))',
    lineHeight: 0.94,
    letterSpacing: '-.04em',
    marginBottom: 20,
    [from.lg]: { maxWidth: '6.6em' },
  },
  action: { marginTop: 16, [from.lg]: { marginTop: 0 } },
  /** From the button to the board: down and to the right on narrow screens, straight to the card on wide ones. */
  route: {
    width: 20,
    // Its edges begin under the button.
    margin: '-2px 0 0 32px',
    borderRadius: '0 0 0 28px',
    ...band('bottom', 'left'),
    height: 30,
    [from.lg]: {
      width: 'auto',
      height: 12,
      background: 'var(--signal)',
      // It goes on under the card, to the edge of the screen.
      margin: '0 -9999px 0 0',
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
          {hero.map.blank?.offer && (
            // Chooses the visitor's own search, with scripts (client/inline/typed.ts).
            <TextLink href={hero.map.href} title={hero.map.blank.offer} />
          )}
        </div>
        <div className={s.action}>
          <GetStarted label={hero.action} href="#expertise" about={hero.actionAbout} />
        </div>
        <div className={s.route} />
        <RankBoard map={hero.map} />
        <TradeCards map={hero.map} />
      </div>
    </section>
  );
}
