import type { Service } from '../../schemas/services.ts';
import { base } from '../base.styles.ts';
import { cx } from '../cx.ts';
import { rankTint } from '../rank-tint.styles.ts';
import { below, from, sheet } from '../sheet.ts';

type ClimbWords = NonNullable<NonNullable<Service['example']>['climb']>;

const MOST_MONTHS = 12;

const s = sheet('service/MonthlyRanks', {
  climb: { border: '1.5px solid var(--ink)', borderRadius: 6, background: 'var(--surface)' },
  /** The months are stops of a road. */
  months: {
    display: 'flex',
    alignItems: 'center',
    gap: 'clamp(4px, 1vw, 14px)',
    minWidth: 0,
    margin: 0,
    padding: 'clamp(.9rem, 2vw, 1.5rem) clamp(.8rem, 2.4vw, 2rem)',
    border: 0,
    borderBottom: '1.5px solid var(--ink)',
    background: 'var(--signal)',
    color: 'var(--ink)',
    forcedColorAdjust: 'none',
    [below.lg]: { flexWrap: 'wrap' },
    '& legend': {
      float: 'left',
      flex: '0 0 100%',
      paddingTop: 4,
      fontSize: '1.25rem',
      fontWeight: 800,
      [from.lg]: { flexBasis: '19rem' },
    },
    '& label': {
      flex: '1 0 36px',
      position: 'relative',
      display: 'grid',
      placeItems: 'center',
      height: 44,
      paddingTop: 3,
      fontWeight: 800,
      // The road to the next stop.
      '&:not(:last-of-type)::before': {
        content: '""',
        position: 'absolute',
        left: 'calc(50% + 18px)',
        width: 'calc(100% + clamp(4px, 1vw, 14px) - 36px)',
        height: 5,
        background: 'var(--ink)',
      },
    },
    '& input': {
      appearance: 'none',
      position: 'absolute',
      left: 'calc(50% - 18px)',
      top: 4,
      width: 36,
      height: 36,
      margin: 0,
      border: '2px solid var(--ink)',
      borderRadius: '50%',
      background: 'var(--surface)',
      cursor: 'pointer',
      '&:hover': { background: 'var(--signal-3)' },
      '&:checked': { background: 'var(--ink)' },
      '&:focus-visible': { borderRadius: '50%' },
    },
    '& span': { position: 'relative', pointerEvents: 'none', lineHeight: 1 },
    '& :checked + span': { color: 'var(--paper)' },
  },
  search: {
    display: 'flex',
    alignItems: 'center',
    gap: 'clamp(4px, 1vw, 14px)',
    padding: '.9rem clamp(.8rem, 2.4vw, 2rem) .8rem',
    lineHeight: 1.25,
    '& + &': { borderTop: '1px solid var(--line)' },
    '& b': { display: 'block', fontSize: 'clamp(1.125rem, 1rem + .7vw, 1.5rem)', fontWeight: 800 },
    '& small': { fontSize: 'var(--fs-small)', color: 'var(--ink-2)' },
    '& i': {
      display: 'none',
      position: 'relative',
      isolation: 'isolate',
      placeItems: 'center',
      flex: 'none',
      width: 60,
      height: 56,
      paddingTop: '.1em',
      color: 'var(--ink)',
      fontSize: '1.375rem',
      fontStyle: 'normal',
      fontWeight: 800,
      lineHeight: 1,
      forcedColorAdjust: 'none',
      '&::before': {
        content: '""',
        position: 'absolute',
        zIndex: -1,
        inset: 'calc(50% - var(--d) / 2) calc(50% - var(--d) / 2)',
        border: '1.5px solid var(--ink)',
        borderRadius: '50%',
        background: 'var(--tint, var(--surface))',
      },
      // Each below its month; the other months stay visible.
      [from.lg]: { display: 'grid', flex: '1 0 36px', width: 'auto', fontSize: '1rem', '--d': '36px' },
    },
    '& span': {
      minWidth: 0,
      overflowWrap: 'anywhere',
      [from.lg]: { order: -1, flex: '0 0 19rem', paddingRight: 16 },
    },
    ...Object.fromEntries(
      Array.from({ length: MOST_MONTHS }, (_, month) => [
        `figure:has(label:nth-of-type(${month + 1}) :checked) & i:nth-of-type(${month + 1})`,
        { display: 'grid', fontSize: '1.375rem', '--d': '56px' },
      ]),
    ),
  },
});

/**
 * The ranks of some searches in the month that the visitor chooses; on wide screens among those of the other months.
 * Works without scripts.
 */
export function MonthlyRanks({ climb: { label, searches } }: { climb: ClimbWords }) {
  const most = Math.max(...searches.map(({ ranks }) => ranks.length));
  const months = Array.from({ length: most }, (_, index) => index + 1);
  return (
    <div className={s.climb}>
      <fieldset className={s.months}>
        <legend>{label}</legend>
        {months.map((month) => (
          <label key={month}>
            <input type="radio" name="month" value={month} defaultChecked={month === 1} />
            <span>{month}</span>
          </label>
        ))}
      </fieldset>
      <ul aria-live="polite">
        {searches.map(({ search, page, ranks }) => (
          <li key={search} className={cx(s.search, base.figures)}>
            {months.map((month) => (
              <i key={month} className={rankTint(ranks[month - 1] ?? 0)}>
                {ranks[month - 1] || '–'}
              </i>
            ))}
            <span>
              <b>{search}</b> <small>{page}</small>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
