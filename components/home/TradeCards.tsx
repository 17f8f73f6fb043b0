import type { Home } from '../../schemas/home.ts';
import { tradeId } from '../../schemas/trades.ts';
import { button } from '../button.styles.ts';
import { cx } from '../cx.ts';
import { Icon } from '../Icon.tsx';
import { below, from, sheet } from '../sheet.ts';
import { BlankGrid } from './BlankGrid.tsx';
import { choice } from './choice.styles.ts';
import { BLANK, cardOfTrade } from './trades.ts';

/** Id of the text that tells what a rank is. */
export const KEY = 'key';

const s = sheet('home/TradeCards', {
  /** The result, or the visitor's own search. On a narrow screen its upper part, or all of that search, stays in view. */
  cards: {
    display: 'grid',
    position: 'relative',
    width: 'var(--w)',
    marginInline: 'auto',
    [from.lg]: { gridArea: 'card' },
    // A low screen has no room for it.
    [`${below.lg} and (min-height: 700px)`]: {
      zIndex: 1,
      position: 'sticky',
      bottom: '-6rem',
      [`section:has(${BLANK}) &`]: { bottom: 0 },
    },
  },
  box: {
    gridArea: '1 / 1',
    border: '1.5px solid var(--ink)',
    borderRadius: 20,
    background: 'var(--surface)',
    fontSize: 'var(--fs-small)',
    lineHeight: 1.3,
  },
  /** All cards are in one place; only one is visible (components/home/trades.ts). */
  result: {
    display: 'grid',
    // The visitor's own ranks are unknown. On wide screens their place keeps its height.
    [`section:has(${BLANK}) &`]: { visibility: 'hidden', [below.lg]: { display: 'none' } },
  },
  row: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4px 12px',
    padding: 12,
    // Its parts go below each other where letters are large.
    flexWrap: 'wrap',
  },
  /** The choice between the ranks of before and of now, and their count. */
  when: {
    padding: 4,
    borderBottom: '1.5px solid var(--line)',
    forcedColorAdjust: 'none',
    color: 'var(--ink)',
    // In place of the choice's own colors: those of the ranks that show, also while they climb.
    '& label:nth-child(n)': { backgroundColor: 'var(--now, var(--signal))' },
    '& label:first-child': { backgroundColor: 'var(--pre, transparent)' },
    '& p': {
      flex: '1 4em',
      margin: '3px 8px 0 0',
      textAlign: 'right',
      fontSize: '1.0625rem',
      fontWeight: 800,
    },
    '& span': { whiteSpace: 'nowrap', '&::before': { content: 'counter(top) " "' } },
  },
  two: { display: 'flex', gap: 4 },
  card: {
    gridArea: '2 / 1',
    textDecoration: 'none',
    ...cardOfTrade,
    '& b': { flexBasis: '100%', fontWeight: 800, fontSize: '1.25rem' },
    '& em': { paddingBlock: 0, fontStyle: 'normal' },
  },
});

/** The result of the search for each trade: the listing on top, and a link to the form with that trade. Last, the visitor's own. */
export function TradeCards({ map }: { map: Home['hero']['map'] }) {
  return (
    <div className={s.cards}>
      <div className={cx(s.box, s.result)}>
        <div className={cx(s.row, s.when)}>
          {map.before && (
            <div role="radiogroup" className={s.two} aria-labelledby={KEY}>
              <label className={choice.one}>
                {map.before}
                <input type="radio" name="when" value="before" />
              </label>
              <label className={choice.one}>
                {map.now}
                <input type="radio" name="when" value="now" defaultChecked />
              </label>
            </div>
          )}
          <p>
            {map.rank}
            {map.count && (
              <>
                {': '}
                <span>{map.count}</span>
              </>
            )}
          </p>
        </div>
        {map.trades.map(({ trade, business, detail, action }) => (
          <a key={trade} className={cx(s.row, s.card)} href={`${map.href}#trade=${tradeId(trade)}`}>
            <b>{business}</b>
            {detail}
            <em className={button.text}>
              {action}
              <Icon name="arrow-right" />
            </em>
          </a>
        ))}
      </div>
      {map.blank && <BlankGrid blank={map.blank} href={map.href} className={cx(s.box, s.row)} />}
    </div>
  );
}
