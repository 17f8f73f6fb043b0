import type { Industries } from '../../schemas/industries.ts';
import { button } from '../button.styles.ts';
import { cx } from '../cx.ts';
import { GetStarted } from '../GetStarted.tsx';
import { from, sheet, tablet } from '../sheet.ts';
import { tile } from './tile.styles.ts';

const s = sheet('industries/ClosingTile', {
  tile: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignContent: 'space-between',
    alignItems: 'center',
    rowGap: '1.25rem',
    overflow: 'clip',
    background: 'var(--signal)',
    '& > div': { gridColumn: '1 / -1' },
    // A road to the edge of the screen.
    '&::after': { content: '""', height: 10, marginRight: '-50vw', background: 'var(--ink)' },
    [from.sm]: { gridColumnEnd: -1, paddingRight: 'var(--edge)' },
  },
  /** It fills the rest of the row, whatever the number of trades; alone in a row it has more space. */
  fill: {
    [tablet]: {
      paddingBlock: '3rem',
      '&:nth-child(2n+1)': { gridColumnStart: 1 },
    },
    [from.lg]: {
      '&:nth-child(3n+1)': { gridColumnStart: 1 },
      '&:nth-child(3n+2)': { gridColumnStart: 2 },
      // Where there is room, a place that is not on the map yet, on the road.
      '&:not(:nth-child(3n))::before': {
        content: '""',
        position: 'absolute',
        width: 140,
        height: 200,
        background: 'url(drawings/open-pin.svg) 50%/contain',
        right: 'calc(var(--edge) + 4rem)',
        bottom: 'calc(var(--pad) + 31px)',
      },
    },
  },
  title: { maxWidth: '11em', fontSize: 'clamp(1.875rem, 1.2rem + 2.6vw, 3.5rem)' },
  text: {
    marginTop: 12,
    maxWidth: '26em',
    fontSize: '1.1875rem',
    fontWeight: 700,
    lineHeight: 1.4,
    textWrap: 'balance',
  },
});

/** The orange tile after the last trade. */
export function ClosingTile({ closing, href }: { closing: Industries['closing']; href: string }) {
  const { title, text, action, about } = closing;
  return (
    <li className={cx(tile.inset, s.tile, s.fill)}>
      <div>
        <h2 className={s.title}>{title}</h2>
        <p className={s.text}>{text}</p>
      </div>
      <GetStarted className={button.ink} label={action} href={href} about={about} />
    </li>
  );
}
