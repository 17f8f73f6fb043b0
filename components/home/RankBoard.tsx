import type { Home } from '../../schemas/home.ts';
import { OWN, tradeId } from '../../schemas/trades.ts';
import { base } from '../base.styles.ts';
import { TownPlan } from '../drawings/TownPlan.tsx';
import { Icon } from '../Icon.tsx';
import { PointGrid } from '../PointGrid.tsx';
import { below, from, sheet } from '../sheet.ts';
import { OFFER } from './BlankGrid.tsx';
import { band } from './route.styles.ts';
import { BLANK } from './trades.ts';

const s = sheet('home/RankBoard', {
  board: {
    [from.lg]: { gridArea: 'board', display: 'flex', flexDirection: 'column', alignSelf: 'stretch' },
    [below.lg]: { position: 'relative', padding: '24px 0 28px' },
  },
  frame: {
    zIndex: -1,
    inset: '0 -50vw -99vh',
    border: 'solid var(--ink)',
    borderWidth: '1.5px 0 0',
    overflow: 'hidden',
    position: 'absolute',
    '--left': 'calc(50% - 17.03 * var(--c))',
    background: 'var(--surface)',
    [from.lg]: {
      inset: '0 -50vw 0 calc(100% - var(--gutter) - (var(--w) + 7 * var(--c)) / 2 - 72px)',
      borderWidth: '0 0 0 1.5px',
      '--left': 'calc(72px - 13.53 * var(--c))',
    },
  },
  /** A unit of the plan is a 64th of the distance between two points, and Center Street runs through the middle. */
  plan: {
    position: 'absolute',
    // The first row of points is on a street below the search and three lines.
    top: 'calc(158px - 3 * var(--c))',
    left: 'var(--left)',
    width: 'calc(31.25 * var(--c))',
  },
  pill: {
    position: 'relative',
    zIndex: 1,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    border: '1.5px solid var(--ink)',
    width: 'var(--w)',
    minWidth: 0,
    minHeight: 52,
    margin: '0 auto',
    fontSize: 'min(1.0625rem, 4vw)',
    padding: '4px 6px',
    borderBottom: 0,
    borderRadius: '26px 26px 0 0',
    background: 'var(--surface)',
    color: 'var(--ink)',
    lineHeight: 1,
    forcedColorAdjust: 'none',
    '& svg': { marginInline: '.3em', flex: 'none' },
  },
  trade: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    textUnderlineOffset: '.3em',
    borderRadius: 26,
    fontWeight: 700,
    padding: '4px .5em 0',
    minHeight: 40,
    textDecoration: 'underline dotted',
    '&:hover': { background: 'var(--signal-3)' },
    '&:has(:checked)': { textDecoration: 'none', background: 'var(--signal)' },
    '& input': { position: 'absolute', inset: '-3px 0', cursor: 'pointer', appearance: 'none', margin: 0 },
    '& :focus-visible': { borderRadius: 26 },
  },
  /** The search's open end, like a list of suggestions. */
  key: {
    position: 'relative',
    width: 'var(--w)',
    zIndex: 1,
    margin: '0 auto 18px',
    padding: '4px 12px',
    display: 'flex',
    gap: 8,
    alignItems: 'center',
    justifyContent: 'space-between',
    border: '1.5px solid var(--ink)',
    borderTopColor: 'var(--line)',
    borderRadius: '0 0 20px 20px',
    background: 'var(--surface)',
    color: 'var(--ink)',
    fontSize: 'max(.9375rem, var(--c) * .25)',
    lineHeight: '1.125rem',
    forcedColorAdjust: 'none',
    '& p': { width: '12.2em' },
    '& label': {
      position: 'relative',
      display: 'grid',
      border: '1.5px solid var(--line)',
      borderRadius: 14,
      padding: '0 .8em',
      fontWeight: 700,
      flex: 'none',
      lineHeight: '1.7rem',
      textAlign: 'center',
    },
    // The thumb of a switch with two words, one below the other.
    '& input': {
      position: 'absolute',
      zIndex: -1,
      inset: 'var(--top, 50%) 0 auto',
      border: '1.5px solid var(--ink)',
      height: '50%',
      margin: 0,
      appearance: 'none',
      backgroundColor: 'var(--tint, var(--signal))',
      borderRadius: 14,
    },
    // The visitor's own ranks are unknown.
    [`section:has(${BLANK}) & label`]: { visibility: 'hidden' },
    // It speaks of a corner, and points to one.
    '&::after': {
      content: '""',
      position: 'absolute',
      left: 'calc(50% + var(--c) - 6px)',
      bottom: -9,
      padding: 6,
      border: 'solid var(--ink)',
      borderWidth: '0 1.5px 1.5px 0',
      background: 'inherit',
      rotate: '45deg',
    },
  },
  field: {
    marginInline: 'auto',
    [from.lg]: { flex: 1, paddingBottom: 20 },
    [below.lg]: { position: 'static' },
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
    inset: '-8px calc(50% - (var(--px) - 3) * var(--c) - 4px) -5px 50px',
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
      <fieldset className={s.pill}>
        <legend className={base.hidden}>{map.legend}</legend>
        <Icon name="search" />
        {map.trades.map(({ trade }, index) => (
          <label key={trade} className={s.trade}>
            {trade}
            <input type="radio" name="trade" value={tradeId(trade)} defaultChecked={index === 0} />
          </label>
        ))}
        {map.blank ? (
          <label className={s.trade} id={OWN_NAME}>
            {map.blank.label}
            <input
              type="radio"
              name="trade"
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
        <p>{map.key}</p>
        {map.before && (
          <label>
            <input type="checkbox" />
            {map.before}
            <span className={base.hidden}>{map.beforeAbout}</span>
            <span aria-hidden="true">{map.now}</span>
          </label>
        )}
      </div>
      <PointGrid className={s.field}>
        <div className={s.rise} />
      </PointGrid>
    </div>
  );
}
