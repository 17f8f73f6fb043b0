import type { Home } from '../../schemas/home.ts';
import { OWN, tradeId } from '../../schemas/trades.ts';
import { base } from '../base.styles.ts';
import { cx } from '../cx.ts';
import { TownPlan } from '../drawings/TownPlan.tsx';
import { Icon } from '../Icon.tsx';
import { PointGrid } from '../PointGrid.tsx';
import { below, from, sheet } from '../sheet.ts';
import { BlankGrid, OFFER } from './BlankGrid.tsx';
import { choice } from './choice.styles.ts';
import { band } from './route.styles.ts';
import { BLANK } from './trades.ts';

const s = sheet('home/RankBoard', {
  board: {
    display: 'flex',
    flexDirection: 'column',
    [from.lg]: { alignSelf: 'stretch', gridArea: 'board' },
    [below.lg]: { position: 'relative', paddingTop: 24 },
  },
  frame: {
    zIndex: -1,
    position: 'absolute',
    inset: '0 -50vw -99vh',
    border: 'solid var(--ink)',
    borderWidth: '1.5px 0 0',
    overflow: 'hidden',
    background: 'var(--surface)',
    // It begins where the largest headline ends.
    [from.lg]: { borderWidth: '0 0 0 1.5px', inset: '0 -50vw 0 56.2%' },
  },
  /** A unit of the plan is a 64th of the distance between two points, and Center Street runs through the middle. */
  plan: {
    right: 'calc(50% - 14.22 * var(--c))',
    // The first row of points is on a street below the search, two lines and the count.
    top: 'calc(190px - 3 * var(--c))',
    position: 'absolute',
    width: 'calc(31.25 * var(--c))',
    // The fields of the visitor's own search are higher than what they replace.
    [`section:has(${BLANK}) &`]: { translate: '0 35px' },
    [from.lg]: { right: 'calc(50vw + var(--gutter) + var(--w) / 2 - 14.22 * var(--c))' },
  },
  box: {
    position: 'relative',
    zIndex: 1,
    width: 'var(--w)',
    marginInline: 'auto',
    color: 'var(--ink)',
    border: '1.5px solid var(--ink)',
    borderRadius: '20px 20px 0 0',
    forcedColorAdjust: 'none',
    background: 'var(--surface)',
  },
  search: {
    [`section:has(${BLANK}) &`]: { marginBottom: 16, borderRadius: 20 },
  },
  pill: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    lineHeight: 1,
    border: 'solid var(--line)',
    borderWidth: '0 0 1.5px',
    minWidth: 0,
    margin: 0,
    fontSize: 'min(1.0625rem, 4vw)',
    padding: '4px 6px',
    '& svg': { marginInline: '.3em', flex: 'none' },
  },
  /** The search's open end, like a list of suggestions. */
  key: {
    lineHeight: '1.125rem',
    padding: '7px 12px',
    fontSize: 'max(.9375rem, var(--c) * .25)',
    '& p': { textWrap: 'balance' },
    [`section:has(${BLANK}) & > p`]: { display: 'none' },
  },
  /** The choice between the ranks of before and of now, and their count, which must come after the points. */
  when: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    padding: 4,
    borderTop: 0,
    borderRadius: '0 0 20px 20px',
    fontSize: 'var(--fs-small)',
    marginBottom: 16,
    // The visitor's own ranks are unknown.
    [`section:has(${BLANK}) &`]: { display: 'none' },
    // In place of the choice's own colors: those of the ranks that show, --pre of before and --cur of now, from the start.
    '& label:nth-child(n)': { backgroundColor: 'var(--cur, var(--yellow))' },
    '& label:first-child': { backgroundColor: 'var(--pre, transparent)', textDecorationColor: 'var(--pre)' },
    '& p': { textAlign: 'right', flex: 1, margin: '2px 8px 0 0', fontSize: '1.0625rem', fontWeight: 800 },
    '& span': { whiteSpace: 'nowrap', '&::before': { content: 'counter(top) " "' } },
  },
  two: { display: 'flex', gap: 4 },
  field: {
    marginInline: 'auto',
    order: 1,
    [from.lg]: { paddingBottom: 20, flex: 1 },
    [below.lg]: { position: 'static', marginBottom: 16 },
    // Pin and route move to the trade that a visitor selects; the points change at once. Without :hover they would lag
    // behind the points when a screen is turned.
    'section:hover & *': { transition: 'translate 700ms var(--ease), inset 700ms var(--ease)' },
    '& i': {
      [`section:has(${BLANK}) &`]: { '--n': 20, '&::before': { content: '"?"' } },
    },
  },
  /** The route: around a corner from above to the pin on narrow screens, down from the pin to the card on wide ones. */
  rise: {
    position: 'absolute',
    inset: '-8px calc(50% - (var(--px) - 3) * var(--c) - 4px) calc((6.8 - var(--py)) * var(--c) + 16px) 50px',
    borderRadius: '0 28px 0 0',
    ...band('top', 'right'),
    [from.lg]: {
      borderRadius: 0,
      inset: 'calc((var(--py) + .5) * var(--c)) auto 0 calc((var(--px) + .5) * var(--c) - 8px)',
      width: 12,
      ...band('right'),
    },
  },
  /** In place of the visitor's own search. */
  near: { fontWeight: 500, padding: '4px .5em 0', whiteSpace: 'nowrap' },
});

/** Id of the name of the visitor's own search: the offer beside the headline is another label of it. */
const OWN_NAME = 'yours';

/** Id of the text that tells what a rank is. */
const KEY = 'key';

/** A search for a trade, and the grid of its search positions. Works without scripts. */
export function RankBoard({ map }: { map: Home['hero']['map'] }) {
  return (
    <div className={s.board}>
      <div className={s.frame}>
        <TownPlan className={s.plan} />
      </div>
      <div className={cx(s.box, s.search)}>
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
          {map.blank && <BlankGrid blank={map.blank} href={map.href} />}
        </div>
      </div>
      <PointGrid className={s.field}>
        <div className={s.rise} />
      </PointGrid>
      <div className={cx(s.box, s.when)}>
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
    </div>
  );
}
