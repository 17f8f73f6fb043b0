import type { Home } from '../../schemas/home.ts';
import { tradeId } from '../../schemas/trades.ts';
import { button } from '../button.styles.ts';
import { cx } from '../cx.ts';
import { Icon } from '../Icon.tsx';
import { from, sheet } from '../sheet.ts';
import { OFFER } from './BlankGrid.tsx';
import { BLANK, cardOfTrade } from './trades.ts';

const s = sheet('home/TradeCards', {
  /** All cards in one place; only one is visible (components/home/trades.ts). */
  cards: {
    display: 'grid',
    width: 'var(--w)',
    marginInline: 'auto',
    position: 'relative',
    [from.lg]: { gridArea: 'card' },
  },
  panel: {
    gridArea: '1 / 1',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '0 12px',
    padding: 12,
    border: '1.5px solid var(--ink)',
    borderRadius: 20,
    background: 'var(--surface)',
    fontSize: 'var(--fs-small)',
    lineHeight: 1.3,
    // Its parts go below each other where letters are large.
    flexWrap: 'wrap',
  },
  card: {
    textDecoration: 'none',
    ...cardOfTrade,
    '& b': { fontWeight: 800, fontSize: '1.25rem', flexBasis: '100%' },
    '& em': { paddingBlock: 0, fontStyle: 'normal' },
  },
  /** In place of a listing: what comes of the visitor's own search. */
  blank: {
    fontSize: '1.125rem',
    fontWeight: 800,
    [`section:not(:has(${BLANK})) &`]: { display: 'none' },
  },
});

/** The result of the search for each trade: the listing on top, and a link to the form with that trade. Last, the visitor's own. */
export function TradeCards({ map }: { map: Home['hero']['map'] }) {
  return (
    <div className={s.cards}>
      {map.trades.map(({ trade, business, detail, action }) => (
        <a key={trade} className={cx(s.panel, s.card)} href={`${map.href}#trade=${tradeId(trade)}`}>
          <b>{business}</b>
          {detail}
          <em className={button.text}>
            {action}
            <Icon name="arrow-right" />
          </em>
        </a>
      ))}
      {map.blank && (
        <p id={OFFER} className={cx(s.panel, s.blank)}>
          {map.blank.text}
        </p>
      )}
    </div>
  );
}
