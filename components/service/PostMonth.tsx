import type { Service } from '../../schemas/services.ts';
import { base } from '../base.styles.ts';
import { cx } from '../cx.ts';
import { from, sheet } from '../sheet.ts';
import { tally } from './tally.ts';

type MonthWords = NonNullable<NonNullable<Service['example']>['month']>;

const s = sheet('service/PostMonth', {
  month: {
    border: '1.5px solid var(--ink)',
    borderRadius: 6,
    background: 'var(--surface)',
    overflow: 'clip',
  },
  days: {
    minWidth: 0,
    margin: 0,
    padding: 0,
    border: 0,
    counterReset: 'posts',
    [from.md]: { display: 'grid', gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
    '& legend': {
      float: 'left',
      gridColumn: '1 / -1',
      padding: '1rem 1.25rem .8rem',
      fontSize: '1.25rem',
      fontWeight: 800,
    },
    '& b': {
      display: 'none',
      padding: '0 12px 6px',
      fontSize: 'var(--fs-small)',
      [from.md]: { display: 'block' },
    },
    '& label': {
      clear: 'both',
      position: 'relative',
      display: 'flex',
      gap: 12,
      alignItems: 'center',
      minHeight: 48,
      padding: '8px 1.25rem 6px',
      borderTop: '1.5px solid var(--ink)',
      lineHeight: 1.2,
      color: 'var(--muted)',
      '&:hover': { background: 'var(--block)' },
      '&:has(:checked)': { background: 'var(--signal-3)', color: 'var(--ink)', counterIncrement: 'posts' },
      '&:nth-of-type(3n):has(:checked)': { background: 'var(--yellow)' },
      '&:nth-of-type(4n):has(:checked)': { background: 'var(--water)' },
      [from.md]: {
        flexDirection: 'column',
        alignItems: 'start',
        gap: 4,
        '& input': { position: 'absolute', top: 12, right: 12 },
        minHeight: 108,
        padding: '10px 12px 8px',
        '&:not(:nth-of-type(5n))': { borderRight: '1.5px solid var(--ink)' },
      },
      cursor: 'pointer',
      '& input': { order: 1, width: 20, height: 20, margin: '0 0 0 auto', accentColor: 'var(--ink)' },
    },
    '& i': { flex: 'none', minWidth: '1.4em', fontStyle: 'normal', fontSize: '1.375rem', fontWeight: 800 },
  },
  foot: { ...tally('posts'), gridColumn: '1 / -1' },
});

/** Four weeks in which a visitor chooses the days with a post; the number follows. Works without scripts. */
export function PostMonth({ month }: { month: MonthWords }) {
  const { label, weekdays, days, count, note } = month;
  return (
    <div className={cx(s.month, base.figures)}>
      <fieldset className={s.days}>
        <legend>{label}</legend>
        {weekdays.map((weekday) => (
          <b key={weekday} aria-hidden="true">
            {weekday}
          </b>
        ))}
        {days.map(({ day, post, planned }) => (
          <label key={day}>
            <input type="checkbox" value={day} defaultChecked={planned} />
            <i>{day}</i> <span>{post}</span>
          </label>
        ))}
        <p className={s.foot}>
          <strong>{count}</strong> {note}
        </p>
      </fieldset>
    </div>
  );
}
