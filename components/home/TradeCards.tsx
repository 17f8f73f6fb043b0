import type { Home } from '../../schemas/home.ts';
import { tradeId } from '../../schemas/trades.ts';
import { cx } from '../cx.ts';
import { Icon } from '../Icon.tsx';
import { from, sheet } from '../sheet.ts';
import { BlankGrid } from './BlankGrid.tsx';
import { cardOfTrade } from './trades.ts';

const s = sheet('home/TradeCards', {
  /** All cards in one place; only one is visible (components/home/trades.ts). */
  cards: {
    position: 'relative',
    display: 'grid',
    width: 'var(--w)',
    marginInline: 'auto',
    [from.lg]: { gridArea: 'card' },
  },
  panel: {
    gridArea: '1 / 1',
    display: 'flex',
    // Its parts go below each other where letters are large.
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '.5rem .75rem',
    padding: '.8rem',
    border: '1.5px solid var(--ink)',
    borderRadius: 6,
    background: 'var(--surface)',
    fontSize: 'var(--fs-small)',
    lineHeight: 1.3,
  },
  card: {
    textDecoration: 'none',
    ...cardOfTrade,
    '&:hover': { background: 'var(--signal-3)' },
    '& b': { fontWeight: 800, fontSize: '1.0625rem' },
    [from.lg]: { '& b': { fontSize: '1.375rem' } },
    '& > b': { textAlign: 'center', background: 'var(--signal)', borderRadius: 4, padding: '4px 6px' },
    '& small': { display: 'block' },
    '& b > small::before': { content: 'counter(top) " "' },
    '& span': { flex: '1 8em', paddingTop: 3 },
    '& em': {
      display: 'flex',
      alignItems: 'center',
      gap: '.4em',
      fontStyle: 'normal',
      fontWeight: 700,
      textDecoration: 'underline 2px var(--signal)',
      textUnderlineOffset: '.25em',
    },
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
            {detail}{' '}
            <em>
              {action}
              <Icon name="arrow-right" size={18} />
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
