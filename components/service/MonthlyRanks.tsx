import type { ExampleWords } from '../../schemas/services.ts';
import { base } from '../base.styles.ts';
import { cx } from '../cx.ts';
import { RANK_COLORS } from '../drawings/parts/rank-field.ts';
import { rankTint } from '../rank-tint.styles.ts';
import { from, sheet } from '../sheet.ts';
import { RoadChoice } from './RoadChoice.tsx';

const MOST_MONTHS = 12;

const s = sheet('service/MonthlyRanks', {
  climb: { border: '1.5px solid var(--ink)', borderRadius: 6, background: 'var(--surface)' },
  /** The key to the colors. */
  key: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: 8,
    padding: '.8rem clamp(.8rem, 2.4vw, 2rem)',
    borderTop: '1.5px solid var(--ink)',
    '& b': {
      padding: '.2rem .8rem 0',
      border: '1.5px solid',
      borderRadius: 99,
      background: 'var(--tint)',
      lineHeight: 1.3,
    },
  },
  search: {
    display: 'flex',
    alignItems: 'center',
    gap: 'clamp(6px, 2vw - 10px, 14px)',
    padding: '.9rem clamp(.8rem, 2.4vw, 2rem) .8rem',
    lineHeight: 1.25,
    '& + &': { borderTop: '1px solid var(--line)' },
    '& b': { display: 'block', fontSize: 'clamp(1.125rem, 1rem + .7vw, 1.5rem)', fontWeight: 800 },
    '& small': { fontSize: '1rem', [from.lg]: { fontSize: 'var(--fs-small)', color: 'var(--ink-2)' } },
    '& i': {
      display: 'none',
      position: 'relative',
      isolation: 'isolate',
      placeItems: 'center',
      flex: 'none',
      width: 52,
      height: 46,
      paddingTop: '.1em',
      color: 'var(--ink)',
      fontSize: '1.125rem',
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
      [from.lg]: { display: 'grid', flex: '1 0 36px', width: 'auto', '--d': '36px' },
    },
    '& span': {
      order: 1,
      minWidth: 0,
      overflowWrap: 'anywhere',
      [from.lg]: { order: 0, flex: '0 0 19rem', paddingRight: 16 },
    },
    ...Object.fromEntries(
      Array.from({ length: MOST_MONTHS }, (_, month) => [
        `figure:has(label:nth-of-type(${month + 1}) :checked) & i:nth-of-type(${month + 1})`,
        // The months after it are still to come.
        { display: 'grid', '--d': '44px', '& ~ i': { visibility: 'hidden' } },
      ]),
    ),
  },
  /** How many of them are on the first page. */
  sum: { borderBottom: '1.5px solid var(--ink)', '& i': { '--tint': 'var(--yellow)' } },
});

const isOnPageOne = (rank: number) => rank > 0 && rank <= 10;

/**
 * The ranks of some searches in the month that the visitor chooses, at first the last one; on wide screens among those of
 * the other months. Works without scripts.
 */
export function MonthlyRanks({ climb }: { climb: ExampleWords<'climb'> }) {
  const { label, key, none, sum, searches } = climb;
  const most = Math.max(...searches.map(({ ranks }) => ranks.length));
  const months = Array.from({ length: most }, (_, index) => index + 1);
  return (
    <div className={s.climb}>
      <RoadChoice label={label} name="month" stops={months} />
      <ul aria-live="polite">
        {sum && (
          <li className={cx(s.search, s.sum, base.figures)}>
            <span>
              <b>{sum.title}</b> <small>{sum.text}</small>
            </span>{' '}
            {months.map((month) => (
              <i key={month}>{searches.filter(({ ranks }) => isOnPageOne(ranks[month - 1] ?? 0)).length}</i>
            ))}
          </li>
        )}
        {searches.map(({ search, page, ranks }) => (
          <li key={search} className={cx(s.search, base.figures)}>
            <span>
              <b>{search}</b> <small>{page}</small>
            </span>{' '}
            {months.map((month) => (
              <i key={month} className={rankTint(ranks[month - 1] ?? 0)}>
                {ranks[month - 1] || '–'}
              </i>
            ))}
          </li>
        ))}
      </ul>
      <p className={s.key}>
        <span>{key}</span>
        {RANK_COLORS.map(({ label, to }) => (
          <b key={label} className={rankTint(to)}>
            {label}
          </b>
        ))}
        {searches.some(({ ranks }) => ranks.includes(0)) && <span>– {none}</span>}
      </p>
    </div>
  );
}
