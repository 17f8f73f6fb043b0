import type { Home } from '../../schemas/home.ts';
import { base } from '../base.styles.ts';
import { LG, under } from '../breakpoints.ts';
import { cx } from '../cx.ts';
import { Drawing } from '../Drawing.tsx';
import { from, sheet } from '../sheet.ts';
import { TextLink } from '../TextLink.tsx';
import { lazy } from './lazy.styles.ts';
import { band, drawn } from './route.styles.ts';

const s = sheet('home/Ranking', {
  ranking: {
    background: 'var(--pine)',
    '& > div': { [from.md]: { display: 'flex', gap: 24 }, [from.lg]: { display: 'block' } },
  },
  // On wide screens the words stand in the free corner of the drawing, and make room for themselves if they are long.
  words: {
    position: 'relative',
    zIndex: 1,
    [from.lg]: { aspectRatio: 2.3, width: '40%' },
    '& p': { margin: '12px 0 24px', color: 'var(--on-pine-2)' },
  },
  lines: {
    position: 'absolute',
    inset: '0 0 auto',
    ...drawn,
    '@keyframes draw': {
      '0%, 20%': { clipPath: 'inset(-9px 100% -9px 0)' },
      // With the edges of a route, which are outside of its box.
      '100%': { clipPath: 'inset(-9px)' },
    },
  },
  report: {
    marginTop: 'clamp(1.5rem, 3vw, 3rem)',
    maxWidth: 560,
    position: 'relative',
    flex: 'none',
    '& img': { width: '100%' },
    '& figcaption': { fontSize: 'var(--fs-small)', color: 'var(--on-pine-2)' },
    // The route comes from the screen's edge to where the best line of the drawing begins.
    '&::before': {
      content: '""',
      position: 'absolute',
      // Room for the band's inner edge.
      padding: 2,
      // Of the width, with which the drawing grows: its first position, 18. The middle of the band is 4 px below.
      marginTop: '77.3%',
      inset: '-4px calc(100% - 4px) auto -99vw',
      ...band('top'),
    },
    [from.lg]: {
      marginTop: '-17%',
      maxWidth: 'none',
      '&::before': { marginTop: '33.4%' },
    },
  },
});

/** What the monthly work on search positions looks like in a report. */
export function Ranking({ ranking }: { ranking: Home['ranking'] }) {
  return (
    <section className={cx(base.section, base.dark, s.ranking, lazy)}>
      <div className={base.wrap}>
        <div className={s.words}>
          <h2>{ranking.heading}</h2>
          <p className={base.lead}>{ranking.text}</p>
          <TextLink href={ranking.href} title={ranking.action} />
        </div>
        <figure className={s.report}>
          <Drawing name="ranking-report" alt={ranking.alt} narrowFor={under(LG)} />
          <Drawing name="ranking-lines" alt="" className={s.lines} narrowFor={under(LG)} />
          <figcaption>{ranking.caption}</figcaption>
        </figure>
      </div>
    </section>
  );
}
