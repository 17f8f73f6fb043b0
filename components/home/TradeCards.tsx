import type { Home } from '../../schemas/home.ts';
import { tradeId } from '../../schemas/trades.ts';
import { button } from '../button.styles.ts';
import { cx } from '../cx.ts';
import { Icon } from '../Icon.tsx';
import { from, sheet } from '../sheet.ts';
import { BlankGrid } from './BlankGrid.tsx';
import { cardOfTrade } from './trades.ts';

const s = sheet('home/TradeCards', {
  /** All cards in one place; only one is visible (components/home/trades.ts). */
  cards: {
    display: 'grid',
    position: 'relative',
    width: 'var(--w)',
    marginInline: 'auto',
    [from.lg]: { gridArea: 'card' },
  },
  panel: {
    gridArea: '1 / 1',
    display: 'flex',
    alignItems: 'center',
    gap: '8px 12px',
    padding: '.8rem',
    border: '1.5px solid var(--ink)',
    borderRadius: 6,
    background: 'var(--surface)',
    fontSize: 'var(--fs-small)',
    // Its parts go below each other where letters are large.
    flexWrap: 'wrap',
    lineHeight: 1.3,
  },
  card: {
    textDecoration: 'none',
    ...cardOfTrade,
    '& b': { fontWeight: 800, fontSize: '1.25rem' },
    // Pale while the ranks are those of before. Chromium does not follow a variable in the shorthand `background` here.
    '& > b': {
      textAlign: 'center',
      backgroundColor: 'var(--tint, var(--signal))',
      padding: '4px 6px',
      borderRadius: 4,
    },
    '& small': { display: 'block' },
    '& b > small::before': { content: 'counter(top) " "' },
    '& span': { paddingTop: 3, flex: '1 8em' },
    '& em': { paddingBlock: 0, fontStyle: 'normal' },
  },
});

/** The result of the search for each trade: the listing on top, and a link to the form with that trade. Last, the visitor's own. */
export function TradeCards({ map }: { map: Home['hero']['map'] }) {
  return (
    <div className={s.cards}>
      {map.trades.map(({ trade, business, detail, action }) => (
        <a key={trade} className={cx(s.panel, s.card)} href={`${map.href}#trade=${tradeId(trade)}`}>
          <span>
            <b>{business}</b>
            <br />
            {detail}
            <br />
            <em className={button.text}>
              {action}
              <Icon name="arrow-right" />
            </em>
          </span>
          <b>
            {map.rank}
            {map.count && <small aria-hidden="true">{map.count}</small>}
          </b>
        </a>
      ))}
      {map.blank && <BlankGrid blank={map.blank} href={map.href} className={s.panel} />}
    </div>
  );
}
