import type { Home } from '../../schemas/home.ts';
import { OWN, tradeId } from '../../schemas/trades.ts';
import { base } from '../base.styles.ts';
import { TownPlan } from '../drawings/TownPlan.tsx';
import { Icon } from '../Icon.tsx';
import { PointGrid } from '../PointGrid.tsx';
import { below, from, sheet } from '../sheet.ts';
import { BlankFields, OFFER } from './BlankGrid.tsx';
import { choice } from './choice.styles.ts';
import { band } from './route.styles.ts';
import { KEY } from './TradeCards.tsx';
import { BLANK } from './trades.ts';

const s = sheet('home/RankBoard', {
  board: {
    [from.lg]: { gridArea: 'board', display: 'flex', flexDirection: 'column', alignSelf: 'stretch' },
    [below.lg]: { position: 'relative', paddingTop: 24 },
  },
  frame: {
    zIndex: -1,
    inset: '0 -50vw -99vh',
    border: 'solid var(--ink)',
    borderWidth: '1.5px 0 0',
    overflow: 'hidden',
    position: 'absolute',
    background: 'var(--surface)',
    // It begins where the largest headline ends.
    [from.lg]: { inset: '0 -50vw 0 56%', borderWidth: '0 0 0 1.5px' },
  },
  /** A unit of the plan is a 64th of the distance between two points, and Center Street runs through the middle. */
  plan: {
    position: 'absolute',
    // The first row of points is on a street below the search and two lines.
    top: 'calc(139px - 3 * var(--c))',
    right: 'calc(50% - 14.22 * var(--c))',
    [from.lg]: { right: 'calc(50vw + var(--gutter) + var(--w) / 2 - 14.22 * var(--c))' },
    width: 'calc(31.25 * var(--c))',
  },
  search: {
    position: 'relative',
    zIndex: 1,
    width: 'var(--w)',
    margin: '0 auto 16px',
    border: '1.5px solid var(--ink)',
    borderRadius: 20,
    background: 'var(--surface)',
    color: 'var(--ink)',
    forcedColorAdjust: 'none',
    // The grid stays where it is below the fields, which are higher than the lines.
    [`section:has(${BLANK}) &`]: { marginBottom: -8 },
  },
  pill: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    border: 'solid var(--line)',
    borderWidth: '0 0 1.5px',
    minWidth: 0,
    margin: 0,
    fontSize: 'min(1.0625rem, 4vw)',
    padding: '4px 6px',
    lineHeight: 1,
    '& svg': { flex: 'none', marginInline: '.3em' },
  },
  /** The search's open end, like a list of suggestions. */
  key: {
    padding: '6px 12px',
    fontSize: 'max(.9375rem, var(--c) * .25)',
    lineHeight: '1.125rem',
    [`section:has(${BLANK}) & > p`]: { display: 'none' },
  },
  field: {
    marginInline: 'auto',
    [from.lg]: { flex: 1, paddingBottom: 20 },
    [below.lg]: { position: 'static', marginBottom: 16 },
    // Pin and route move to the trade that a visitor selects; the points change at once.
    '& *': { transition: 'translate 700ms var(--ease), inset 700ms var(--ease)' },
    '& i': {
      [`section:has(${BLANK}) &`]: { '--n': 20, '&::before': { content: '"?"' } },
    },
  },
  /** The route through the pin to the card: around a corner from above on narrow screens, down from it on wide ones. */
  rise: {
    position: 'absolute',
    borderRadius: '0 28px 0 0',
    ...band('top', 'right'),
    inset: '-8px calc(50% - (var(--px) - 3) * var(--c) - 4px) calc((6.4 - var(--py)) * var(--c) + 16px) 50px',
    [from.lg]: {
      width: 12,
      inset: 'calc((var(--py) + .5) * var(--c)) auto 0 calc((var(--px) + .5) * var(--c) - 8px)',
      borderRadius: 0,
      ...band('right'),
    },
  },
  /** In place of the visitor's own search. */
  near: { fontWeight: 500, padding: '4px .5em 0', whiteSpace: 'nowrap' },
});

/** Id of the name of the visitor's own search: the offer beside the headline is another label of it. */
const OWN_NAME = 'yours';

/** A search for a trade, and the grid of its search positions. Works without scripts. */
export function RankBoard({ map }: { map: Home['hero']['map'] }) {
  return (
    <div className={s.board}>
      <div className={s.frame}>
        <TownPlan className={s.plan} />
      </div>
      <div className={s.search}>
        <fieldset className={s.pill}>
          <legend className={base.hidden}>{map.legend}</legend>
          <Icon name="search" />
          {map.trades.map(({ trade }, index) => (
            <label key={trade} className={choice.one}>
              {trade}
              <input type="radio" name="what" value={tradeId(trade)} defaultChecked={index === 0} />
            </label>
          ))}
          {map.blank ? (
            <label className={choice.one} id={OWN_NAME}>
              {map.blank.label}
              <input
                type="radio"
                name="what"
                value=""
                id={OWN}
                aria-labelledby={OWN_NAME}
                aria-describedby={OFFER}
              />
            </label>
          ) : (
            <span className={s.near}>{map.near}</span>
          )}
        </fieldset>
        <div className={s.key}>
          <p id={KEY}>{map.key}</p>
          {map.blank && <BlankFields blank={map.blank} />}
        </div>
      </div>
      <PointGrid className={s.field}>
        <div className={s.rise} />
      </PointGrid>
    </div>
  );
}
